import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import {
  listBackupTables,
  openToOffice,
  readRows,
  type BackupTable,
} from '../platform/backup/backup-tables.queries.ts'

/** What a table holds: the names of its columns, how many rows, and the hash of them in whatever order they stand. */
export interface CarriedTable {
  columns: readonly string[]
  rows: number
  hash: string
}

/** Every table by `schema.name`. */
export type Carried = ReadonlyMap<string, CarriedTable>

/** `rows` are JSON arrays in the order of `columns`; the hash goes over `kept` alone. */
const carry = (
  { columns }: BackupTable,
  rows: readonly string[],
  kept: readonly string[] = columns.map(({ name }) => name),
): CarriedTable => {
  const places = kept.map((name) => columns.findIndex((column) => column.name === name))
  const hashes = rows.map((row) => {
    const values = JSON.parse(row) as (string | null)[]
    const read = places.map((place) => values[place] ?? null)
    return createHash('sha256').update(JSON.stringify(read)).digest('hex')
  })
  const hash = createHash('sha256').update(hashes.sort().join()).digest('hex')
  return { columns: kept, rows: rows.length, hash }
}

/**
 * What the database holds.
 * @param like counts the columns that the tables of another have alone, so that a new column is no difference
 */
export const readCarried = async (pool: pg.Pool, like?: Carried): Promise<Carried> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await openToOffice(client)
    const carried = new Map<string, CarriedTable>()
    for (const table of await listBackupTables(client)) {
      const rows: string[] = []
      for await (const batch of readRows(client, table, 500)) rows.push(...batch)
      const name = `${table.schema}.${table.table}`
      carried.set(name, carry(table, rows, like?.get(name)?.columns))
    }
    return carried
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/**
 * The same of a backup's file, with the migrations that it names.
 * @param moved columns, by `schema.name`, that a later migration moves elsewhere: they are not counted
 */
export const readCarriedFile = (
  file: string,
  moved: Readonly<Record<string, readonly string[]>> = {},
): { carried: Carried; migrations: string[] } => {
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  const { migrations } = JSON.parse(head) as { migrations: string[] }
  const found: { table: BackupTable; rows: string[] }[] = []
  for (const line of lines) {
    if (line.startsWith('[')) found.at(-1)?.rows.push(line)
    else if (line.startsWith('{"table":'))
      found.push({ table: (JSON.parse(line) as { table: BackupTable }).table, rows: [] })
  }
  const carried = new Map(
    found.map(({ table, rows }) => {
      const name = `${table.schema}.${table.table}`
      const kept = table.columns.map((column) => column.name)
      return [
        name,
        carry(
          table,
          rows,
          kept.filter((column) => moved[name]?.includes(column) !== true),
        ),
      ]
    }),
  )
  return { carried, migrations }
}
