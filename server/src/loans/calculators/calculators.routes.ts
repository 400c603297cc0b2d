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
  serve(calculateEmi, async ({ query }) => ({
    success: true,
    data: await runCalculator(services, 'emi', query),
  }))
  serve(calculateEligibility, async ({ query }) => ({
    success: true,
    data: await runCalculator(services, 'eligibility', query),
  }))
  serve(calculateForeclosure, async ({ query }) => ({
    success: true,
    data: await runCalculator(services, 'foreclosure', query),
  }))
  serve(calculateGoldValue, async ({ query }) => ({
    success: true,
    data: await runCalculator(services, 'gold-value', query),
  }))
}
