import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, createPool, type Database } from '../platform/db/database.ts'
import { checkRows } from './rows/check-rows.ts'

/** The migrated database with reference data that every test file copies. */
export const TEMPLATE = 'marketplace_template'

export interface TestDatabase {
  pool: pg.Pool
  db: Database
  /** As DATABASE_URL, for a server of its own. */
  url: string
  drop(): Promise<void>
}

/** A fresh database of a test file's own. Call `drop` in afterAll. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const { connection, isInMemory } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Pool({ ...connection, max: 1 })
  // Two copies of one template at once refuse each other; an advisory lock queues the test files.
  await admin.query('select pg_advisory_lock(7214003)')
  // On a disk the files' copy waits for the disk twice, and the copy through the log is the faster one.
  const strategy = isInMemory ? 'file_copy' : 'wal_log'
  await admin.query(`create database ${name} template ${TEMPLATE} strategy ${strategy}`)
  await admin.query('select pg_advisory_unlock(7214003)')
  const pool = createPool(inDatabase(connection, name), () => undefined)
  const rowTypes = inject('rowTypes')
  if (rowTypes !== null) checkRows(pool, rowTypes)
  return {
    pool,
    db: createDatabase(pool),
    url: urlOf(inDatabase(connection, name)),
    drop: async () => {
      await pool.end()
      // Without force the server ends its own vacuuming there first; by force, only a superuser may.
      await admin.query(`drop database ${name}`)
      await admin.end()
    },
  }
}

/** The same server, another database. */
export const inDatabase = (connection: pg.PoolConfig, database: string): pg.PoolConfig => {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

const urlOf = ({ connectionString, user, host = '', port, database }: pg.PoolConfig): string =>
  connectionString ?? `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
