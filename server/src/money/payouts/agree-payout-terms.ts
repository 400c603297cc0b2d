import type { addPayoutTerms } from '@marketplace/contract/money/partner-statements-acts'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toPaise } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { payoutTermsOn } from './payout-terms-on.ts'
import {
  addPayoutTermsRow,
  listPayoutTermsRows,
  lockPayoutTerms,
  type SetTermsRow,
} from './payout-terms.queries.ts'

/**
 * Adds terms of payout from a day on; where the same hold on that day already, nothing is added.
 * @throws Problem not_found of the partner; invalid_request of a day that is past.
 */
export const agreePayoutTerms = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  body: Body<typeof addPayoutTerms>,
  { actor, ip }: By,
): Promise<SetTermsRow> =>
  asOffice(db, async (tx) => {
    const at = now()
    const { partner_id, hold_days, minimum, objection_days, tds_at, valid_from, reason } = body
    if (valid_from < dayInIndia(at))
      throw new Problem('invalid_request', [{ field: 'valid_from', key: 'day_past' }])
    if (partner_id !== null && (await listPayees(tx, [partner_id])).length === 0)
      throw new Problem('not_found')
    await lockPayoutTerms(tx)
    const terms = {
      partner_id,
      hold_days,
      minimum_paise: toPaise(minimum),
      objection_days,
      tds_at,
      valid_from,
    }
    const before = payoutTermsOn(await listPayoutTermsRows(tx, partner_id), partner_id ?? 0, valid_from)
    const isSame =
      before.partner_id === partner_id &&
      before.hold_days === hold_days &&
      before.minimum_paise === terms.minimum_paise &&
      before.objection_days === objection_days &&
      before.tds_at === tds_at
    if (isSame) return before
    const row = { ...terms, set_by: actor.username, set_at: at, reason }
    const payout_terms_id = await addPayoutTermsRow(tx, row)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'payout_terms.add',
        object_kind: 'payout_terms',
        object_id: payout_terms_id,
        after: { partner_id, hold_days, minimum, objection_days, tds_at, valid_from },
        reason,
        ip,
      },
      at,
    )
    return { ...row, payout_terms_id }
  })
