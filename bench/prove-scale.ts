import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { buildApp } from '../server/src/app/app.ts'
import { held, jobs, retention } from '../server/src/app/modules.ts'
import { createDatabase, createPool } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { identifier, sql } from '../server/src/platform/db/sql.ts'
import { readEnv } from '../server/src/platform/env.ts'
import { erasePerson } from '../server/src/rights/my-data/erase-person.ts'
import { gatherMyData } from '../server/src/rights/my-data/gather-my-data.ts'
import { previewDeletion } from '../server/src/rights/my-data/preview-deletion.ts'
import { buildBrand } from '../server/src/testing/builders/build-brand.ts'
import { buildLender } from '../server/src/testing/builders/build-lender.ts'
import { listUnindexedReferences, withPlans } from '../server/src/testing/read-plans.ts'
import { loadReferenceData } from '../server/seeds/reference/load.ts'
import { fillDatabase } from './fill/fill-database.ts'
import { makeDataFolder, openPostgres } from './product.ts'

/**
 * The proof `scale` (scripts/proofs.ts): with `--n` customers and what hangs on them, retention clears every table, and what is held
 * of a person is found and deleted, without reading a table that grows from one end to the other.
 */

const COUNTEREXAMPLE = 2
/** A table with fewer rows is read whole for good reasons. */
const GROWN = 2_500
const PEOPLE = 5

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'

const found: string[] = []
const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const done = await work()
  console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(2)} s`)
  return done
}

const folder = await makeDataFolder()
const postgres = await openPostgres(folder.path, false)
const pool = createPool(postgres.connection, (error) => console.error(error))
try {
  await migrate(pool)
  const client = await pool.connect()
  await loadReferenceData(client)
  client.release()
  const db = createDatabase(pool)
  await buildBrand(db, { slug: 'default' })
  await buildLender(db)
  const now = new Date()
  await timed('filled', () =>
    fillDatabase(pool, n, now, (table, rows) => console.log(`${table}: ${rows.toLocaleString('en')} rows`)),
  )
  if (isFaulty) await db.run(sql`drop index session_start, session_customer, prospect_unused_mobile`)

  const grown = new Set(
    (
      await db.rows<{ table: string }>(
        sql`select relname as table from pg_class where relkind = 'r' and reltuples >= ${GROWN}`,
      )
    ).map(({ table }) => table),
  )
  const planned = withPlans(db, ({ table, by, statement }) => {
    if (grown.has(table)) found.push(`${by} of ${table}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 160)}`)
  })
  const { app, services } = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent' }),
    pool,
    masterKey: randomBytes(32),
    now: () => now,
    web: null,
  })
  try {
    const watched = { ...services, db: planned }
    const people = await db.rows<{ user_id: string }>(
      sql`select user_id from customer order by md5(${seed}::text || user_id::text) limit ${PEOPLE}`,
    )
    for (const { user_id } of people) {
      await timed('my data', () => gatherMyData(held, watched, { user_id, language: 'en' }, false))
      await timed('preview of a deletion', () => previewDeletion(held, watched, user_id))
      await timed('deletion', () =>
        planned.transaction((tx) => erasePerson(held, watched, tx, { user_id, ip_address: null, now })),
      )
    }
    found.push(
      ...(
        await listUnindexedReferences(db, ['prospect', 'passcode', 'session', 'message', 'help_request'])
      ).map((reference) => `no index for ${reference}`),
    )
    if (!isFaulty) {
      await timed('retention', () => jobs.forget_old_rows.run(watched, {}, { number: 1, last: false }))
      for (const { table } of retention) {
        const row = await db.row<{ rows: number }>(sql`select count(*) as rows from ${identifier(table)}`)
        console.log(`${table}: ${row?.rows.toLocaleString('en') ?? 0} rows are left`)
      }
    }
  } finally {
    await app.close()
  }
} finally {
  await pool.end()
  await postgres.stop()
  await folder.remove()
}

for (const line of new Set(found)) console.log(line)
console.log(
  `${n.toLocaleString('en')} customers: ${new Set(found).size} statements read a table that grows whole`,
)
if (found.length > 0) process.exitCode = COUNTEREXAMPLE
