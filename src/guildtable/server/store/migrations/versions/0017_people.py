"""A page for a player, whom they won over, whom they have blocked, and when they are to be erased"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
oldest = "0013"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("profile", sa.String(length=26)))
    op.add_column("players", sa.Column("erase_at", sa.Float()))
    op.create_index("players_profile", "players", ["profile"], unique=True)
    op.create_index("players_erase_at", "players", ["erase_at"], postgresql_where=sa.text("erase_at IS NOT NULL"))
    op.add_column("results", sa.Column("company", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("reports", sa.Column("context", sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "retired_looks",
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint"),
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("blocked", sa.String(length=26), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("blocks_once", "blocks", ["player", "blocked"], unique=True)
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_table("retired_looks")
    for table, columns in (("reports", ["context"]), ("results", ["company"]), ("players", ["profile", "erase_at"])):
        for column in columns:
            if table == "players":
                op.drop_index(f"players_{column}", table)
            op.drop_column(table, column)  # in place: a table that SQLite builds anew takes its sessions along
