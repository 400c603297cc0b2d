import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { offerQuestionsOf } from '@marketplace/contract/customers/offer-questions'
import type { CheckPage } from '@marketplace/contract/loans/check-page'
import { askOpenMatch } from '@marketplace/contract/loans/open-match'
import { listOptionSets } from '@marketplace/contract/reference/option-sets'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { call } from '../../api/call.ts'

/** What the document carries, for whoever comes back to the page from another one of ours. */
export const fetchCheck = async (product: LoanProduct, signal: AbortSignal): Promise<CheckPage> => {
  const [{ data: options }, { data: match }] = await Promise.all([
    call(listOptionSets, { signal }),
    call(askOpenMatch, {
      body: { product_type: product, ...productJourneys[product].first_ask, answers: {} },
      signal,
    }),
  ])
  return {
    questions: offerQuestionsOf(product),
    options: Object.fromEntries(
      Object.entries(options).map(([set, all]) => [
        set,
        (all ?? []).filter(({ retired }) => retired === undefined),
      ]),
    ),
    match,
  }
}
