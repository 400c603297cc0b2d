import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export const MIGRATIONS = new URL('../../../migrations/', import.meta.url)

export interface Migration {
  name: string
  sql: string
  hash: string
  /** Runs outside of a transaction, statement by statement; run again after an interruption it goes on. */
  concurrently: boolean
  /** How long a statement waits for a lock, and how long it may take, as PostgreSQL writes a time. */
  lock_timeout: string
  statement_timeout: string
}

type Settings = Pick<Migration, 'concurrently' | 'lock_timeout' | 'statement_timeout'>

/**
 * Whoever waits for a lock on a table holds everybody up who comes after: three seconds are borne, and a busy table is tried
 * again. Building an index concurrently waits for old transactions alone and holds nobody up, so it has patience.
 */
const inTransaction: Settings = { concurrently: false, lock_timeout: '3s', statement_timeout: '10min' }
const outside: Settings = { concurrently: true, lock_timeout: '10min', statement_timeout: '6h' }

/**
 * What the first line says: `-- migrate: concurrently` or `-- migrate: lock_timeout 1s, statement_timeout 1h`.
 * @throws Error for a word that it does not know.
 */
export const readSettings = (text: string): Settings => {
  const words = /^-- migrate: (.+)\n/.exec(text)?.[1]?.split(', ') ?? []
  const settings = words.includes('concurrently') ? { ...outside } : { ...inTransaction }
  for (const word of words.filter((found) => found !== 'concurrently')) {
    const [, name, value] = /^(lock_timeout|statement_timeout) (\d+(?:ms|s|min|h))$/.exec(word) ?? []
    if (value === undefined) throw new Error(`"${word}" says nothing about a migration`)
    settings[name === 'lock_timeout' ? 'lock_timeout' : 'statement_timeout'] = value
  }
  return settings
}

/** The migrations in their order: 001-…, 002-…, without a gap. */
export const listMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  for (const [index, name] of names.entries()) {
    if (!name.startsWith(`${String(index + 1).padStart(3, '0')}-`))
      throw new Error(`migration ${name} is out of order`)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), ...readSettings(sql) }
    }),
  )
}
