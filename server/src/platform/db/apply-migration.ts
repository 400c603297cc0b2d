import type pg from 'pg'
import type { Migration } from './migration-files.ts'
import { splitStatements } from './split-statements.ts'

const note = 'insert into schema_migration (name, hash) values ($1, $2)'

/** Applies a migration and notes it, all or nothing; one that runs concurrently may leave a part, which the next run goes on from. */
export const applyMigration = (client: pg.ClientBase, migration: Migration): Promise<void> =>
  migration.concurrently ? applyOutside(client, migration) : applyInside(client, migration)

const applyInside = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(
      `set local lock_timeout = '${migration.lock_timeout}'; set local statement_timeout = '${migration.statement_timeout}'`,
    )
    await client.query(migration.sql)
    await client.query(note, [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const applyOutside = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  await client.query(`set lock_timeout = '${migration.lock_timeout}'`)
  await client.query(`set statement_timeout = '${migration.statement_timeout}'`)
  for (const statement of splitStatements(migration.sql)) {
    await dropUnfinished(client, statement)
    await client.query(statement)
  }
  await client.query(note, [migration.name, migration.hash])
}

/** What an interrupted `create index concurrently` leaves has the name, serves no query, and would pass for finished. */
const dropUnfinished = async (client: pg.ClientBase, statement: string): Promise<void> => {
  const name = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([a-z0-9_]+)\s/i.exec(
    statement,
  )?.[1]
  if (name === undefined) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rowCount === 1) await client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`)
}
