import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readRowTypes, type RowTypes } from './rows/read-row-types.ts'
import { createPool } from '../platform/db/database.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'
import { loadReferenceData } from '../../seeds/reference/load.ts'
import { inDatabase, TEMPLATE } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** isInMemory: its files lie in memory, where a copy of a database's files costs least. */
    postgres: { connection: pg.PoolConfig; version: string; isInMemory: boolean }
    /** What the queries claim their rows to be; null where nobody asked (CHECK_ROWS=1). */
    rowTypes: RowTypes | null
  }
}

interface TestServer {
  connection: pg.PoolConfig
  version: string
  isInMemory: boolean
  stop(): Promise<void>
}

const MEMORY = '/dev/shm'
/** Several times what the databases of one run hold at once, in bytes. */
const ENOUGH = 1024 ** 3

/** Whether this machine has the room for the tests' database in memory; one without such a folder has none. */
const fitsInMemory = async (): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= ENOUGH
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** The server that TEST_DATABASE_URL names, the one whose programs stand in TEST_POSTGRES_BIN, or the embedded one. */
const startServer = async (): Promise<TestServer> => {
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined) {
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const { rows } = await pool.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    )
    await pool.end()
    return {
      connection: { connectionString: url },
      version: rows[0]?.version ?? 'unknown',
      isInMemory: false,
      stop: async () => undefined,
    }
  }
  const isInMemory = await fitsInMemory()
  const dataDir = await mkdtemp(join(isInMemory ? MEMORY : tmpdir(), 'marketplace-test-'))
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const binDir = process.env['TEST_POSTGRES_BIN']
  const postgres = await startEmbeddedPostgres({
    dataDir,
    fsync: false,
    log: quiet,
    ...(binDir === undefined ? {} : { binDir }),
  })
  return {
    connection: postgres.connection,
    version: postgres.version,
    isInMemory,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** One server for the run, with a migrated template that each test file copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startServer()
  const admin = new pg.Pool({ ...server.connection, max: 1 })
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`)
  await admin.query(`create database ${TEMPLATE} template template0`)
  const pool = createPool(inDatabase(server.connection, TEMPLATE), (error) => {
    throw error
  })
  await migrate(pool)
  const client = await pool.connect()
  await loadReferenceData(client)
  client.release()
  await pool.end()
  await admin.end()
  const rowTypes = process.env['CHECK_ROWS'] === '1' ? readRowTypes() : null
  project.provide('rowTypes', rowTypes)
  const { connection, version, isInMemory } = server
  project.provide('postgres', { connection, version, isInMemory })
  process.stdout.write(`server tests run on PostgreSQL ${version}\n`)
  return server.stop
}
