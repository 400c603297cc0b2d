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
    const steps = await indexEachPart(client, statement)
    for (const step of steps) {
      await dropUnfinished(client, step)
      await client.query(step)
    }
  }
  await client.query(note, [migration.name, migration.hash])
}

const newIndex =
  /^(?<create>create(?: unique)? index) concurrently if not exists (?<name>[a-z0-9_]+) on (?<table>[a-z0-9_]+) (?<rest>[\s\S]+)$/i

/**
 * PostgreSQL builds no index concurrently on a table that is cut by month. So the table gets an empty one, which takes no time,
 * then each part its own while customers work, and the last that is attached makes the whole valid. Any other statement is itself.
 */
const indexEachPart = async (client: pg.ClientBase, statement: string): Promise<string[]> => {
  const groups = newIndex.exec(statement)?.groups
  if (groups === undefined) return [statement]
  const { create = '', name = '', table = '', rest = '' } = groups
  const { rows } = await client.query<{ part: string; is_attached: boolean }>(
    `select c.relname as part, exists (select from pg_inherits h join pg_index x on x.indexrelid = h.inhrelid
        where h.inhparent = to_regclass($2) and x.indrelid = c.oid) as is_attached
      from pg_partition_tree($1::regclass) t join pg_class c on c.oid = t.relid where t.isleaf and t.parentrelid is not null
      order by 1`,
    [table, name],
  )
  if (rows.length === 0) return [statement]
  const suffix = name.slice(table.length)
  return [
    `${create} if not exists ${name} on only ${table} ${rest}`,
    ...rows
      .filter(({ is_attached }) => !is_attached)
      .flatMap(({ part }) => [
        `${create} concurrently if not exists ${part}${suffix} on ${part} ${rest}`,
        `alter index ${name} attach partition ${part}${suffix}`,
      ]),
  ]
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
