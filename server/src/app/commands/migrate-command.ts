import { loadReferenceData } from '../../../seeds/reference/load.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run db:migrate`: applies what is missing and loads the reference data, without serving. */
await runOnDatabase(async (pool) => {
  const applied = await migrate(pool)
  const client = await pool.connect()
  try {
    await loadReferenceData(client)
  } finally {
    client.release()
  }
  return applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`
})
