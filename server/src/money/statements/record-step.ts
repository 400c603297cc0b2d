import type { StatementState } from '@marketplace/contract/money/partner-statements'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { addSteps, listReadyToApprove, type StatementRow } from './statements.queries.ts'

/** Statements that were shown and whose last day to object is over: all, or those of these ids. They wait since the day after it. */
export const standingStatements = async (
  tx: Database,
  now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> =>
  (await listReadyToApprove(tx, dayInIndia(now), ids)).map(({ statement_id, partner_id, since }) => ({
    kind: 'statement_to_approve',
    key: String(statement_id),
    since,
    partner_id,
  }))

/** Opens or closes the items of these statements, in the transaction that changed them. */
const settleStatements = async (
  tx: Database,
  ids: readonly number[],
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const standing = await standingStatements(tx, now, ids)
  await settleWork(tx, { kinds: ['statement_to_approve'], keys: ids.map(String), standing, now, by })
}

type Stepped = Pick<StatementRow, 'statement_id' | 'partner_id' | 'number'>

interface Step {
  action: `partner_statement.${string}`
  /** Left out where the state stays. */
  state?: StatementState
  note?: string | undefined
  after?: Json
}

/** Writes a step of a statement down in it, and opens or closes its item. */
export const saveStep = async (
  tx: Database,
  { statement_id, partner_id }: Stepped,
  { state, note }: Step,
  { actor }: By,
  at: Date,
): Promise<void> => {
  if (state === undefined) return
  await addSteps(tx, [{ statement_id, partner_id, state, note: note ?? null }], actor.username, at)
  await settleStatements(tx, [statement_id], at, actor.staff_id)
}

/** Writes a step of a statement down on the audit log: last in the caller's transaction. */
export const logStep = (
  tx: Database,
  { statement_id, number }: Stepped,
  step: Step,
  { actor, ip }: By,
  at: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: step.action,
      object_kind: 'partner_statement',
      object_id: statement_id,
      object_name: number,
      ...(step.after !== undefined && { after: step.after }),
      ...(step.note !== undefined && { reason: step.note }),
      ip,
    },
    at,
  )

/** Both: last in the caller's transaction. */
export const recordStep = async (tx: Database, row: Stepped, step: Step, by: By, at: Date): Promise<void> => {
  await saveStep(tx, row, step, by, at)
  await logStep(tx, row, step, by, at)
}
