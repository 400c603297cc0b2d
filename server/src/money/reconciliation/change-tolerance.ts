import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { listLenderMonthRows } from '../ledger/lender-months.queries.ts'
import { refreshMonths } from '../stated-lines/refresh-months.ts'
import { lenderNameOf } from './present-month.ts'
import { findTolerance, saveTolerance } from './tolerance.queries.ts'

/**
 * Sets the tolerance of a lender, in rupees, and says anew of its months how far they are. Closed months stay as they are. Nothing is
 * posted: the difference of a line within the tolerance stays in the books. The same again changes nothing.
 * @throws Problem not_found
 */
export const changeToleranceOf = async (
  services: Pick<Services, 'db' | 'now' | 'lenders'>,
  lender_id: number,
  { tolerance, reason }: { tolerance: number; reason: string },
  { actor, ip }: By,
): Promise<void> => {
  const name = lenderNameOf(services, lender_id)
  if (name === null) throw new Problem('not_found')
  await asOffice(services.db, async (trx) => {
    await lockLenderMonths(trx, lender_id)
    const before = await findTolerance(trx, lender_id)
    const after = toPaise(tolerance)
    if (after === before) return
    await saveTolerance(trx, lender_id, after)
    const months = await listLenderMonthRows(
      trx,
      { lender_id, states: ['STATED', 'RECONCILED'] },
      { limit: null, offset: 0 },
    )
    await refreshMonths(
      trx,
      lender_id,
      months.map(({ month }) => month),
      services.now(),
    )
    await recordEvent(
      trx,
      {
        auditActor: actor.auditActor,
        action: 'lender_tolerance.change',
        object_kind: 'lender',
        object_id: lender_id,
        object_name: name,
        before: { tolerance: toRupees(before) },
        after: { tolerance: toRupees(after) },
        reason,
        ip,
      },
      services.now(),
    )
  })
}
