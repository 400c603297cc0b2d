import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import {
  emptyTables,
  isUnusedDatabase,
  listAppliedMigrations,
  listBackupSequences,
  listBackupTables,
  openToOffice,
  readRows,
  setSequence,
  suspendRules,
  writeRows,
  type BackupSequence,
  type BackupTable,
} from './backup-tables.queries.ts'
import { migrate } from '../db/migrate.ts'
import { listMigrations } from '../db/migration-files.ts'
import type { MasterKeys } from '../sealing/master-keys.ts'
import { openStream, sealStream, type Opening } from './sealed-file.ts'

/** How much went into a backup or came out of one. */
export interface BackupCounts {
  tables: number
  rows: number
}

/** The content is gzip'd lines of JSON: this one first, then per table a line that names it and its rows, then the counts. */
interface BackupHead {
  format: 'marketplace-backup-1'
  made_at: string
  server_version: string
  migrations: string[]
  sequences: BackupSequence[]
}

type BackupLine = { table: BackupTable } | { end: BackupCounts }

const BATCH = 1_000
const NO_BACKUP = 'The file is no backup of this product'

/**
 * Writes every table into one file, as they all were at one moment; the server may go on working meanwhile. The file is sealed
 * as a whole (sealed-file.ts) and readable by its owner alone. No key is in it but its own, wrapped.
 * @param keys null leaves it unsealed: for the example data of a release.
 */
export const backUp = async (
  pool: pg.Pool,
  file: string,
  now: Date,
  keys: MasterKeys | null,
): Promise<BackupCounts> => {
  const draft = `${file}.partial`
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // A whole table may take longer than a request may; and row-level security must not leave rows out silently.
    await client.query('set local statement_timeout = 0')
    await openToOffice(client)
    const counts = await writeBackup(client, draft, now, keys)
    await client.query('commit')
    await rename(draft, file)
    return counts
  } catch (error) {
    await client.query('rollback')
    await rm(draft, { force: true })
    throw error
  } finally {
    client.release()
  }
}

const writeBackup = async (
  client: pg.PoolClient,
  draft: string,
  now: Date,
  keys: MasterKeys | null,
): Promise<BackupCounts> => {
  const gzip = createGzip({ level: 6 })
  const output = createWriteStream(draft, { mode: 0o600, flush: true })
  const written = keys === null ? pipeline(gzip, output) : pipeline(gzip, sealStream(keys), output)
  // Awaited at the end; a full disk in between must not end the process before it is reported.
  written.catch(() => gzip.destroy())
  const write = async (text: string): Promise<void> => {
    if (!gzip.write(`${text}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  const { rows: versions } = await client.query<{ server_version: string }>('show server_version')
  const head: BackupHead = {
    format: 'marketplace-backup-1',
    made_at: now.toISOString(),
    server_version: versions[0]?.server_version ?? '',
    migrations: await listAppliedMigrations(client),
    sequences: await listBackupSequences(client),
  }
  await write(JSON.stringify(head))
  const counts = { tables: 0, rows: 0 }
  for (const table of await listBackupTables(client)) {
    await write(JSON.stringify({ table } satisfies BackupLine))
    counts.tables += 1
    for await (const rows of readRows(client, table, BATCH)) {
      await write(rows.join('\n'))
      counts.rows += rows.length
    }
  }
  await write(JSON.stringify({ end: counts } satisfies BackupLine))
  gzip.end()
  await written
  return counts
}

/**
 * Loads a backup, all of it or nothing. Meant for a new database; the server must not run on it. One that an earlier release
 * made is loaded as that release had it, and upgraded.
 *
 * @param how what opens the file; `replace` allows a database that has been used, whose content is then gone
 * @throws Error when the database has been used, the backup knows migrations that this release does not, or replaces a
 * database of others, or the file is damaged
 */
export const restore = async (
  pool: pg.Pool,
  file: string,
  { replace = false, ...opening }: Opening & { replace?: boolean },
): Promise<BackupCounts> => {
  await (await open(file)).close()
  const made = await checkWhole(file, opening)
  const used = await isUsed(pool)
  if (used && !replace) {
    throw new Error(
      'The database has been used. Restore into a new one, or add --replace to give up what it holds.',
    )
  }
  if (!used) await refuseUnknownMigrations(made.migrations)
  const through = used ? undefined : findLastMigration(made)
  await migrate(pool, through === undefined ? {} : { through })
  const counts = await load(pool, file, opening)
  await migrate(pool)
  return counts
}

const refuseCutShort = (file: string): never => {
  throw new Error(`${file} is cut short: it does not end as a backup does`)
}

/**
 * Reads a backup to its end before anything is done with the database: one that is cut short or was changed leaves a new database
 * new, so that the right one can follow.
 */
const checkWhole = async (file: string, opening: Opening): Promise<BackupHead> => {
  let head: BackupHead | null = null
  let announced: BackupCounts | null = null
  const counts = { tables: 0, rows: 0 }
  for await (const line of readLines(file, opening)) {
    if (head === null) {
      head = readHead(line)
      if (head === null) throw new Error(NO_BACKUP)
    } else if (line.startsWith('[')) counts.rows += 1
    else {
      const content: BackupLine = JSON.parse(line)
      if ('end' in content) announced = content.end
      else counts.tables += 1
    }
  }
  if (head === null || announced?.tables !== counts.tables || announced.rows !== counts.rows)
    return refuseCutShort(file)
  return head
}

const refuseDiffering = (differing: readonly string[]): void => {
  if (differing.length > 0)
    throw new Error(
      'The backup was made by a release with other migrations. Restore it into a new database, with this release or a later one.\n' +
        differing.join('\n'),
    )
}

/** A new database would be migrated before the difference is seen. */
const refuseUnknownMigrations = async (migrations: readonly string[]): Promise<void> => {
  const own = new Set((await listMigrations()).map(({ name, hash }) => `${name} ${hash}`))
  refuseDiffering(
    migrations
      .filter((applied) => /^\S+\.sql /.test(applied) && !own.has(applied))
      .map((applied) => `only in the backup: ${applied}`),
  )
}

/** The last migration that the backup had. */
const findLastMigration = ({ migrations }: BackupHead): string | undefined =>
  migrations.map((applied) => applied.split(' ')[0] ?? '').findLast((name) => name.endsWith('.sql'))

const load = async (pool: pg.Pool, file: string, opening: Opening): Promise<BackupCounts> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await openToOffice(client)
    const counts = await readBackup(client, file, opening)
    await client.query('commit')
    return counts
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const isUsed = async (pool: pg.Pool): Promise<boolean> => {
  const client = await pool.connect()
  try {
    return !(await isUnusedDatabase(client))
  } finally {
    client.release()
  }
}

const readBackup = async (client: pg.PoolClient, file: string, opening: Opening): Promise<BackupCounts> => {
  const tables = await listBackupTables(client)
  const putRulesBack = await suspendRules(client, tables)
  await emptyTables(client, tables)
  const loading = new TableLoader(client, tables)
  let head: BackupHead | null = null
  for await (const line of readLines(file, opening)) {
    if (head === null) head = await checkHead(client, line)
    else await loading.take(line)
  }
  if (head === null || !loading.isComplete()) return refuseCutShort(file)
  await putRulesBack()
  for (const sequence of head.sequences) await setSequence(client, sequence)
  return loading.counts
}

/** Lines end with a line feed alone: node:readline would also cut at separators that customers' texts may hold. */
const readLines = async function* (file: string, opening: Opening): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8')
  // What goes wrong before the lines ends them with the same error; who has read enough of them ends the file.
  pipeline(createReadStream(file), openStream(opening), unzipped).catch((error: Error) =>
    unzipped.destroy(error),
  )
  let rest = ''
  for await (const chunk of unzipped) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

const readHead = (line: string): BackupHead | null => {
  const head: Partial<BackupHead> = line.startsWith('{"format":"marketplace-backup-1"')
    ? JSON.parse(line)
    : {}
  const { migrations, sequences } = head
  if (migrations === undefined || sequences === undefined) return null
  return { format: 'marketplace-backup-1', made_at: '', server_version: '', migrations, sequences }
}

const checkHead = async (client: pg.PoolClient, line: string): Promise<BackupHead> => {
  const head = readHead(line)
  if (head === null) throw new Error(NO_BACKUP)
  const { migrations } = head
  const own = await listAppliedMigrations(client)
  const differing = [
    ...migrations.filter((name) => !own.includes(name)).map((name) => `only in the backup: ${name}`),
    ...own.filter((name) => !migrations.includes(name)).map((name) => `only in this release: ${name}`),
  ]
  refuseDiffering(differing)
  return head
}

/** Takes the lines after the first and writes the rows of one table after the other. */
class TableLoader {
  readonly counts: BackupCounts = { tables: 0, rows: 0 }
  readonly #client: pg.PoolClient
  readonly #known: Map<string, BackupTable>
  #table: BackupTable | null = null
  #batch: string[] = []
  #announced: BackupCounts | null = null

  constructor(client: pg.PoolClient, tables: BackupTable[]) {
    this.#client = client
    this.#known = new Map(tables.map((table) => [`${table.schema}.${table.table}`, table]))
  }

  async take(line: string): Promise<void> {
    if (line.startsWith('[')) {
      this.#batch.push(line)
      if (this.#batch.length >= BATCH) await this.#flush()
      return
    }
    await this.#flush()
    const content: BackupLine = JSON.parse(line)
    if ('end' in content) this.#announced = content.end
    else this.#begin(content.table)
  }

  isComplete(): boolean {
    const announced = this.#announced
    return (
      announced !== null && announced.tables === this.counts.tables && announced.rows === this.counts.rows
    )
  }

  /** Names in the statements come from this database's own catalogue, never from the file. */
  #begin(table: BackupTable): void {
    const own = this.#known.get(`${table.schema}.${table.table}`)
    if (own === undefined || JSON.stringify(own.columns) !== JSON.stringify(table.columns)) {
      throw new Error(`The table ${table.schema}.${table.table} of the backup is not as this release has it`)
    }
    this.#table = own
    this.counts.tables += 1
  }

  async #flush(): Promise<void> {
    if (this.#batch.length === 0) return
    if (this.#table === null) throw new Error('The file has rows before it names a table')
    await writeRows(this.#client, this.#table, this.#batch)
    this.counts.rows += this.#batch.length
    this.#batch = []
  }
}
