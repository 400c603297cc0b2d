import {
  enterGoldRate as enterGoldRateCall,
  listGoldRates as listGoldRatesCall,
} from '@marketplace/contract/reference/gold-rates'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { enterGoldRate } from './enter-gold-rate.ts'
import { goldRateOn, missingDays } from './gold-rate-on.ts'
import { listEnteredGoldRates, listGoldRates } from './gold-rates.queries.ts'

export const goldRatesRoutes = (serve: Serve, services: Services): void => {
  serve(listGoldRatesCall, async ({ query }) => {
    const today = dayInIndia(services.now())
    const [{ rows, total }, rates] = await Promise.all([
      listEnteredGoldRates(services.db, pageBounds(query)),
      listGoldRates(services.db),
    ])
    const data = rows.map(({ entered_at, ...rate }) => ({ ...rate, entered_at: entered_at.toISOString() }))
    const current = goldRateOn(rates, today)
    return { success: true, data, total, today, current, missing_days: missingDays(rates, today) }
  })

  serve(enterGoldRateCall, async ({ actor, ip, body }) => ({
    success: true,
    message: translate('en', 'gold_rate_entered'),
    data: await enterGoldRate(services, { actor, ip }, body),
  }))
}
