"""Access to the database: one implementation for SQLite in a file, one for PostgreSQL."""
