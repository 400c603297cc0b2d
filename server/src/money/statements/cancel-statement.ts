import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { Problem } from '../../platform/http/problem.ts'
import { overtakeRequest } from '../../platform/second-person/ask-second-person.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { statementRequest } from './approve-statement.ts'
import { lockStatement } from './lock-statement.ts'
import { logStep, saveStep } from './record-step.ts'
import { markCancelled } from './statements.queries.ts'

/**
 * Cancels a draft, or what is shown and not approved: its lines are free for the next one, and an approval that waits is taken back.
 * @throws Problem not_found; conflict once it is approved.
 */
export const cancelStatement = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  statementId: number,
  reason: string,
  by: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const row = await lockStatement(tx, statementId)
    if (row.state === 'CANCELLED') return
    if (row.state !== 'DRAFT' && row.state !== 'SHOWN') throw new Problem('conflict')
    const step = { action: 'partner_statement.cancel', state: 'CANCELLED', note: reason } as const
    await markCancelled(tx, [statementId], [reason], at)
    await saveStep(tx, row, step, by, at)
    // What is taken back is written on the audit log, too: nothing but entries comes after it.
    await overtakeRequest(tx, statementRequest(row), by, at)
    await logStep(tx, row, step, by, at)
  })
