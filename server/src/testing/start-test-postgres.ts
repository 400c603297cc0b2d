import { mkdtemp, rm } from 'node:fs/promises'
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
    postgres: { connection: pg.PoolConfig; version: string }
    /** What the queries claim their rows to be; null where nobody asked (CHECK_ROWS=1). */
    rowTypes: RowTypes | null
  }
}

interface TestServer {
  connection: pg.PoolConfig
  version: string
  stop(): Promise<void>
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
      stop: async () => undefined,
    }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'marketplace-test-'))
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
  project.provide('postgres', { connection: server.connection, version: server.version })
  process.stdout.write(`server tests run on PostgreSQL ${server.version}\n`)
  return server.stop
}
