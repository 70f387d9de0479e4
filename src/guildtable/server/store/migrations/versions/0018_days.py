"""Clocks for days, and who is called back how"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
oldest = "0013"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("days", sa.Text()))
    op.create_table(
        "time_offsets",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("since"),
    )
    op.create_index("ix_outages_until", "outages", ["until"])
    _settings()
    op.create_table(
        "vacations",
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("year", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "since"),
    )
    op.create_index("ix_vacations_until", "vacations", ["until"])
    op.create_table(
        "calls",
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("at", sa.Float()),
        sa.Column("lease", sa.Float(), nullable=False, server_default=sa.text("0")),
        sa.Column("tries", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("sent", sa.Float()),
        sa.PrimaryKeyConstraint("player", "table", "asked", "channel"),
    )
    op.create_index("calls_at", "calls", ["at"], postgresql_where=sa.text("at IS NOT NULL"))
    op.create_index("calls_table", "calls", ["table"])


def _settings() -> None:
    op.create_table(
        "call_settings",
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False, server_default=""),
        sa.Column("quiet_from", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("quiet_hours", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("weekends", sa.Boolean(), nullable=False, server_default=sa.text("false")),
        sa.Column("vacation", sa.Boolean(), nullable=False, server_default=sa.text("true")),
        sa.Column("language", sa.String(length=2), nullable=False, server_default="en"),
        sa.Column("mail", sa.Text(), nullable=False, server_default="off"),
        sa.Column("mail_error", sa.Text()),
        sa.Column("webhook", sa.Text()),
        sa.Column("webhook_secret", sa.String(length=64)),
        sa.Column("webhook_error", sa.Text()),
        sa.Column("webhook_off", sa.Boolean(), nullable=False, server_default=sa.text("false")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player"),
    )
    op.create_table(
        "call_devices",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("called", sa.Float()),
        sa.Column("error", sa.Text()),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("endpoint"),
    )
    op.create_index("ix_call_devices_player", "call_devices", ["player"])


def downgrade() -> None:
    for table in ("calls", "vacations", "call_devices", "call_settings", "outages", "time_offsets"):
        op.drop_table(table)
    op.drop_column("tables", "days")  # in place: a table that SQLite builds anew takes its seats along
