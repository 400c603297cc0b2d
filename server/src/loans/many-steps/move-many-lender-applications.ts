import type { Database } from '../../platform/db/database.ts'
import { settleApplications } from '../applications/move-lender-application.ts'
import { addJobs } from '../../platform/jobs/published.ts'
import {
  lockLenderApplications,
  updateStandings,
  type LenderStanding,
} from '../applications/lender-applications.queries.ts'
import {
  addFileEvents,
  listEventAuthors,
  listKnownEvents,
  listLastEvents,
  type NewFileEvent,
} from '../applications/lender-events.queries.ts'
import { isWorthAWord } from '../applications/notify-customer.ts'
import { type StatusNews, notifyPartnersOfSteps } from '../partner-news/notify-partners-of-steps.ts'
import { moneyNewsOf } from '../disbursals/money-news-of.ts'
import { recordDisbursals } from '../disbursals/record-disbursals.ts'
import { notifyPartnersOfDisbursals } from '../partner-news/notify-partners-of-disbursals.ts'
import type { MoneyNews } from '../disbursals/plan-tranches.ts'
import { authorOf } from './event-author.ts'
import type { FileActor, FileMove, FileMoveOutcome } from './file-move.ts'
import { rowIdOf } from './row-id-of.ts'
import { slicesOf } from './slices-of.ts'
import { judgeFileMoves, type JudgedMove, type KnownApplication } from './judge-file-moves.ts'

/** Customers that one job writes to. */
const WORDS_A_JOB = 200

type JudgedStep = Extract<JudgedMove, { verdict: 'step' }>

interface OwnMoves {
  id: number
  /** Null where there is no such application. */
  lender_id: number | null
  /** Null where there is no such application. */
  application: KnownApplication | null
  judged: JudgedMove[]
}

/** Locks the applications and judges what the file says of each. */
const judgeAll = async (db: Database, moves: readonly FileMove[], now: Date): Promise<OwnMoves[]> => {
  const movesOf = Map.groupBy(moves, (move) => rowIdOf(move.lenderApplicationId))
  const ids = [...movesOf.keys()].sort((one, other) => one - other)
  const rows = new Map((await lockLenderApplications(db, ids)).map((row) => [row.lender_application_id, row]))
  // Once the rows are held: nobody adds an event to them until this transaction ends.
  const lastOf = new Map((await listLastEvents(db, ids)).map((last) => [last.lender_application_id, last]))
  const asked = moves.map((move) => ({
    lender_application_id: rowIdOf(move.lenderApplicationId),
    their_event_id: move.eventKey,
  }))
  const known = Map.groupBy(await listKnownEvents(db, asked), (event) => event.lender_application_id)
  return ids.map((id) => {
    const own = movesOf.get(id) ?? []
    const row = rows.get(id)
    if (row === undefined) {
      const judged = own.map((move): JudgedMove => ({
        move,
        verdict: 'refused',
        reason: 'unknown_application',
      }))
      return { id, lender_id: null, application: null, judged }
    }
    const application = { ...row, last: lastOf.get(id) ?? null }
    const keys = new Set(known.get(id)?.map(({ their_event_id }) => their_event_id))
    return { id, lender_id: row.lender_id, application, judged: judgeFileMoves(application, own, keys, now) }
  })
}

const isStep = (judged: JudgedMove): judged is JudgedStep => judged.verdict === 'step'

/** A sum that was sanctioned is no news by itself. */
const isNewsToCustomer = ({ before, after }: JudgedStep): boolean =>
  before.status !== after.status || before.disbursed_amount !== after.disbursed_amount

/** The events of one application: its steps, and before them its arrival where we have not heard of that. */
const eventsOf = (
  { id, judged }: OwnMoves,
  staff_id: number,
  now: Date,
): (NewFileEvent & { line: number | null })[] => {
  const steps = judged.filter(isStep)
  const lastNews = steps.findLastIndex(isNewsToCustomer)
  return steps.flatMap(({ move, before, at }, index) => {
    const event = { lender_application_id: id, staff_id }
    const hasArrived = before.status !== 'QUEUED' && before.status !== 'SEND_FAILED'
    const isNews = index === lastNews && isWorthAWord(move.status)
    const step = {
      ...event,
      line: move.line,
      status: move.status,
      source: 'lender' as const,
      their_event_id: move.eventKey,
      at,
      heard_at: now,
      before,
      awaits_word: isNews ? (1 as const) : (0 as const),
    }
    if (hasArrived || move.status === 'SENT') return [step]
    const arrival = {
      ...event,
      line: null,
      status: 'SENT' as const,
      source: 'system' as const,
      their_event_id: null,
      at: now,
      heard_at: now,
      before: null,
      awaits_word: 0 as const,
    }
    return [arrival, step]
  })
}

const lastStanding = ({ id, judged }: OwnMoves): (LenderStanding & { lender_application_id: number })[] => {
  const last = judged.findLast(isStep)
  return last === undefined ? [] : [{ lender_application_id: id, ...last.after }]
}

/** What the steps of one application say of money, in their order; `eventIds` by line. */
const moneyNewsOfAll = (
  { id, lender_id, judged }: OwnMoves,
  eventIds: ReadonlyMap<number, number>,
): MoneyNews[] => {
  if (lender_id === null) return []
  return judged.filter(isStep).flatMap(({ move, after, at }) => {
    const event_id = eventIds.get(move.line)
    if (event_id === undefined) throw new Error('a step of a file has no event')
    const facts = {
      to: move.status,
      disbursed_amount: after.disbursed_amount ?? undefined,
      disbursal_date: after.disbursal_date ?? undefined,
    }
    return moneyNewsOf({ lender_application_id: id, lender_id }, facts, { event_id, at }) ?? []
  })
}

/** The steps of one application as its partner is told of them; `eventIds` by line. */
const statusNewsOf = ({ id, judged }: OwnMoves, eventIds: ReadonlyMap<number, number>): StatusNews[] =>
  judged.filter(isStep).flatMap(({ move, before, at }) => {
    const event_id = eventIds.get(move.line)
    if (event_id === undefined || before.status === move.status) return []
    return {
      lender_application_id: id,
      event_id,
      status: move.status,
      status_before: before.status,
      at,
    }
  })

/** Whose word held moves back, by application. */
const listAuthorsSince = async (db: Database, all: readonly OwnMoves[]): Promise<Map<number, string>> => {
  const since = all.filter(({ judged }) => judged.some(({ verdict }) => verdict === 'changed_since'))
  const idOf = new Map(since.map(({ id, application }) => [application?.last?.event_id ?? 0, id]))
  const authors = await listEventAuthors(db, [...idOf.keys()])
  return new Map(authors.map((event) => [idOf.get(event.event_id) ?? 0, authorOf(event)]))
}

/** What a line is answered; `eventIds` and `authors` by line and by application. */
const outcomeOf = (
  id: number,
  judged: JudgedMove,
  eventIds: ReadonlyMap<number, number>,
  authors: ReadonlyMap<number, string>,
): FileMoveOutcome => {
  const { line } = judged.move
  if (judged.verdict === 'step') return { line, outcome: 'applied', eventId: String(eventIds.get(line)) }
  if (judged.verdict === 'refused') return { line, outcome: 'refused', reason: judged.reason }
  const reason = judged.verdict === 'changed_since' ? (authors.get(id) ?? null) : null
  return { line, outcome: judged.verdict, reason }
}

/**
 * Takes what a file says of many applications in a few statements of the caller's transaction, by the table that a lender's
 * callback goes by (lender-status-table.ts). Customers are written to by jobs, once for each application, of where it stands then.
 * Said twice it changes nothing; what somebody moved since the plan is left as it is.
 *
 * @param moves lines that differ, all moves of one application in one call
 * @returns one outcome for each line, in the order of the moves
 */
export const moveManyLenderApplications = async (
  trx: Database,
  moves: readonly FileMove[],
  actor: FileActor,
): Promise<FileMoveOutcome[]> => {
  if (moves.length === 0) return []
  const all = await judgeAll(trx, moves, actor.now)
  const events = all.flatMap((own) => eventsOf(own, actor.staff_id, actor.now))
  const standings = all.flatMap(lastStanding)
  const ids: number[] = []
  for (const slice of slicesOf(events)) ids.push(...(await addFileEvents(trx, slice)))
  const eventIds = new Map<number, number>()
  const waiting: number[] = []
  for (const [index, event] of events.entries()) {
    const event_id = ids[index]
    if (event_id === undefined) throw new Error('an event of a file was not stored')
    if (event.line !== null) eventIds.set(event.line, event_id)
    if (event.awaits_word === 1) waiting.push(event_id)
  }
  const parts = await recordDisbursals(
    trx,
    all.flatMap((own) => moneyNewsOfAll(own, eventIds)),
  )
  await notifyPartnersOfSteps(
    trx,
    all.flatMap((own) => statusNewsOf(own, eventIds)),
  )
  await notifyPartnersOfDisbursals(trx, parts, actor.now)
  // Last: what refers to an application that is locked and unchanged costs less than to one that is new.
  for (const slice of slicesOf(standings)) {
    await updateStandings(trx, slice, actor.now)
    await settleApplications(
      trx,
      slice.map(({ lender_application_id }) => lender_application_id),
      actor.now,
    )
  }
  await addJobs(
    trx,
    'notify_file_news',
    Array.from({ length: Math.ceil(waiting.length / WORDS_A_JOB) }, (_, at) => ({
      payload: { event_ids: waiting.slice(at * WORDS_A_JOB, (at + 1) * WORDS_A_JOB) },
    })),
  )
  const authors = await listAuthorsSince(trx, all)
  const outcomes = new Map(
    all.flatMap(({ id, judged }) =>
      judged.map((one) => [one.move, outcomeOf(id, one, eventIds, authors)] as const),
    ),
  )
  return moves.flatMap((move) => outcomes.get(move) ?? [])
}
