import {
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  listRevenueTypes,
  setLenderRevenueOrder,
  updateLenderRevenue,
  whatIfLenderRevenue,
} from '@marketplace/contract/market/lender-revenue'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { findOfficeLender } from '../lenders/office-lenders.queries.ts'
import type { Services } from '../services.ts'
import { createRule, orderRules, removeRule, updateRule } from './change-rules.ts'
import { listRevenueTypeRows, listRulesOf } from './lender-revenue.queries.ts'
import { priceMonth, toSlabRules, type PricingOf } from './price-month.ts'
import { slabWarnings } from './slab-warnings.ts'

export const lenderRevenueRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  const mustBeLender = async (lender_id: number): Promise<void> => {
    if ((await findOfficeLender(db, lender_id)) === null) throw new Problem('not_found')
  }
  const readPricing = async (): Promise<PricingOf> => {
    const types = new Map((await listRevenueTypeRows(db)).map(({ id, pricing }) => [id, pricing]))
    return (revenue_type_id) => {
      const pricing = types.get(revenue_type_id)
      if (pricing === undefined)
        throw new Problem('invalid_request', [{ field: 'revenue_type_id', key: 'revenue_type_required' }])
      return pricing
    }
  }

  serve(getLenderRevenue, async ({ params }) => {
    await mustBeLender(params.lenderId)
    const rules = await listRulesOf(db, params.lenderId)
    const warnings = slabWarnings(toSlabRules(rules, await readPricing()))
    return { success: true, lenderRevenue: rules, data: rules, warnings }
  })

  serve(listRevenueTypes, async () => ({
    success: 'true',
    data: (await listRevenueTypeRows(db)).map(({ id, name }) => ({ id, name })),
  }))

  serve(createLenderRevenue, async ({ actor, ip, body, language }) => {
    const rule = await createRule(services, { actor, ip }, body)
    const message = translate(language, 'revenue_added')
    return { success: true, message, lenderRevenueItem: { id: rule.id }, data: rule }
  })

  serve(updateLenderRevenue, async ({ actor, ip, body, language, request }) => {
    const data = await updateRule(services, { actor, ip }, body, request.headers['if-match'])
    return { success: true, message: translate(language, 'revenue_updated'), data }
  })

  serve(setLenderRevenueOrder, async ({ actor, ip, body, language }) => {
    await orderRules(services, { actor, ip }, body.lender_id, body.lender_revenue_ids)
    return { success: true, message: translate(language, 'revenue_order_updated') }
  })

  serve(deleteLenderRevenue, async ({ actor, ip, params, language }) => {
    await removeRule(services, { actor, ip }, params.id)
    return { success: true, message: translate(language, 'revenue_deleted') }
  })

  serve(whatIfLenderRevenue, async ({ body }) => {
    await mustBeLender(body.lender_id)
    const rules = body.rules ?? (await listRulesOf(db, body.lender_id))
    return succeed(priceMonth(rules, await readPricing(), body))
  })
}
