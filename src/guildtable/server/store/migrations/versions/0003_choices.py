"""What people choose before the first card"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("choice", sa.Text(), nullable=True))
        batch_op.create_index("seats_choice", ["table", "choice"], unique=True)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("seats_choice")
        batch_op.drop_column("choice")
