import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLenderEvent } from '../../server/src/loans/lender-callbacks/take-lender-event.ts'
import { moveManyLenderApplications } from '../../server/src/loans/many-steps/move-many-lender-applications.ts'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { identifier, sql } from '../../server/src/platform/db/sql.ts'
import { foldDeltas } from '../../server/src/reports/cells/cells.queries.ts'
import { fills, fillSome } from '../../server/src/reports/facts/facts.queries.ts'
import { buildApplication } from '../../server/src/testing/builders/build-application.ts'
import { buildLender } from '../../server/src/testing/builders/build-lender.ts'
import { inMilliseconds, inSeconds, median } from '../figures.ts'
import type { Line } from '../report.ts'
import { cpuWithChildren, parentOf } from '../uploads/cpu-time.ts'
import { buildUploadWorld, type UploadWorld } from '../uploads/upload-world.ts'
import type { ReportBenchWorld } from './report-bench-world.ts'

const LEVELS = [1, 2, 3, 4, 5]
const MOST_TAKEN = 20_000

const foldAll = async ({ services }: ReportBenchWorld): Promise<void> => {
  for (const level of LEVELS) while ((await foldDeltas(services.db, level, MOST_TAKEN)) === MOST_TAKEN);
}

/** What the reports keep in step with a write. */
const counting = [
  ['journey_step', 'journey_step_added'],
  ['journey_step', 'journey_step_gone'],
  ['journey_step', 'journey_step_moved'],
  ['fact_lender', 'fact_lender_added'],
  ['fact_lender', 'fact_lender_gone'],
  ['fact_lender', 'fact_lender_moved'],
  ['fact_lender', 'fact_lender_customers'],
  ['lender_application', 'lender_application_fact'],
  ['lender_application', 'lender_application_sums'],
  ['lender_application_event', 'lender_event_lenders'],
  ['disbursal', 'disbursal_counted'],
  ['disbursal', 'disbursal_uncounted'],
  ['ledger_entry', 'ledger_entry_counted'],
] as const

const setCounting = async ({ services }: ReportBenchWorld, isOn: boolean): Promise<void> => {
  for (const [table, trigger] of counting)
    await services.db.run(
      isOn
        ? sql`alter table ${identifier(table)} enable trigger ${identifier(trigger)}`
        : sql`alter table ${identifier(table)} disable trigger ${identifier(trigger)}`,
    )
}

/** Does the same with and without in turn. @returns medians of CPU time of PostgreSQL and of the time on the clock */
const alternate = async (
  world: ReportBenchWorld,
  rounds: number,
  once: (round: number) => Promise<void>,
): Promise<{ on: { cpu: number; ms: number }; off: { cpu: number; ms: number } }> => {
  const row = await world.services.db.row<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const postmaster = parentOf(row?.pid ?? 0)
  const took = { on: [] as { cpu: number; ms: number }[], off: [] as { cpu: number; ms: number }[] }
  for (let round = -2; round < rounds * 2; round += 1) {
    const isOn = round % 2 === 0
    await setCounting(world, isOn)
    const [cpu, began] = [cpuWithChildren(postmaster), performance.now()]
    await once(round + 2)
    const one = { cpu: cpuWithChildren(postmaster) - cpu, ms: performance.now() - began }
    if (round >= 0) took[isOn ? 'on' : 'off'].push(one)
  }
  await setCounting(world, true)
  const middle = (of: { cpu: number; ms: number }[]) => ({
    cpu: median(of.map(({ cpu }) => cpu)),
    ms: median(of.map(({ ms }) => ms)),
  })
  return { on: middle(took.on), off: middle(took.off) }
}

const writeLine = (what: string, { on, off }: Awaited<ReturnType<typeof alternate>>, each: number): Line => ({
  what,
  ours: `${inMilliseconds(on.cpu / each)} CPU of PostgreSQL, ${inMilliseconds(on.ms / each)} on the clock`,
  peer: `without ${inMilliseconds(off.cpu / each)} CPU, ${inMilliseconds(off.ms / each)}`,
  ratio: `${(on.cpu / off.cpu).toFixed(2)} of CPU`,
  target: '≤ 1.10',
  met: on.cpu / off.cpu <= 1.1,
})

/** Loans that were sent, with all that the reports keep of them. */
const buildLoansWithFacts = async (world: ReportBenchWorld, loans: number): Promise<UploadWorld> => {
  const { db } = world.services
  const made = await buildUploadWorld(db, loans)
  for (const fill of fills) while ((await asOffice(db, (tx) => fillSome(tx, fill, 5_000))) > 0);
  await foldAll(world)
  await db.run(
    sql`analyze lender_application, lender_application_event, journey_step, fact_lender, report_delta, application`,
  )
  return made
}

class RolledBack extends Error {}

export const measureWrites = async (world: ReportBenchWorld, quick: boolean): Promise<Line[]> => {
  const { services } = world
  const { db } = services
  const [files, loans, singles, rounds] = quick ? [3, 2_000, 60, 3] : [5, 10_000, 200, 7]
  const made = await buildLoansWithFacts(world, loans)
  const moves = await db.rows<{ id: string; last: string; our_reference: string }>(
    sql`select l.lender_application_id::text as id, max(e.event_id)::text as last, l.our_reference::text as our_reference
      from lender_application l join lender_application_event e using (lender_application_id)
      where l.lender_id = ${made.lender_id} group by l.lender_application_id order by l.lender_application_id`,
  )
  const file = await alternate(world, files, async () => {
    try {
      await db.transaction(async (tx) => {
        const at = new Date()
        await moveManyLenderApplications(
          tx,
          moves.map(({ id, last }, place) => ({
            line: place + 2,
            lenderApplicationId: id,
            expectsEventId: last,
            status: place % 3 === 0 ? 'APPROVED' : place % 3 === 1 ? 'DISBURSED' : 'REJECTED',
            statusDate: '2026-03-01',
            amountPaise: place % 3 === 1 ? 50_000_00n : null,
            eventKey: randomUUID(),
          })),
          { staff_id: made.staff_id, now: at },
        )
        throw new RolledBack()
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
    }
    await db.run(
      sql`vacuum journey_step, fact_lender, lender_application, lender_application_event, disbursal, report_delta`,
    )
  })
  const perRound = Math.floor(Math.min(singles, moves.length / (rounds * 2 + 2)))
  const callbacks = await alternate(world, rounds, async (round) => {
    for (const { our_reference } of moves.slice(round * perRound, (round + 1) * perRound))
      await takeLenderEvent(services, made.lender_id, {
        our_reference,
        event_id: randomUUID(),
        lender_application_id: our_reference,
        status: 'APPROVED',
        at: new Date().toISOString(),
      })
  })
  const { lender_id } = await buildLender(db)
  while (services.lenders().find(lender_id) === null) await sleep(100)
  const applied = quick ? 4 : 15
  const customers = await Promise.all(
    Array.from({ length: applied * (rounds * 2 + 2) }, async () => {
      const application = await buildApplication(world)
      const { snapshot_id } = await application.offers()
      if (snapshot_id === null) throw new Error('no offers were shown')
      return { application, snapshot_id }
    }),
  )
  const applying = await alternate(world, rounds, async (round) => {
    for (const { application, snapshot_id } of customers.slice(round * applied, (round + 1) * applied)) {
      const { statusCode, body } = await application.apply(lender_id, { snapshot_id })
      if (statusCode !== 200) throw new Error(`applying was refused: ${body}`)
    }
  })
  return [
    writeLine('applying to a lender, with what the reports keep', applying, applied),
    writeLine('a callback of a lender, with what the reports keep', callbacks, perRound),
    writeLine(`a file of ${loans.toLocaleString('en')} moves, with what the reports keep`, file, 1),
  ]
}

/** Deltas that are folded, and then folded back, so that the figures stay as they were. */
export const measureFolds = async (world: ReportBenchWorld, count: number): Promise<Line[]> => {
  const lines: Line[] = []
  for (const shape of ['one file', 'spread'] as const) {
    const rates: number[] = []
    for (const sign of [1, -1]) {
      // Of a file: steps of one lender's applications that were heard of on one day; else of any days.
      const isSpread = shape === 'spread'
      const heard = isSpread ? 'd.heard_day' : 'current_date'
      const told = isSpread ? 'd.effective_day' : '(current_date - d.brand_id % 31)'
      const start = isSpread
        ? 'd.start_day'
        : 'case when d.start_day is not null then current_date - 20 - d.brand_id % 31 end'
      const lender = isSpread ? 'd.lender_id' : 'least(d.lender_id, 1)'
      await world.pool
        .query(`insert into report_delta (level, code, heard_day, effective_day, start_day, hour, wait, brand_id, lender_id, partner_id,
          product, source_id, device, reason, n, paise)
        select d.level, d.code, ${heard}, ${told}, ${start}, d.hour, d.wait, d.brand_id, ${lender}, d.partner_id, d.product, d.source_id,
            d.device, d.reason, ${sign} * d.n, ${sign} * d.paise
          from (
            (select d.* from (select * from fact_lender order by hashint8(lender_application_id) limit ${count / 2}) f
              cross join lateral lender_deltas(f) d limit ${count / 2})
            union all
            (select d.* from (select * from journey_step order by uuid_hash(subject_id), step limit ${count / 2}) f
              cross join lateral step_deltas(f) d)) d`)
      const row = await world.services.db.row<{ pending: number }>(
        sql`select count(*)::integer as pending from report_delta`,
      )
      const began = performance.now()
      await foldAll(world)
      rates.push((row?.pending ?? 0) / ((performance.now() - began) / 1_000))
    }
    const rate = Math.min(...rates)
    lines.push({
      what: `folding ${count.toLocaleString('en')} deltas, ${shape === 'spread' ? 'spread over three years' : 'of one day, as a file has them'}`,
      ours: `${Math.round(rate).toLocaleString('en')} a second (${inSeconds((count / rate) * 1_000)})`,
      target: '≥ 50,000 a second',
      met: rate >= 50_000,
    })
  }
  return lines
}
