import { loadReferenceData } from '../../../seeds/reference/load.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { makeMonths } from '../../platform/db/month-parts.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run db:migrate`: applies what is missing and loads the reference data, without serving. */
await runOnDatabase(async (pool) => {
  const applied = await migrate(pool)
  await makeMonths(createDatabase(pool), new Date())
  const client = await pool.connect()
  try {
    await loadReferenceData(client)
  } finally {
    client.release()
  }
  return applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`
})
