import {
  calculateEligibility,
  calculateEmi,
  calculateForeclosure,
  calculateGoldValue,
} from '@marketplace/contract/loans/calculators'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { runCalculator } from './run-calculator.ts'

export const calculatorsRoutes = (serve: Serve, services: Services): void => {
  serve(calculateEmi, async ({ query, brand }) => ({
    success: true,
    data: await runCalculator({ services, brand }, 'emi', query),
  }))
  serve(calculateEligibility, async ({ query, brand }) => ({
    success: true,
    data: await runCalculator({ services, brand }, 'eligibility', query),
  }))
  serve(calculateForeclosure, async ({ query, brand }) => ({
    success: true,
    data: await runCalculator({ services, brand }, 'foreclosure', query),
  }))
  serve(calculateGoldValue, async ({ query, brand }) => ({
    success: true,
    data: await runCalculator({ services, brand }, 'gold-value', query),
  }))
}
