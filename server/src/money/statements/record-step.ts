import type { StatementState } from '@marketplace/contract/money/partner-statements'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import type { Database } from '../../platform/db/database.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { addSteps, type StatementRow } from './statements.queries.ts'

/** Writes a step of a statement down, in it and on the audit log: last in the caller's transaction. */
export const recordStep = async (
  tx: Database,
  { statement_id, partner_id, number }: Pick<StatementRow, 'statement_id' | 'partner_id' | 'number'>,
  step: {
    action: `partner_statement.${string}`
    /** Left out where the state stays. */
    state?: StatementState
    note?: string | undefined
    after?: Json
  },
  { actor, ip }: By,
  at: Date,
): Promise<void> => {
  if (step.state !== undefined)
    await addSteps(
      tx,
      [{ statement_id, partner_id, state: step.state, note: step.note ?? null }],
      actor.username,
      at,
    )
  await recordEvent(
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
}
