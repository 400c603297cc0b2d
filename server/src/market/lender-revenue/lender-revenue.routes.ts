import {
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  listRevenueTypes,
  listRevenueVersions,
  setLenderRevenueOrder,
  takeBackLenderRevenue,
  updateLenderRevenue,
  whatIfLenderRevenue,
} from '@marketplace/contract/market/lender-revenue'
import { pricingRulesOn } from '@marketplace/contract/market/rule-on'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { findOfficeLender } from '../lenders/office-lenders.queries.ts'
import type { Services } from '../services.ts'
import { createRule, orderRules, removeRule, updateRule } from './change-rules.ts'
import { listRevenueTypeRows, listRulesOf, listVersionRows } from './lender-revenue.queries.ts'
import { datedWarnings, plannedAgain } from './dated-warnings.ts'
import { presentVersions } from './present-rules.ts'
import { priceMonth, type PricingOf } from './price-month.ts'
import { takeBack } from './take-back.ts'

export const lenderRevenueRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

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
    const at = now()
    const rules = await listRulesOf(db, params.lenderId, at)
    const warnings = datedWarnings(rules, await readPricing(), dayInIndia(at))
    return { success: true, lenderRevenue: rules, data: rules, warnings }
  })

  serve(listRevenueVersions, async ({ params }) => {
    await mustBeLender(params.lenderId)
    return succeed(presentVersions(await listVersionRows(db, params.lenderId), dayInIndia(now())))
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
    const at = now()
    const place = (await listRulesOf(db, body.lender_id, at)).findIndex(({ id }) => id === body.id) + 1
    const warnings = plannedAgain(data, place, body.valid_from ?? dayInIndia(at))
    return { success: true, message: translate(language, 'revenue_updated'), data, warnings }
  })

  serve(takeBackLenderRevenue, async ({ actor, ip, body, language }) => {
    const data = await takeBack(services, { actor, ip }, body)
    return { success: true, message: translate(language, 'revenue_taken_back'), data }
  })

  serve(setLenderRevenueOrder, async ({ actor, ip, body, language }) => {
    await orderRules(services, { actor, ip }, body.lender_id, body.lender_revenue_ids)
    return { success: true, message: translate(language, 'revenue_order_updated') }
  })

  serve(deleteLenderRevenue, async ({ actor, ip, params, body, language }) => {
    await removeRule(services, { actor, ip }, params.id, body?.reason)
    return { success: true, message: translate(language, 'revenue_deleted') }
  })

  serve(whatIfLenderRevenue, async ({ body }) => {
    await mustBeLender(body.lender_id)
    const at = now()
    const rules = body.rules ?? pricingRulesOn(await listRulesOf(db, body.lender_id, at), dayInIndia(at))
    return succeed(priceMonth(rules, await readPricing(), body))
  })
}
