"""What is still to be packed away, among all that is due"""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "INSERT INTO due (match, kind, at, lease) SELECT match, 'pack', 0, 0 FROM records "
        "WHERE EXISTS (SELECT 1 FROM entries WHERE entries.match = records.match)"
    )


def downgrade() -> None:
    op.execute("DELETE FROM due WHERE kind = 'pack'")
