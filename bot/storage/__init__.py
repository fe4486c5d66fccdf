"""Everything that outlives the process: tables, migrations, backups, and the queries of each area."""
