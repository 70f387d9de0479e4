"""Who is kept out of a table or its chat, and whom a report is about"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "restrictions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("restrictions", schema=None) as batch_op:
        batch_op.create_index("restrictions_once", ["table", "player", "kind"], unique=True)
        batch_op.create_index(batch_op.f("ix_restrictions_player"), ["player"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("spectators", sa.Text(), server_default="talk", nullable=False))
        batch_op.add_column(sa.Column("hidden", sa.Text(), server_default="[]", nullable=False))
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.add_column(sa.Column("about", sa.String(length=26), nullable=True))
        batch_op.add_column(sa.Column("said", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.drop_column("said")
        batch_op.drop_column("about")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("hidden")
        batch_op.drop_column("spectators")
    with op.batch_alter_table("restrictions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_restrictions_player"))
        batch_op.drop_index("restrictions_once")

    op.drop_table("restrictions")
