"""What is proposed has a kind and a number; seats taken from one address can be told"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("proposals", schema=None) as batch_op:
        batch_op.add_column(sa.Column("kind", sa.Text(), server_default="take-back", nullable=False))
        batch_op.add_column(sa.Column("gone", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("number", sa.Integer(), server_default=sa.text("1"), nullable=False))
        batch_op.add_column(sa.Column("stands", sa.Boolean(), server_default=sa.text("true"), nullable=False))
        batch_op.add_column(sa.Column("at", sa.Float(), server_default=sa.text("0"), nullable=False))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("origin", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("origin")
    with op.batch_alter_table("proposals", schema=None) as batch_op:
        for name in ("at", "stands", "number", "gone", "kind"):
            batch_op.drop_column(name)
