import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { buildApp } from '../server/src/app/app.ts'
import { applyFile } from '../server/src/money/uploads/apply-file.ts'
import { readAndPlan } from '../server/src/money/uploads/run-file.ts'
import { sealFile } from '../server/src/money/uploads/sealed-parts.ts'
import { undoFile } from '../server/src/money/uploads/undo-file.ts'
import { addUpload, saveUpload, findUpload } from '../server/src/money/uploads/uploads.queries.ts'
import { createDatabase, createPool, type Database } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { readEnv } from '../server/src/platform/env.ts'
import { buildBrand } from '../server/src/testing/builders/build-brand.ts'
import { buildLender } from '../server/src/testing/builders/build-lender.ts'
import { buildStaff } from '../server/src/testing/builders/build-staff.ts'
import { loadReferenceData } from '../server/seeds/reference/load.ts'
import { drawsFrom } from './figures/family.ts'
import { makeDataFolder, openPostgres } from './product.ts'
import { seededRandom } from './random-market.ts'

/**
 * The proof `uploads` (scripts/proofs.ts): `--n` files of drawn news. Between plan and apply, while it is applied, and between apply and undo, staff
 * move some of the applications; transactions are cut off at their end now and then. Nothing is applied that was not shown, every line has one outcome, the
 * same file again changes nothing, and an undo brings back what nobody touched since.
 */

const COUNTEREXAMPLE = 2
/** Applications of one file, and the most rows that it has for one. */
const LOANS = 12
const MOST_ROWS = 3
const now = new Date('2026-11-20T06:00:00Z')

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'
const { whole, pick } = drawsFrom(seededRandom(seed))

interface Standing {
  id: number
  number: string
  status: string
  reject_reason: string | null
  sanctioned_amount: number | null
  disbursed_amount: number | null
  disbursal_date: string | null
}

const addLoans = async (db: Database, lenderId: number, count: number): Promise<number[]> => {
  const [user_id, consent_id] = [randomUUID(), randomUUID()]
  await db.run(sql`insert into customer (user_id, language) values (${user_id}, 'en')`)
  await db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
    values (${consent_id}, ${user_id}, 'share', '1', 'en', 'Share my details', ${lenderId}, 'A lender', '2026-02-01')`)
  const apps = await db.rows<{
    app_id: string
  }>(sql`insert into application (app_id, user_id, brand_id, product_type, status, created_at)
    select gen_random_uuid(), ${user_id}, (select min(brand_id) from brand), 'Personal Loans', 'CLOSED', '2026-02-01'
    from generate_series(1, ${count}::integer) returning app_id`)
  const ids = apps.map(({ app_id }) => app_id)
  await db.run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content)
    select a.app_id, a.app_id, '\\x00', '1', 'en', '{"matched": []}' from unnest(${ids}::uuid[]) as a (app_id)`)
  const made = await db.rows<{
    id: number
  }>(sql`with made as (insert into lender_application (our_reference, app_id, lender_id, snapshot_id,
        consent_id, status, amount, tenure_months, created_at)
      select gen_random_uuid(), a.app_id, ${lenderId}, a.app_id, ${consent_id}, 'SENT', 100000, 24, '2026-02-01'
      from unnest(${ids}::uuid[]) as a (app_id) returning lender_application_id)
    select lender_application_id as id from made order by 1`)
  await db.run(sql`insert into lender_application_event (lender_application_id, status, source, accepted, at)
    select id, 'SENT', 'system', 1, '2026-02-01' from unnest(${made.map(({ id }) => id)}::bigint[]) l (id)`)
  return made.map(({ id }) => id)
}

const listStandings = async (db: Database, ids: readonly number[]): Promise<Map<number, Standing>> => {
  const rows =
    await db.rows<Standing>(sql`select lender_application_id as id, application_number as number, status, reject_reason,
      sanctioned_amount, disbursed_amount, disbursal_date
    from lender_application where lender_application_id = any(${ids}::bigint[]) order by 1`)
  return new Map(rows.map((row) => [row.id, row]))
}

const words = [
  'Login',
  'Docs pending',
  'WIP',
  'Approved',
  'Sanctioned',
  'Part disbursed',
  'Disbursed',
  'Rejected',
  'Cancelled',
  'Expired',
  'Cooled off',
]

/** Rows of one application are of different days: what two rows of one day mean depends on their lines alone. */
const drawRows = (standings: ReadonlyMap<number, Standing>): string[] => {
  const rows = [...standings.values()].flatMap(({ number }) => {
    const months = new Set(Array.from({ length: whole(0, MOST_ROWS) }, () => whole(2, 11)))
    return [...months].map((month) => {
      const day = `2026-${String(month).padStart(2, '0')}-${String(whole(1, 20)).padStart(2, '0')}`
      const amount = whole(0, 4) === 0 ? '' : String(whole(1, 5) * 10_000)
      return [number, pick(words), day, amount, whole(0, 2) === 0 ? '50000' : ''].join(',')
    })
  })
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = whole(0, at)
    const [one, two] = [rows[at] ?? '', rows[other] ?? '']
    rows[at] = two
    rows[other] = one
  }
  return [...rows, `LA-2222222,Approved,2026-11-01,,`]
}

interface Edit {
  id: number
  status: string
}

/** Moves by hand of some of them, to be done with `doEdits`. */
const drawEdits = (ids: readonly number[]): Edit[] =>
  ids
    .filter(() => whole(0, 4) === 0)
    .map((id) => ({ id, status: pick(['LOGGED_IN', 'UNDER_PROCESS', 'APPROVED', 'REJECTED'] as const) }))

const doEdits = async (db: Database, edits: readonly Edit[]): Promise<void> => {
  for (const { id, status } of edits)
    await db.transaction(async (tx) => {
      await tx.run(sql`update lender_application set status = ${status} where lender_application_id = ${id}`)
      await tx.run(sql`insert into lender_application_event (lender_application_id, status, source, accepted, at)
        values (${id}, ${status}, 'lender', 1, ${now})`)
    })
}

/** Staff move some of them by hand. @returns which. */
const touchSome = async (db: Database, ids: readonly number[]): Promise<Set<number>> => {
  const edits = drawEdits(ids)
  await doEdits(db, edits)
  return new Set(edits.map(({ id }) => id))
}

class CutOff extends Error {}

const found: string[] = []
/** Edits while a file was applied, and those of which the file took nothing away and added nothing. */
let [races, beforeFile] = [0, 0]
const folder = await makeDataFolder()
const postgres = await openPostgres(folder.path, false)
const pool = createPool({ ...postgres.connection, statement_timeout: 120_000 }, (error) =>
  console.error(error),
)
try {
  await migrate(pool)
  const client = await pool.connect()
  await loadReferenceData(client)
  client.release()
  const db = createDatabase(pool)
  await buildBrand(db, { slug: 'default' })
  const { lender_id } = await buildLender(db)
  const { app, services } = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', DATA_DIR: folder.path }),
    pool,
    masterKey: randomBytes(32),
    now: () => now,
    web: null,
  })
  const { staff_id } = await buildStaff(services, 1)

  /** Every transaction of `work` is cut off at its end: what it wrote is gone, as where the process is killed. */
  const cutting = {
    ...services,
    db: {
      ...db,
      transaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> =>
        db.transaction(async (tx) => {
          await work(tx)
          throw new CutOff()
        }),
    },
  }
  const withCuts = async (work: (by: typeof services) => Promise<void>): Promise<void> => {
    while (whole(0, 2) === 0)
      await work(cutting).catch((error: unknown) => {
        if (!(error instanceof CutOff)) throw error
      })
    await work(services)
  }

  const plan = async (rows: readonly string[]): Promise<string> => {
    const path = join(folder.path, 'file.csv')
    const text = ['App Ref,Status,Status Dt,Disb Amt,Sanc Amt', ...rows].join('\n')
    await writeFile(path, text)
    const upload = {
      upload_id: randomUUID(),
      kind: 'mis' as const,
      lender_id,
      month: '2026-11',
      scope: 'changes_only' as const,
      is_direct: 0 as const,
      sha256: '',
      bytes: text.length,
      file_name: 'file.csv',
      parts: 1,
      staff_id,
      staff_name: 'A member of staff',
      created_at: now,
    }
    await addUpload(db, upload)
    await sealFile(services, upload, path)
    await withCuts((by) => readAndPlan(by, upload.upload_id, async () => () => false))
    return upload.upload_id
  }

  interface Shown {
    row_key: number
    target_id: number | null
    outcome: string
    step: {
      status: string
      amount: number | null
      sanctioned: number | null
      disbursal_date: string | null
      reject_reason: string | null
      status_date: string
    } | null
  }
  const rowsOf = (id: string): Promise<Shown[]> =>
    db.rows(
      sql`select row_key, target_id, outcome, planned -> 'step' as step from upload_row where upload_id = ${id} order by row_key`,
    )

  /** What an application is after the steps that the plan showed, by their days and lines. */
  const afterSteps = (standing: Standing, shown: readonly Shown[]): Standing => {
    const steps = shown
      .flatMap(({ row_key, step }) => (step === null ? [] : [{ row_key, ...step }]))
      .toSorted((one, other) =>
        one.status_date === other.status_date
          ? one.row_key - other.row_key
          : one.status_date < other.status_date
            ? -1
            : 1,
      )
    const after = { ...standing }
    for (const { status, reject_reason, sanctioned, amount, disbursal_date } of steps) {
      after.status = status
      after.reject_reason = reject_reason ?? after.reject_reason
      after.sanctioned_amount = sanctioned === null ? after.sanctioned_amount : sanctioned / 100
      after.disbursed_amount = amount === null ? after.disbursed_amount : amount / 100
      after.disbursal_date = disbursal_date ?? after.disbursal_date
    }
    return after
  }
  const expectSame = (what: string, is: unknown, expected: unknown): void => {
    if (!isDeepStrictEqual(is, expected))
      found.push(`${what}: ${JSON.stringify(is)} and not ${JSON.stringify(expected)}`)
  }

  try {
    for (let round = 0; round < n && found.length === 0; round += 1) {
      const ids = await addLoans(db, lender_id, LOANS)
      const before = await listStandings(db, ids)
      const rows = drawRows(before)
      const id = await plan(rows)
      const shown = await rowsOf(id)
      expectSame(
        `file ${round}: one outcome a line`,
        shown.map(({ row_key }) => row_key),
        rows.map((_, at) => at + 2),
      )
      expectSame(`file ${round}: nothing is changed by a plan`, await listStandings(db, ids), before)
      const touched = await touchSome(db, ids)
      const meanwhile = await listStandings(db, ids)
      await saveUpload(db, id, { state: 'APPLYING' }, ['PLANNED'])
      const racing = drawEdits(ids.filter((one) => !touched.has(one)))
      await Promise.all([withCuts((by) => applyFile(by, id)), doEdits(db, racing)])
      const applied = await listStandings(db, ids)
      const ofTarget = Map.groupBy(shown, ({ target_id }) => target_id)
      for (const [target, standing] of meanwhile) {
        const isLeftAlone = touched.has(target) && !isFaulty
        const planned = isLeftAlone ? standing : afterSteps(standing, ofTarget.get(target) ?? [])
        const edit = racing.find((one) => one.id === target)
        const is = applied.get(target)
        // An edit at the same time comes before the file, which then leaves the application alone, or after all of its steps.
        const expected =
          edit === undefined
            ? planned
            : ([standing, planned]
                .map((one) => ({ ...one, status: edit.status }))
                .find((one) => isDeepStrictEqual(one, is)) ?? planned)
        if (edit !== undefined && isDeepStrictEqual(is, { ...standing, status: edit.status })) beforeFile += 1
        expectSame(`file ${round}: ${standing.number} after it was applied`, is, expected)
      }
      const left = (await rowsOf(id)).filter(({ outcome }) => outcome === 'new_event')
      expectSame(`file ${round}: rows without an end`, left, [])

      for (const edit of racing) touched.add(edit.id)
      races += racing.length
      const again = await rowsOf(await plan(rows))
      const news = again.filter(
        ({ outcome, target_id }) => outcome === 'new_event' && target_id !== null && !touched.has(target_id),
      )
      expectSame(`file ${round}: the same file again`, news, [])

      const since = await touchSome(db, ids)
      const kept = await listStandings(db, ids)
      if (((await findUpload(db, id))?.rows_updated ?? 0) === 0) continue
      await saveUpload(db, id, {
        state: 'UNDOING',
        undo_reason: 'A proof',
        undo_staff_id: staff_id,
        undo_staff_name: 'A member of staff',
      })
      await withCuts((by) => undoFile(by, id))
      const undone = await listStandings(db, ids)
      for (const [target, standing] of kept) {
        const expected = since.has(target) || touched.has(target) ? standing : before.get(target)
        expectSame(`file ${round}: ${standing.number} after the undo`, undone.get(target), expected)
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

for (const line of found) console.log(line)
console.log(`${n.toLocaleString('en')} files with edits and cuts between: ${found.length} contradictions`)
console.log(`${races} edits while a file was applied, ${beforeFile} of them left alone by it`)
if (found.length > 0) process.exitCode = COUNTEREXAMPLE
