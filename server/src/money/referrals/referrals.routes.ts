import {
  getOwnReferralEarnings,
  getPartnerReferrals,
  listOwnReferralParts,
} from '@marketplace/contract/partner-area/partner-referral'
import type { Services } from '../../market/services.ts'
import { findInviter, findPartner } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { broughtBy } from '../statement-rules/brought-by.ts'
import { referralInWords } from '../statement-rules/terms-in-words.ts'
import { lenderNames } from '../statements/name-lines.ts'
import { asOwn, gatherReferrals } from './gather-referrals.ts'
import { countReferralParts, listReferralPartRows } from './referral-parts.queries.ts'

/** Whom a partner invited are other partners, whose rows no partner's transaction sees: sums and names of them are read for the one who asks. */
export const referralsRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const nameOf = lenderNames(services)

  serve(getPartnerReferrals, ({ params: { id } }) =>
    asOffice(db, async (tx) => {
      const day = dayInIndia(now())
      if ((await findPartner(tx, id, day)) === null) throw new Problem('not_found')
      const gathered = await gatherReferrals(tx, id, day)
      return succeed({ ...gathered, invited_by: await findInviter(tx, id) })
    }),
  )

  serve(getOwnReferralEarnings, ({ actor: { partner_id } }) =>
    asOffice(db, async (tx) => succeed(asOwn(await gatherReferrals(tx, partner_id, dayInIndia(now()))))),
  )

  serve(listOwnReferralParts, ({ query, actor: { partner_id } }) =>
    asOffice(db, async (tx) => ({
      success: true as const,
      data: (await listReferralPartRows(tx, partner_id, pageBounds(query))).map((row) => ({
        lender_application_id: row.lender_application_id,
        tranche: row.tranche,
        application_number: row.application_number,
        brought_by: broughtBy(row) ?? '',
        lender_name: nameOf(row.lender_id),
        day: row.day,
        taken_back_day: row.taken_back_day,
        disbursed: toRupees(row.disbursed_paise),
        terms: referralInWords(row.referral_percent),
        amount: toRupees(row.booked_paise),
      })),
      total: await countReferralParts(tx, partner_id),
    })),
  )
}
