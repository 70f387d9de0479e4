"""Lessons and branches are told from other tables, so that they can be kept for a shorter time"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.text("false")))
    only = sa.text("practice")
    op.create_index("tables_practice", "tables", ["created"], postgresql_where=only, sqlite_where=only)


def downgrade() -> None:
    op.drop_index("tables_practice", "tables")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("practice")
