import { loanLimitsOf, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { buildMarket } from '../server/src/market/matching/example-market.ts'
import type { Cases } from './matching-agreement.ts'
import { randomApplicant, randomLender, seededRandom } from './random-market.ts'

export const TODAY = '2026-11-20'

/** Every product whose checks differ from another's. */
export const PRODUCTS = [
  'Personal Loans',
  'Business Loans',
  'Gold Loans',
  'Affordable Housing Loan',
  'Student Loans',
  'Car',
] as const satisfies readonly LoanProduct[]

/** A market of random lenders and applicants, the same for the same seed. */
export const buildWorld = (seed: number, lenders: number, applicants: number) => {
  const random = seededRandom(seed)
  return {
    market: buildMarket({ off_lender_ids: new Set([3, 50, 700]) }),
    lenders: Array.from({ length: lenders }, (_, index) => randomLender(index + 1, random)),
    applicants: Array.from({ length: applicants }, () => randomApplicant(random)),
  }
}
export type World = ReturnType<typeof buildWorld>

/** `side` lenders and as many applicants of the world moved to one product, whose bounds an asked tenure is within. */
export const casesOf = (world: World, product: LoanProduct, side: number): Cases => {
  const { min, max } = loanLimitsOf(product).tenure
  return {
    lenders: world.lenders
      .slice(0, side)
      .map((lender) =>
        lender.product_type === 'Personal Loans' ? { ...lender, product_type: product } : lender,
      ),
    applicants: world.applicants.slice(0, side).map((applicant) => ({
      ...applicant,
      tenure_months: Math.max(min, Math.min(applicant.tenure_months, max)),
    })),
    market: { ...world.market, product_type: product },
    today: TODAY,
  }
}
