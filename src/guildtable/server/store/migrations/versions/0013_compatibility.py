"""A database says which programs may run on it, so that those of before can go on while others are upgraded"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
oldest = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("compatibility", sa.Column("oldest", sa.String(length=32), nullable=False, primary_key=True))


def downgrade() -> None:
    op.drop_table("compatibility")
