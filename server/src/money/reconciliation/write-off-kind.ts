import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { SecondPersonKind } from '../../platform/second-person/second-person-kind.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { readLines } from './ask-for-write-off.ts'
import { writeOffApproved } from './settle-lines.ts'

/** Writes off what was asked for, in the name of who asked. Locks the months of the lender before the request. */
export const writeOffKind: SecondPersonKind<Services> = {
  hold: (tx, { detail }) => lockLenderMonths(tx, Number(detail['lender_id'])),
  perform: (_services, tx, request, by, at) =>
    asOffice(tx, async (trx) => {
      const { lender_id, month, lines } = request.detail
      if (typeof lender_id !== 'number' || typeof month !== 'string' || typeof lines !== 'string')
        throw new Error('a request for a write-off is not whole')
      const asked = {
        staff_id: request.asked_by,
        staff_name: request.asked_by_name,
        reason: request.reason ?? 'No reason was given',
        at,
      }
      await writeOffApproved(trx, { lender_id, month }, request.object_name, readLines(lines), asked, by)
    }),
}
