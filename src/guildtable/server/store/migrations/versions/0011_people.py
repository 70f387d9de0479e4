"""People have portraits, are here or idle, greet each other, and may let a table go"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("portrait", sa.Text()))
    op.add_column("seats", sa.Column("acted", sa.Float(), nullable=False, server_default=sa.text("0")))
    op.add_column("seats", sa.Column("let_go", sa.Boolean(), nullable=False, server_default=sa.text("false")))
    op.add_column("sayings", sa.Column("greeting", sa.Text(), nullable=False, server_default=""))
    op.create_index("tables_rematch", "tables", ["rematch"])


def downgrade() -> None:
    op.drop_index("tables_rematch", "tables")
    with op.batch_alter_table("sayings", schema=None) as batch_op:
        batch_op.drop_column("greeting")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("let_go")
        batch_op.drop_column("acted")
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.drop_column("portrait")
