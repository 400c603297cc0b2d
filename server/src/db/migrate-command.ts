import { pino } from 'pino'
import { loadReferenceData } from '../../seeds/reference/load.ts'
import { readEnv } from '../env.ts'
import { pinoOptions } from '../logger.ts'
import { createPool } from './database.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'
import { migrate } from './migrate.ts'

/** `npm run db:migrate`: applies what is missing and loads the reference data, without serving. */
const env = readEnv(process.env)
const log = pino(pinoOptions(env.LOG_LEVEL))
const embedded =
  env.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log }) : null
const pool = createPool(embedded?.connection ?? { connectionString: env.DATABASE_URL }, (error) =>
  log.error({ err: error }),
)
try {
  const applied = await migrate(pool)
  const client = await pool.connect()
  await loadReferenceData(client)
  client.release()
  process.stdout.write(applied.length === 0 ? 'nothing to apply\n' : `applied ${applied.join(', ')}\n`)
} finally {
  await pool.end()
  await embedded?.stop()
}
