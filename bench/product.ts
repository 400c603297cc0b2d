import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { createPool } from '../server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/start-embedded-postgres.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

/** A folder of the run's own; `remove` it at the end. */
export const makeDataFolder = async (): Promise<{ path: string; remove(): Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-bench-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/**
 * The embedded PostgreSQL of a data folder; the product's own where it runs on the folder already. Without `fsync` it fills fast and
 * loses everything with the machine: for data that nobody needs afterwards.
 */
export const openPostgres = async (dataDir: string, fsync = true) => {
  const postgres = await startEmbeddedPostgres({ dataDir, fsync, log: quiet })
  return {
    connection: postgres.connection,
    connectionString: postgres.connectionString,
    version: postgres.version,
    stop: () => postgres.stop(),
  }
}

/** The product as `npm start` runs it. Behind a proxy, so that the load can come from many addresses. */
export const startProduct = (dataDir: string, readyPath: string): Promise<ServerProcess> =>
  startServerProcess({
    file: 'server/src/main.ts',
    env: { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' },
    logFile: join(dataDir, 'server.log'),
    readyPath,
  })

export interface Product {
  server: ServerProcess
  pool: pg.Pool
  connection: pg.PoolConfig
  dataDir: string
  stop(): Promise<void>
}

/** The product on a fresh data folder with its demo data, and a way into its database. */
export const openProduct = async (): Promise<Product> => {
  const folder = await makeDataFolder()
  const server = await startProduct(folder.path, '/readyz')
  const { connection, stop } = await openPostgres(folder.path)
  const pool = createPool(connection, (error) => console.error(error))
  return {
    server,
    pool,
    connection,
    dataDir: folder.path,
    stop: async () => {
      await pool.end()
      await server.stop()
      await stop()
      await folder.remove()
    },
  }
}

/** The version of the embedded PostgreSQL. */
export const readPostgresVersion = async (): Promise<string> => {
  const folder = await makeDataFolder()
  const { version, stop } = await openPostgres(folder.path)
  await stop()
  await folder.remove()
  return version
}
