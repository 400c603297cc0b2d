import type { ClientBase } from 'pg'

/** One table as a backup holds it; every value travels as PostgreSQL's own text, so none is rounded or reformatted. */
export type BackupTable = { schema: string; table: string; columns: { name: string; type: string }[] }

/** The last value that a sequence gave out; null when it has given none. */
export type BackupSequence = { schema: string; sequence: string; last_value: string | null }

/** The application's schema and the job queue's: queued jobs are part of what must not be lost. */
const SCHEMAS = ['public', 'graphile_worker']

/** What the migrations themselves write down; the target of a restore has its own, compared before anything is loaded. */
const MIGRATION_LISTS = ['public.schema_migration', 'graphile_worker.migrations']

/** Every table with its stored columns, in the order of their names. One in parts is one table, however it is cut. */
export const listBackupTables = async (client: ClientBase): Promise<BackupTable[]> => {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as "table",
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname || '.' || c.relname <> all($2)
     group by 1, 2 order by 1, 2`,
    [SCHEMAS, MIGRATION_LISTS],
  )
  return rows
}

/**
 * Opens the tables with row-level security to the rest of the transaction, as the application itself does for staff.
 *
 * @throws Error for one without the policy `office`: its rows would be left out silently
 */
export const openToOffice = async (client: ClientBase): Promise<void> => {
  await client.query(`select set_config('app.office', '1', true)`)
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as "table" from pg_class c
     where c.relnamespace = any($1::regnamespace[]) and c.relkind = 'r' and row_security_active(c.oid)
       and c.relnamespace <> 'graphile_worker'::regnamespace
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'office')`,
    [SCHEMAS],
  )
  if (rows.length > 0)
    throw new Error(`row-level security would leave out ${rows.map(({ table }) => table).join(', ')}`)
}

/** Every sequence with its last value. */
export const listBackupSequences = async (client: ClientBase): Promise<BackupSequence[]> => {
  const { rows } = await client.query<BackupSequence>(
    `select schemaname as schema, sequencename as sequence, last_value::text as last_value
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Names and hashes of the applied migrations, and the number of the job queue's last one. */
export const listAppliedMigrations = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ applied: string }>(
    `select name || ' ' || hash as applied from schema_migration
     union all select 'job queue ' || max(id) from graphile_worker.migrations order by 1`,
  )
  return rows.map(({ applied }) => applied)
}

/** True for a database in which no migration ever ran. */
export const isUnusedDatabase = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ unused: boolean }>(
    `select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as unused`,
  )
  return rows[0]?.unused === true
}

/** Reads a table in batches of `size`; each row is the text of a JSON array with one text or null per column. */
export const readRows = async function* (
  client: ClientBase,
  { schema, table, columns }: BackupTable,
  size: number,
): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => `${client.escapeIdentifier(name)}::text`).join(', ')
  await client.query(
    `declare backup_rows no scroll cursor for
     select json_build_array(${values})::text as row from ${nameOf(client, schema, table)}`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${size} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close backup_rows')
}

/** Writes rows as `readRows` gave them, whatever their identity columns would number by themselves. */
export const writeRows = async (client: ClientBase, table: BackupTable, rows: string[]): Promise<void> => {
  const names = table.columns.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  const values = table.columns.map(({ type }, index) => `(row ->> ${index})::${type}`).join(', ')
  await client.query(
    `insert into ${nameOf(client, table.schema, table.table)} (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) row`,
    [`[${rows.join(',')}]`],
  )
}

/** Sets a sequence to go on after `last_value`. */
export const setSequence = async (
  client: ClientBase,
  { schema, sequence, last_value }: BackupSequence,
): Promise<void> => {
  if (last_value === null) return
  await client.query('select setval($1::regclass, $2)', [nameOf(client, schema, sequence), last_value])
}

/** Empties the tables. */
export const emptyTables = async (client: ClientBase, tables: BackupTable[]): Promise<void> => {
  await client.query(
    `truncate ${tables.map(({ schema, table }) => nameOf(client, schema, table)).join(', ')}`,
  )
}

/**
 * Takes the rules between tables away and the triggers out of service, so that tables can be loaded in any order and as
 * they were.
 *
 * @returns puts both back, which checks every row
 */
export const suspendRules = async (
  client: ClientBase,
  tables: BackupTable[],
): Promise<() => Promise<void>> => {
  const names = tables.map(({ schema, table }) => nameOf(client, schema, table))
  const { rows: rules } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [names],
  )
  for (const { table, name } of rules) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of names) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of names) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, rule } of rules) {
      await client.query(`alter table ${table} add constraint ${name} ${rule}`)
    }
  }
}

const nameOf = (client: ClientBase, schema: string, name: string): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

export const hasTable = async (client: Pick<ClientBase, 'query'>, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass($1) is not null as there`, [
    table,
  ])
  return rows[0]?.there === true
}
