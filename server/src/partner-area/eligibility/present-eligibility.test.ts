import { expect, it } from 'vitest'
import { buildOfferLender } from '../../market/matching/example-market.ts'
import { presentEligibility } from './present-eligibility.ts'

it('says what each lender asks, by product and name', () => {
  const lines = presentEligibility(
    [
      buildOfferLender({
        lender_id: 1,
        legal_name: 'Zari Bank',
        product_type: 'Gold Loans',
        min_income: null,
      }),
      buildOfferLender({
        lender_id: 2,
        legal_name: 'Zari Bank',
        credit_score_class: 4,
        min_income: 15_000,
        api: 1,
      }),
      buildOfferLender({ lender_id: 3, legal_name: 'Amba Finance', credit_score_class: null, api: 0 }),
    ],
    [{ option_id: 4, band_min: 700 }],
  )
  expect(
    lines.map(({ lender_id, min_score, min_income, in_app }) => [lender_id, min_score, min_income, in_app]),
  ).toEqual([
    [3, null, null, 0],
    [2, 700, 15_000, 1],
    [1, null, null, expect.anything()],
  ])
})
