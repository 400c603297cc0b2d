import {
  goesByCoApplicant,
  isForBusiness,
  isUnsecuredPersonal,
  judgesEmployment,
} from '@marketplace/contract/reference/product-traits'
import { productTypes } from '@marketplace/contract/reference/products'
import { expect, it } from 'vitest'
import { buildMarket, buildOfferLender } from './example-market.ts'
import { securityTermsOf } from './offer-lender.ts'

it('binds the microfinance rule to loans without collateral to a person', () => {
  expect(productTypes.filter(isUnsecuredPersonal)).toEqual(['Personal Loans'])
})

it('goes by a co-applicant for students, and asks turnover of businesses', () => {
  expect(productTypes.filter(goesByCoApplicant)).toEqual(['Student Loans'])
  expect(productTypes.filter(isForBusiness)).toEqual(['Business Loans'])
})

it('judges employment but for gold and students', () => {
  expect(productTypes.filter((product) => !judgesEmployment(product))).toEqual([
    'Gold Loans',
    'Student Loans',
  ])
})

it.each([
  ['Gold Loans', 'gold', 'gold_tiers'],
  ['Affordable Housing Loan', 'property', 'home_tiers'],
  ['2-wheeler', 'vehicle', null],
  ['Car', 'vehicle', null],
  ['Personal Loans', null, null],
] as const)('%s is secured by %s, and the law caps it by %s', (product_type, kind, law) => {
  const market = buildMarket({ product_type })
  expect(securityTermsOf(buildOfferLender({ max_ltv_percent: 80 }), market, { open_gold_loans: 0 })).toEqual({
    kind,
    max_ltv_percent: 80,
    law: law === null ? null : market.figures[law],
  })
})
