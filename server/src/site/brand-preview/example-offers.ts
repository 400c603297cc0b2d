import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Offers } from '@marketplace/contract/market/offers'
import { buildOffers } from '../../market/matching/build-offers.ts'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildApplicant, buildOfferLender } from '../../market/matching/example-market.ts'
import type { Market } from '../../market/matching/offer-lender.ts'

/** Invented lenders: what a preview shows says nothing about a real one. */
const exampleLenders = [
  buildOfferLender({ lender_id: 1, legal_name: 'Sahyadri Bank' }),
  buildOfferLender({
    lender_id: 2,
    legal_name: 'Konkan Credit Private Limited',
    lender_kind: 'nbfc',
    representative_rate: 18.5,
    so_status: 1,
    so_text: 'Money on the same day for salary accounts',
  }),
  buildOfferLender({
    lender_id: 3,
    legal_name: 'Malabar Small Finance Bank',
    lender_kind: 'small_finance_bank',
    representative_rate: 21,
    amount_max: 300_000,
  }),
  buildOfferLender({ lender_id: 4, legal_name: 'Nilgiri Finance', lender_kind: 'nbfc', min_income: 75_000 }),
]

/** The offers of an example customer, matched, priced and ordered as every customer's are. `today`: YYYY-MM-DD. */
export const exampleOffers = (market: Market, today: string, language: LanguageId): Offers => ({
  snapshot_id: null,
  ...buildOffers({
    index: compileLenders(exampleLenders, { ...market, off_lender_ids: new Set() }),
    applicant: buildApplicant(),
    answers: new Map(),
    applied_lender_ids: new Set(),
    today,
    language,
  }),
})
