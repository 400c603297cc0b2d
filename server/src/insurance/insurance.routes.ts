import {
  listInsurancePlans,
  listInsuranceReferrals,
  referToInsurance,
  type InsuranceReferral,
} from '@marketplace/contract/insurance'
import { answerOnce } from '../applications/answer-once.ts'
import { pageBounds } from '../http/page-bounds.ts'
import { Problem } from '../http/problem.ts'
import { say } from '../http/say.ts'
import type { Serve } from '../http/serve.ts'
import { succeed } from '../http/succeed.ts'
import { isOffered } from '../products/products-of-brand.ts'
import { dayInIndia } from '../profiles/day-in-india.ts'
import type { Services } from '../services.ts'
import { acknowledgementDay } from './acknowledgement-day.ts'
import { countReferrals, listPlans, listReferrals, type ReferralRow } from './insurance.queries.ts'
import { referCustomer } from './refer-customer.ts'

const tellReferral = ({ created_at, withdrawn_at, ...row }: ReferralRow, now: Date): InsuranceReferral => ({
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
        message: say(language, 'referred', { licensee }),
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
    return { success: true, data: rows.map((row) => tellReferral(row, now)), total }
  })
}
