import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addDays } from '@marketplace/contract/platform/calendar/days'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { journeySteps } from '@marketplace/contract/reports/journey-steps'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app/app.ts'
import { forgetOrigins } from '../../server/src/loans/applications/applications.queries.ts'
import { correctLenderApplications } from '../../server/src/loans/many-steps/correct-lender-applications.ts'
import type { FileMove } from '../../server/src/loans/many-steps/file-move.ts'
import { moveManyLenderApplications } from '../../server/src/loans/many-steps/move-many-lender-applications.ts'
import { priceLenderMonth } from '../../server/src/money/ledger/price-lender-month.ts'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { dayInIndia } from '../../server/src/platform/calendar/day-in-india.ts'
import { readEnv } from '../../server/src/platform/env.ts'
import { rateLimits } from '../../server/src/platform/http/rate-limits.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { foldDeltas } from '../../server/src/reports/cells/cells.queries.ts'
import { compareCells } from '../../server/src/reports/cells/check-cells.queries.ts'
import { orNone, readFigures } from '../../server/src/reports/answers/read-figures.ts'
import { eraseFactsOf, findFactDays } from '../../server/src/reports/facts/facts.queries.ts'
import { listFigureRows } from '../../server/src/reports/facts/published.ts'
import {
  buildApplication,
  type BuiltApplication,
} from '../../server/src/testing/builders/build-application.ts'
import { buildLender } from '../../server/src/testing/builders/build-lender.ts'
import { buildPartner } from '../../server/src/testing/builders/build-partner.ts'
import { buildStaff } from '../../server/src/testing/builders/build-staff.ts'
import { drawsFrom } from '../figures/family.ts'
import { buildMoneyWorld, openMoneyDatabase } from '../money/money-world.ts'
import { seededRandom } from '../random-market.ts'

/**
 * The proof `reports` (scripts/proofs.ts): `--n` random transitions by the product's own use cases (applying, files of lenders with late news, corrections, pricing, erasure, another partner),
 * some of them cut off, with folds in between. Every few hundred and at the end no cell differs from the facts by day or by month, each fact says what its events say, and figures are
 * the counts of their rows.
 */

const COUNTEREXAMPLE = 2
const [LENDERS, PARTNERS, CUSTOMERS, ERASED, FIGURES, CHECK_EVERY] = [6, 4, 40, 10, 50, 500]
const DAY_MS = 86_400_000
const OPEN = 10_000_000
const statuses = [
  'LOGGED_IN',
  'APPROVED',
  'SANCTIONED',
  'DISBURSED',
  'REJECTED',
  'CLAWED_BACK',
  'WITHDRAWN',
] as const satisfies readonly LenderStatus[]
const lenderMeasures = [
  'lender_applied',
  'lender_sent',
  'lender_login',
  'lender_approved',
  'lender_sanctioned',
  'lender_disbursed',
  'lender_rejected',
  'lender_ended',
] as const

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'
const { whole, pick } = drawsFrom(seededRandom(seed))
let time = Date.parse('2026-11-20T06:00:00Z')
const now = (): Date => new Date(time)

const filters = ['product', 'brand', 'source', 'device', 'partner', 'lender'] as const
type Fact = Record<(typeof filters)[number], number> & { day: string }

interface Applied {
  isErased: boolean
  application: BuiltApplication
  moves: { id: string; eventId: string }[]
}
class CutOff extends Error {}

const { db, pool, close } = await openMoneyDatabase()
const { app, services } = await buildApp({
  env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent' }),
  pool,
  masterKey: randomBytes(32),
  log: pino({ level: 'silent' }),
  now,
  limits: {
    ...rateLimits,
    read: OPEN,
    write: OPEN,
    sign_in: OPEN,
    unsigned: OPEN,
    public_write: OPEN,
    refused_token: OPEN,
  },
  web: null,
})
const wrong: string[] = []
try {
  await app.ready()
  const lenders: number[] = []
  for (let at = 0; at < LENDERS; at += 1) lenders.push((await buildLender(db)).lender_id)
  const { staff_id } = await buildStaff(services)
  const partners: number[] = []
  for (let at = 0; at < PARTNERS; at += 1) partners.push((await buildPartner({ db, now })).partner_id)
  await buildMoneyWorld(db, { lenders, loans: 1, seed })
  while (!lenders.every((id) => services.lenders().find(id) !== null)) await sleep(50)
  if (isFaulty) await db.run(sql`drop trigger fact_lender_moved on fact_lender`)

  const world: Applied[] = []
  const apply = async (): Promise<void> => {
    // Whoever was erased is followed by another; of the last of them news may still come.
    const isNew = world.filter(({ isErased }) => !isErased).length < CUSTOMERS
    const one = isNew
      ? { application: await buildApplication({ app, services }), moves: [], isErased: false }
      : pick(world)
    if (isNew) world.push(one)
    // Who applied to it before, or whose data are deleted, is refused.
    await one.application.apply(pick(lenders)).catch(() => undefined)
  }
  const loanOf = async (one: Applied) => {
    const rows = await db.rows<{ id: string; last: string | null }>(
      sql`select l.lender_application_id::text as id, (select max(event_id)::text from lender_application_event e
          where e.lender_application_id = l.lender_application_id and accepted = 1) as last
        from lender_application l where app_id = ${one.application.app_id} order by lender_application_id`,
    )
    return rows.length === 0 ? null : pick(rows)
  }
  const move = async (isCutOff: boolean): Promise<void> => {
    const files = [...new Set(Array.from({ length: whole(1, 3) }, () => pick(world)))]
    const lines: { one: Applied; move: FileMove }[] = []
    for (const [place, one] of files.entries()) {
      const loan = await loanOf(one)
      if (loan === null) continue
      const status = pick(statuses)
      lines.push({
        one,
        move: {
          line: place + 2,
          lenderApplicationId: loan.id,
          expectsEventId: loan.last,
          status,
          statusDate: dayInIndia(new Date(time - whole(0, 40) * DAY_MS)),
          amountPaise:
            status === 'DISBURSED' || status === 'SANCTIONED' ? BigInt(whole(10_000, 90_000)) * 100n : null,
          eventKey: randomUUID(),
        },
      })
    }
    try {
      const outcomes = await db.transaction(async (tx) => {
        const moved = await moveManyLenderApplications(
          tx,
          lines.map((line) => line.move),
          { staff_id, now: now() },
        )
        if (isCutOff) throw new CutOff()
        return moved
      })
      for (const [place, outcome] of outcomes.entries()) {
        const line = lines[place]
        if (line !== undefined && outcome.outcome === 'applied')
          line.one.moves.push({ id: line.move.lenderApplicationId, eventId: outcome.eventId })
      }
    } catch (error) {
      if (!(error instanceof CutOff)) throw error
    }
  }
  const undo = async (): Promise<void> => {
    const last = pick(world).moves.pop()
    if (last === undefined) return
    await db.transaction((tx) =>
      correctLenderApplications(
        tx,
        [{ line: 2, lenderApplicationId: last.id, eventId: last.eventId }],
        'It was the file of another month',
        { staff_id, now: now() },
      ),
    )
  }
  const erase = async (): Promise<void> => {
    const one = pick(world)
    await db.transaction(async (tx) => {
      const { user_id } = one.application.customer
      await forgetOrigins(tx, user_id)
      await eraseFactsOf(tx, user_id)
    })
    one.isErased = true
    const [first, ...others] = world.filter(({ isErased }) => isErased)
    if (first !== undefined && others.length >= ERASED) world.splice(world.indexOf(first), 1)
  }
  /** As a lead that is named anew moves them: nothing but the facts carries the partner there. */
  const renamePartner = (): Promise<void> =>
    asOffice(db, async (tx) => {
      const [{ app_id }, partner_id] = [pick(world).application, pick(partners)]
      await tx.run(sql`select give_to_partner(array[${app_id}::uuid], ${partner_id}::integer)`)
    })
  const price = async (): Promise<void> => {
    const month = dayInIndia(new Date(time - whole(0, 40) * DAY_MS)).slice(0, 7)
    await asOffice(db, (tx) => priceLenderMonth(tx, { lender_id: pick(lenders), month }, now()))
  }
  const fold = async (most: number): Promise<void> => {
    for (const level of [1, 2, 3, 4, 5]) await foldDeltas(db, level, most)
  }

  /** Some values of a fact, so that something is found, of what the measure is known by. */
  const filtersOf = (fact: Fact, measure: Measure) => {
    const known: readonly string[] = measureOf(measure).by
    return Object.fromEntries(
      filters.filter((name) => whole(1, 4) === 1 && known.includes(name)).map((name) => [name, [fact[name]]]),
    )
  }

  const check = async (after: number): Promise<void> => {
    const began = wrong.length
    let [cells, compared, counted] = [0, 0, 0]
    await asOffice(db, async (tx) => {
      const days = await findFactDays(tx)
      if (days === null) return
      const months = { from: `${days.from.slice(0, 7)}-01`, to: '2099-12-31' }
      for (const [grain, range] of [
        ['day', days],
        ['month', months],
      ] as const) {
        const found = await compareCells(tx, range, grain)
        cells += found.cells
        if (found.wrong > 0)
          wrong.push(`${found.wrong} of ${found.cells} cells by ${grain}: ${JSON.stringify(found.example)}`)
      }
      const stray = await tx.rows(sql`(select * from fact_lender except select * from lender_fact)
        union all (select * from lender_fact except select * from fact_lender)`)
      if (stray.length > 0) wrong.push(`${stray.length} facts of lenders differ from their events`)
      const facts = await tx.rows<Fact>(
        sql`select product, brand_id as brand, source_id as source, device, partner_id as partner, lender_id as lender,
          applied_day::text as day from fact_lender`,
      )
      for (let at = 0; at < FIGURES && facts.length > 0; at += 1) {
        const ofSteps = whole(0, 1) === 0
        const measure = ofSteps ? pick(journeySteps) : pick(lenderMeasures)
        const code =
          1 +
          (ofSteps
            ? journeySteps.findIndex((step) => step === measure)
            : lenderMeasures.findIndex((one) => one === measure))
        // Its days and its filters are about those of a fact.
        const fact = pick(facts)
        const to = addDays(fact.day, whole(0, 40))
        const asked = {
          from: addDays(to, -whole(0, 60)),
          to,
          where: filtersOf(fact, measure),
        }
        const times = pick(['heard', 'effective'] as const)
        const figures = await readFigures(tx, { ...asked, times, by: [], measures: [measure] }).catch(orNone)
        // A long range by what no cut holds.
        if (figures === null) continue
        compared += 1
        const rows = await listFigureRows(tx, {
          ...asked,
          kind: ofSteps ? 'steps' : 'lenders',
          code,
          isHeard: times === 'heard',
          limit: OPEN,
          offset: 0,
        })
        const figure = figures.rows.get('')?.values[0] ?? 0
        if (figure > 0) counted += 1
        if (figure !== rows.length)
          wrong.push(`${measure} by ${times} ${JSON.stringify(asked)}: ${figure}, but ${rows.length} rows`)
      }
    })
    console.log(
      `after ${after.toLocaleString('en')} transitions: ${wrong.length - began} differences in ${cells} cells and ${compared} figures, ${counted} of them not 0`,
    )
  }

  for (let done = 1; done <= n; done += 1) {
    const luck = whole(1, 100)
    if (world.length < 3 || luck <= 10) await apply()
    else if (luck <= 65) await move(luck > 60)
    else if (luck <= 80) await undo()
    else if (luck <= 83) await erase()
    else if (luck <= 90) await renamePartner()
    else if (luck <= 93) await price()
    else if (luck <= 97) await fold(whole(1, 40))
    else time += DAY_MS
    if (done % CHECK_EVERY === 0) await check(done)
    if (wrong.length > 0) break
  }
  await check(n)
  await fold(OPEN)
  await check(n)
} finally {
  await app.close()
  await close()
}
for (const line of wrong.slice(0, 10)) console.log(line)
if (wrong.length > 0) process.exitCode = COUNTEREXAMPLE
