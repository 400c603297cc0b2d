import { expect, it } from 'vitest'
import {
  goesByCoApplicant,
  isForBusiness,
  isUnsecuredPersonal,
  judgesEmployment,
  securityKindOf,
} from './product-traits.ts'
import { productTypes } from './products.ts'

// What secures it; for a business, by a co-applicant's income, by employment, bound by the microfinance rule.
const traits = [
  ['Personal Loans', null, false, false, true, true],
  ['Business Loans', null, true, false, true, false],
  ['Gold Loans', 'gold', false, false, false, false],
  ['Affordable Housing Loan', 'property', false, false, true, false],
  ['Credit Cards', null, false, false, true, false],
  ['Student Loans', null, false, true, false, false],
  ['Discount Vouchers', null, false, false, true, false],
  ['Deals', null, false, false, true, false],
  ['2-wheeler', 'vehicle', false, false, true, false],
  ['Car', 'vehicle', false, false, true, false],
  ['Health', null, false, false, true, false],
  ['Shop', null, false, false, true, false],
  ['Other Insurance', null, false, false, true, false],
] as const

it.each(traits)(
  '%s: secured by %s, for business %s, by co-applicant %s, by employment %s, unsecured personal %s',
  (product, security, ofBusiness, byCoApplicant, byEmployment, isUnsecured) => {
    expect(securityKindOf(product)).toBe(security)
    expect(isForBusiness(product)).toBe(ofBusiness)
    expect(goesByCoApplicant(product)).toBe(byCoApplicant)
    expect(judgesEmployment(product)).toBe(byEmployment)
    expect(isUnsecuredPersonal(product)).toBe(isUnsecured)
  },
)

it('leaves no product out', () => {
  expect(traits.map(([product]) => product)).toEqual(productTypes)
})
