"""What players report"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("page", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reports_table"), ["table"], unique=False)
        batch_op.create_index(batch_op.f("ix_reports_player"), ["player"], unique=False)
        batch_op.create_index(batch_op.f("ix_reports_at"), ["at"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_reports_at"))
        batch_op.drop_index(batch_op.f("ix_reports_player"))
        batch_op.drop_index(batch_op.f("ix_reports_table"))

    op.drop_table("reports")
