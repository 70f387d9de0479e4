"""A public name of each match, names beside its chain, seats kept for those who play again, a secret of the site"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "site_secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("match_name", sa.String(length=26), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("kept_for", sa.String(length=26), nullable=True))
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("names", sa.Text(), server_default="[]", nullable=False))
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.add_column(sa.Column("name", sa.String(length=26), nullable=True))
        batch_op.add_column(sa.Column("listed", sa.Boolean(), server_default=sa.text("false"), nullable=False))
        batch_op.create_index("records_name", ["name"], unique=True)
        batch_op.create_index("records_listed", ["listed", "ended"])
    op.execute("UPDATE records SET listed = true WHERE match IN (SELECT id FROM tables WHERE tables.listed)")


def downgrade() -> None:
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.drop_index("records_listed")
        batch_op.drop_index("records_name")
        batch_op.drop_column("listed")
        batch_op.drop_column("name")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("names")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("kept_for")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("match_name")
    op.drop_table("site_secrets")
