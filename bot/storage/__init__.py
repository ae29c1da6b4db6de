"""The database: connections, migrations, and one small store for each family of tables."""
