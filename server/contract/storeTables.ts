import { runInTransaction, selectAll, type Database } from '../records/sqlite/sqliteFile'

/** Lists the tables of records, without SQLite's internal ones. */
const listRecordTables = (database: Database): string[] =>
  selectAll<{ name: string }>(
    database,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  ).map(({ name }) => name)

/** Deletes all records of these tables, by default of every table. */
export function emptyTables(database: Database, tables = listRecordTables(database)): void {
  runInTransaction(database, () => {
    // The order does not matter: foreign keys are checked at the end of the transaction.
    database.exec('PRAGMA defer_foreign_keys = ON')
    for (const table of tables) database.exec(`DELETE FROM ${table}`)
  })
}

/** Sets the id of the next record that is inserted into the table. */
export function setNextId(database: Database, table: string, id: number): void {
  runInTransaction(database, () => {
    database.prepare('DELETE FROM sqlite_sequence WHERE name = :table').run({ table })
    database
      .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)')
      .run({ table, last: id - 1 })
  })
}
