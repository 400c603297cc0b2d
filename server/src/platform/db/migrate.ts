import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { runMigrations } from 'graphile-worker'
import { applyMigration } from './apply-migration.ts'
import { ownsTables } from './application-role.ts'
import { createDatabase, isBusy } from './database.ts'
import { listMigrations, type Migration } from './migration-files.ts'

/** Any number; it keeps two processes from migrating at once. */
const LOCK = 7_214_001

/** How often a migration that could not get its locks is tried, and how long the pause is before the next try. */
const TRIES = 10
const pauseAfter = (tries: number): number => Math.min(500 * 2 ** tries, 30_000)

export interface MigrateOptions {
  /** The last migration to apply; all of them where it is left out. */
  through?: string
  /** Waits so many milliseconds; `why` in a few words. */
  wait?: (milliseconds: number, why: string) => Promise<unknown>
}

const waitQuietly = (milliseconds: number): Promise<unknown> => sleep(milliseconds)

/**
 * Applies what is missing, each migration in its own transaction, and the job queue's own tables. Forward only. One that meets
 * a busy table gives way and comes again.
 * @returns the names applied now.
 * @throws Error where an applied migration was edited afterwards, or one fails; those before it stay applied.
 */
export const migrate = async (
  pool: pg.Pool,
  { through, wait = waitQuietly }: MigrateOptions = {},
): Promise<string[]> => {
  const client = await pool.connect()
  try {
    await takeTurn(client, wait)
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const missing = await listMissing(client, through)
    for (const migration of missing) await applyPatiently(client, migration, wait)
    await runMigrations({ pgPool: pool })
    return missing.map(({ name }) => name)
  } finally {
    // The lock and the settings go with the connection.
    client.release(true)
  }
}

/**
 * The same for whoever owns the tables; for the application's own user, which may change none, the check that nothing is missing.
 * @throws Error naming the migrations that the owner has to apply first.
 */
export const migrateOrCheck = async (pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> => {
  if (await ownsTables(createDatabase(pool))) return migrate(pool, options)
  const client = await pool.connect()
  try {
    const missing = await listMissing(client)
    if (missing.length === 0) return []
    throw new Error(
      `${missing.map(({ name }) => name).join(', ')}: run npm run db:migrate with DATABASE_OWNER_URL first`,
    )
  } finally {
    client.release()
  }
}

/** Asks again and again: one who waits inside of PostgreSQL would be waited for by an index that is built concurrently. */
const takeTurn = async (client: pg.ClientBase, wait: Required<MigrateOptions>['wait']): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ])
    if (rows[0]?.taken === true) return
    await wait(200, 'another process is migrating')
  }
}

const listMissing = async (client: pg.ClientBase, through?: string): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const wanted = (await listMigrations()).filter(({ name }) => through === undefined || name <= through)
  for (const { name, hash } of wanted) {
    if (applied.has(name) && applied.get(name) !== hash)
      throw new Error(`migration ${name} was changed after it had been applied`)
  }
  return wanted.filter(({ name }) => !applied.has(name))
}

const applyPatiently = async (
  client: pg.ClientBase,
  migration: Migration,
  wait: Required<MigrateOptions>['wait'],
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyMigration(client, migration)
    } catch (error) {
      if (!isBusy(error) || tries === TRIES)
        throw new Error(`migration ${migration.name} failed`, { cause: error })
      await wait(pauseAfter(tries), `${migration.name} waits for a busy table`)
    }
  }
}
