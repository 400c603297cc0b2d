import type { addReferralTerms } from '@marketplace/contract/money/referral-terms'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { referralTermsOn } from './referral-terms-on.ts'
import {
  addReferralTermsRow,
  listReferralTermsRows,
  lockReferralTerms,
  type SetReferralTerms,
} from './referral-terms.queries.ts'

/**
 * Adds terms of referral from a day on; where the same hold on that day already, nothing is added. What was disbursed on that day is priced anew.
 * @throws Problem not_found of the partner; invalid_request of a day that is past.
 */
export const agreeReferralTerms = (
  { db, now, addJob }: Pick<Services, 'db' | 'now' | 'addJob'>,
  { partner_id, percent, months, valid_from, reason }: Body<typeof addReferralTerms>,
  { actor, ip }: By,
): Promise<SetReferralTerms> =>
  asOffice(db, async (tx) => {
    const at = now()
    if (valid_from < dayInIndia(at))
      throw new Problem('invalid_request', [{ field: 'valid_from', key: 'day_past' }])
    if (partner_id !== null && (await listPayees(tx, [partner_id])).length === 0)
      throw new Problem('not_found')
    await lockReferralTerms(tx)
    const before = referralTermsOn(await listReferralTermsRows(tx), partner_id ?? 0, valid_from)
    if (before?.partner_id === partner_id && before.percent === percent && before.months === months)
      return before
    const row = { partner_id, percent, months, valid_from, set_by: actor.username, set_at: at, reason }
    const referral_terms_id = await addReferralTermsRow(tx, row)
    await addJob(tx, 'price_months', {}, { key: 'price_months:referral' })
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'referral_terms.add',
        object_kind: 'referral_terms',
        object_id: referral_terms_id,
        after: { partner_id, percent, months, valid_from },
        reason,
        ip,
      },
      at,
    )
    return { ...row, referral_terms_id }
  })
