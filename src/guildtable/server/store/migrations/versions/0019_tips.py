"""Tips that were given are counted at the seat"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
oldest = "0013"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("tips", sa.Integer(), nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    op.drop_column("seats", "tips")
