import {
  listInsurancePlans,
  listInsuranceReferrals,
  referToInsurance,
  type InsuranceReferral,
} from '@marketplace/contract/catalogue/insurance'
import { answerOnce } from '../../platform/idempotency/answer-once.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { acknowledgementDay } from './acknowledgement-day.ts'
import { countReferrals, listPlans, listReferrals, type ReferralRow } from './insurance.queries.ts'
import { referCustomer } from './refer-customer.ts'

const presentReferral = (
  { created_at, withdrawn_at, ...row }: ReferralRow,
  now: Date,
): InsuranceReferral => ({
  ...row,
  handoff_url: row.status === 'REFERRED' ? row.handoff_url : null,
  created_at: created_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
  complaint_acknowledged_by: acknowledgementDay(dayInIndia(now)),
})

export const insuranceRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  serve(listInsurancePlans, async ({ query, brand, language }) => {
    if (!isOffered(brand, query.kind)) throw new Problem('product_not_available')
    return succeed(await listPlans(db, query.kind, language))
  })

  serve(referToInsurance, async ({ actor, body, brand, language, ip, request }) => {
    const { user_id } = actor
    const now = services.now()
    const keyed = {
      user_id,
      key: request.headers['idempotency-key'],
      request: ['insurance', brand.brand.brand_id, body.plan_id, body.consent_version],
      now,
    }
    return answerOnce(db, keyed, async (tx) => {
      const choice = { user_id, ...body, brand, language, ip, now }
      const { referral_id, handoff_url, licensee } = await referCustomer(tx, choice)
      return {
        success: true as const,
        message: translate(language, 'referred', { licensee }),
        referral_id,
        redirect: 'insurance/transaction',
        handoff_url,
      }
    })
  })

  serve(listInsuranceReferrals, async ({ actor, query, brand }) => {
    const of = { user_id: actor.user_id, brand_id: brand.brand.brand_id }
    const [rows, total] = await Promise.all([
      listReferrals(db, of, pageBounds(query)),
      countReferrals(db, of),
    ])
    const now = services.now()
    return { success: true, data: rows.map((row) => presentReferral(row, now)), total }
  })
}
