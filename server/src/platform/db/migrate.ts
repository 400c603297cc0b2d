import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { runMigrations } from 'graphile-worker'

const FOLDER = new URL('../../../migrations/', import.meta.url)
/** Any number; it keeps two processes from migrating at once. */
const LOCK = 7_214_001

export interface Migration {
  name: string
  sql: string
  hash: string
}

/** The migrations in their order: 001-…, 002-…, without a gap. */
export const listMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  for (const [index, name] of names.entries()) {
    if (!name.startsWith(`${String(index + 1).padStart(3, '0')}-`))
      throw new Error(`migration ${name} is out of order`)
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, sql: text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * Applies what is missing, each migration in its own transaction, and the job queue's own tables. Forward only.
 * @returns the names applied now.
 * @throws Error where an applied migration was edited afterwards.
 */
export const migrate = async (pool: pg.Pool): Promise<string[]> => {
  const client = await pool.connect()
  try {
    // Another process may be at it for minutes, and so may this one.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const done = new Map(
      (
        await client.query<{ name: string; hash: string }>('select name, hash from schema_migration')
      ).rows.map((row) => [row.name, row.hash]),
    )
    const applied: string[] = []
    for (const migration of await listMigrations()) {
      const hash = done.get(migration.name)
      if (hash === migration.hash) continue
      if (hash !== undefined)
        throw new Error(`migration ${migration.name} was changed after it had been applied`)
      await client.query('begin')
      try {
        await client.query(migration.sql)
        await client.query('insert into schema_migration (name, hash) values ($1, $2)', [
          migration.name,
          migration.hash,
        ])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${migration.name} failed`, { cause: error })
      }
      applied.push(migration.name)
    }
    await runMigrations({ pgPool: pool })
    return applied
  } finally {
    // The lock and the setting go with the connection.
    client.release(true)
  }
}
