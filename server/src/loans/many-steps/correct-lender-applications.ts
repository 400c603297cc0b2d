import type { Database } from '../../platform/db/database.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { addJob } from '../../platform/jobs/published.ts'
import { lockLenderApplications, updateStandings } from '../applications/lender-applications.queries.ts'
import { addCorrections, listStandingEvents, takeBackEvents } from '../applications/lender-events.queries.ts'
import { settleApplications } from '../applications/move-lender-application.ts'
import { notifyPartnersOfSteps } from '../partner-news/notify-partners-of-steps.ts'
import { SEND_TRIES } from '../applications/send-again.ts'
import { recordDisbursals } from '../disbursals/record-disbursals.ts'
import type { CorrectionOutcome, FileActor, FileCorrection } from './file-move.ts'
import { planCorrections } from './plan-corrections.ts'
import { rowIdOf } from './row-id-of.ts'
import { slicesOf } from './slices-of.ts'

/**
 * Takes moves by a file back, in the caller's transaction: the application stands again where it stood, a step of its history says
 * that it was corrected, and no message goes out, nor one that still waited. What has an event of anybody else on top is kept.
 * One that waited to be sent before the move is sent after all.
 *
 * @param reason why, for staff alone
 * @returns one outcome for each correction, in their order
 */
export const correctLenderApplications = async (
  trx: Database,
  corrections: readonly FileCorrection[],
  reason: string,
  actor: FileActor,
): Promise<CorrectionOutcome[]> => {
  const ofApplication = Map.groupBy(corrections, (one) => rowIdOf(one.lenderApplicationId))
  const ids = [...ofApplication.keys()].sort((one, other) => one - other)
  const rows = await lockLenderApplications(trx, ids)
  const lenderOf = new Map(rows.map((row) => [row.lender_application_id, row.lender_id]))
  const since = [...ofApplication].map(([lender_application_id, own]) => ({
    lender_application_id,
    event_id: own.reduce((least, { eventId }) => Math.min(least, rowIdOf(eventId)), Number.MAX_SAFE_INTEGER),
  }))
  const events = Map.groupBy(await listStandingEvents(trx, since), (event) => event.lender_application_id)
  const plans = ids.map((id) => ({
    id,
    ...planCorrections(events.get(id) ?? [], ofApplication.get(id) ?? []),
  }))
  const backs = plans.flatMap(({ id, backs: own }) => own.map((back) => ({ id, ...back })))
  const corrected = new Map<FileCorrection, CorrectionOutcome>()
  const standings = plans.flatMap(({ id, backs: own }) => {
    const oldest = own.at(-1)
    return oldest === undefined ? [] : [{ lender_application_id: id, ...oldest.standing }]
  })
  const taken = backs.map(({ event_id }) => event_id)
  for (const slice of slicesOf(taken)) await takeBackEvents(trx, slice)
  for (const slice of slicesOf(backs)) {
    const steps = slice.map(({ id, event_id, standing }) => ({
      lender_application_id: id,
      status: standing.status,
      corrects_event_id: event_id,
    }))
    const added = await addCorrections(trx, steps, { ...actor, reason })
    await recordDisbursals(
      trx,
      slice.map(({ id, event_id: corrected_event_id }, index) => {
        const [lender_id, event_id] = [lenderOf.get(id), added[index]]
        if (lender_id === undefined || event_id === undefined) throw new Error('a correction was not stored')
        const of = { lender_application_id: id, lender_id, event_id, day: dayInIndia(actor.now) }
        return { ...of, kind: 'corrected' as const, corrected_event_id }
      }),
    )
    await notifyPartnersOfSteps(
      trx,
      slice.flatMap(({ id, standing }, index) => {
        const event_id = added[index]
        if (event_id === undefined) return []
        const news = { lender_application_id: id, event_id, status: standing.status, status_before: null }
        return { ...news, is_correction: true, at: actor.now }
      }),
    )
    for (const [index, { correction }] of slice.entries())
      corrected.set(correction, { line: correction.line, outcome: 'reversed', eventId: String(added[index]) })
  }
  // Last: what refers to an application that is locked and unchanged costs less than to one that is new.
  for (const slice of slicesOf(standings)) {
    await updateStandings(trx, slice, actor.now)
    await settleApplications(
      trx,
      slice.map(({ lender_application_id }) => lender_application_id),
      actor.now,
    )
  }
  for (const { lender_application_id, status } of standings) {
    if (status !== 'QUEUED') continue
    const again = { key: `send:${lender_application_id}`, max_attempts: SEND_TRIES * 2 }
    await addJob(trx, 'send_lender_application', { lender_application_id }, again)
  }
  for (const { others } of plans)
    for (const { correction, outcome } of others) corrected.set(correction, outcome)
  return corrections.map(
    (correction) =>
      corrected.get(correction) ?? { line: correction.line, outcome: 'errored', reason: 'not_found' },
  )
}
