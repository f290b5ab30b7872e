import { inTransaction, selectAll, type Database } from '../stores/embedded/database'

/** The tables of records; SQLite keeps its own beside them. */
const recordTables = (database: Database): string[] =>
  selectAll<{ name: string }>(
    database,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  ).map(({ name }) => name)

/** Deletes all records of these tables, of every table where none is named. */
export function emptyTables(database: Database, tables = recordTables(database)): void {
  inTransaction(database, () => {
    // In whatever order: references are checked when everything is gone.
    database.exec('PRAGMA defer_foreign_keys = ON')
    for (const table of tables) database.exec(`DELETE FROM ${table}`)
  })
}

/** Makes the store give this id to the next record that it writes into the table. */
export function setNextId(database: Database, table: string, id: number): void {
  inTransaction(database, () => {
    database.prepare('DELETE FROM sqlite_sequence WHERE name = :table').run({ table })
    database
      .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)')
      .run({ table, last: id - 1 })
  })
}
