"""Accounts: ways back for a guest, codes by mail, and names that nobody else may look like"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
oldest = "0013"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("proved", sa.Float()))
    op.create_table(
        "mailboxes",
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("address"),
    )
    op.create_index("mailboxes_player", "mailboxes", ["player"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_recovery_codes_player", "recovery_codes", ["player"])
    op.create_table(
        "mail_codes",
        sa.Column("ticket", sa.String(length=26), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("used", sa.Boolean(), nullable=False, server_default=sa.text("false")),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("ticket"),
    )
    op.create_index("mail_codes_link", "mail_codes", ["link"], unique=True)
    op.create_index("mail_codes_address", "mail_codes", ["address", "at"])
    op.create_index("mail_codes_origin", "mail_codes", ["origin", "at"])
    op.create_index("ix_mail_codes_at", "mail_codes", ["at"])
    op.create_table(
        "challenges",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("session", "kind"),
    )
    op.create_index("ix_challenges_at", "challenges", ["at"])
    op.create_table(
        "account_looks",
        sa.Column("look", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("look"),
    )
    op.create_index("ix_account_looks_player", "account_looks", ["player"])


def downgrade() -> None:
    for table in ("account_looks", "challenges", "mail_codes", "recovery_codes", "passkeys", "mailboxes"):
        op.drop_table(table)
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("proved")
