import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { checkOptionSets, type CheckPage } from '@marketplace/contract/loans/check-page'
import { offerQuestionsOf } from '@marketplace/contract/customers/offer-questions'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { readOptionSets } from '../../reference/option-sets/published.ts'
import { openMatch } from './open-match.ts'

/** What the questions of a loan before the number begin with: what is offered to choose from, and what matches a first ask. */
export const checkPageOf = async (
  { db, lenders, now }: Pick<Services, 'db' | 'lenders' | 'now'>,
  brand_id: number,
  product: LoanProduct,
): Promise<CheckPage> => {
  const sets = await readOptionSets(db)
  const today = dayInIndia(now())
  const directory = lenders()
  return {
    questions: offerQuestionsOf(product),
    options: Object.fromEntries(
      checkOptionSets(product).map((set) => [
        set,
        (sets[set] ?? []).filter(({ retired }) => retired === undefined),
      ]),
    ),
    match: openMatch(
      directory.indexOf(brand_id, product, today),
      { answers: {}, ...productJourneys[product].first_ask },
      directory.householdBands,
      today,
    ),
  }
}
