"""Who played what has a table of its own; nodes fill it for matches of before, a little at a time"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
oldest = "0013"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("match", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("bots", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("results_player", "results", ["player", "ended", "match"])
    op.create_index("results_player_game", "results", ["player", "game", "ended", "match"])
    op.add_column("records", sa.Column("has_results", sa.Boolean(), nullable=False, server_default=sa.text("false")))
    op.create_index(
        "records_without_results",
        "records",
        ["ended"],
        postgresql_where=sa.text("NOT has_results"),
        sqlite_where=sa.text("has_results = 0"),
    )


def downgrade() -> None:
    op.drop_index("records_without_results", "records")
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.drop_column("has_results")
    op.drop_table("results")
