import { describe, expect, it } from 'vitest'
import { productNames, productRecords, productsOfKind, recordOf } from './product-records.ts'

const loans = [
  'Personal Loans',
  'Business Loans',
  'Gold Loans',
  'Affordable Housing Loan',
  'Student Loans',
  '2-wheeler',
  'Car',
] as const

it('has the products of section 9, in their order', () => {
  expect(productNames).toEqual([
    'Personal Loans',
    'Business Loans',
    'Gold Loans',
    'Affordable Housing Loan',
    'Credit Cards',
    'Student Loans',
    'Discount Vouchers',
    'Deals',
    '2-wheeler',
    'Car',
    'Health',
    'Shop',
    'Other Insurance',
  ])
})

it.each([
  ['loan', loans],
  ['card', ['Credit Cards']],
  ['voucher', ['Discount Vouchers', 'Deals']],
  ['insurance', ['Health', 'Shop', 'Other Insurance']],
] as const)('%s: %j', (kind, products) => {
  expect(productsOfKind(kind)).toEqual(products)
})

describe('the pages of a loan (sections 2 and 7)', () => {
  const own = '/user/user-detail'
  it.each([
    ['Personal Loans', 'pl_completed', own, 'offers', undefined],
    ['Gold Loans', 'gl_completed', `${own}/gold-loan`, 'server', ['/user/gold-', `${own}/gold-`]],
    [
      'Affordable Housing Loan',
      'hl_completed',
      `${own}/affordable-housing-loan`,
      'server',
      [`${own}/affordable-housing-`],
    ],
    ['Student Loans', 'sl_completed', own, 'offers', undefined],
    ['2-wheeler', 'tl_completed', own, 'offers', undefined],
    ['Car', 'cl_completed', own, 'offers', undefined],
  ] as const)('%s', (product, completed, detail, goes_on, own_paths) => {
    const record = recordOf(product)
    expect(record).toMatchObject({
      completed,
      detail,
      goes_on,
      offers: '/user/offers',
      welcome: '/user/welcome-back',
    })
    expect(record.own_paths).toEqual(own_paths)
  })

  it('Business Loans has all of its own', () => {
    expect(productRecords['Business Loans']).toMatchObject({
      completed: 'bl_completed',
      detail: '/user/business-detail',
      offers: '/user/business-offers',
      welcome: '/user/business-welcome-back',
      own_paths: ['/user/business-'],
      goes_on: 'offers',
    })
  })
})

it.each([
  ['Credit Cards', undefined, ['/user/credit-card']],
  ['Discount Vouchers', '/user/vouchers', ['/user/vouchers']],
  ['Deals', '/user/deals', ['/user/deals']],
  ['Health', undefined, undefined],
  ['Shop', undefined, undefined],
  ['Other Insurance', '/user/insurance', ['/user/insurance']],
] as const)('a customer of %s begins at %s, and nobody else opens %j', (product, home, own_paths) => {
  const { kind, ...pages } = recordOf(product)
  expect(kind).not.toBe('loan')
  expect(pages).toEqual({ ...(home && { home }), ...(own_paths && { own_paths }) })
})

// Who repays, and by what a lender judges; what secures it, and whether the loan buys that.
it.each([
  ['Personal Loans', 'person', 'borrower', true, true, null],
  ['Business Loans', 'business', 'borrower', true, false, null],
  ['Gold Loans', 'person', 'borrower', false, false, { kind: 'gold', is_bought: false }],
  ['Affordable Housing Loan', 'person', 'borrower', true, false, { kind: 'property', is_bought: true }],
  ['Student Loans', 'person', 'co_applicant', false, false, null],
  ['2-wheeler', 'person', 'borrower', true, false, { kind: 'vehicle', is_bought: true }],
  ['Car', 'person', 'borrower', true, false, { kind: 'vehicle', is_bought: true }],
] as const)(
  '%s is lent to a %s by the income of the %s',
  (product, borrower, income_of, judges_employment, is_unsecured_personal, security) => {
    expect(productRecords[product]).toMatchObject({
      borrower,
      income_of,
      judges_employment,
      is_unsecured_personal,
      security,
    })
  },
)

it.each([
  ['Personal Loans', 'needed', 'eligibility', 'at_once'],
  ['Business Loans', 'needed', 'emi', 'at_once'],
  ['Gold Loans', 'optional', 'gold', 'at_once'],
  ['Affordable Housing Loan', 'needed', 'eligibility', 'building'],
  ['Student Loans', 'needed', 'eligibility', 'course'],
  ['2-wheeler', 'price_less_down_payment', 'eligibility', 'at_once'],
  ['Car', 'price_less_down_payment', 'eligibility', 'at_once'],
] as const)(
  '%s: the amount is asked as %s, reckoned by %s, paid out %s',
  (product, asks_amount, calculator, paid_out) => {
    expect(productRecords[product]).toMatchObject({ asks_amount, calculator, paid_out })
  },
)

// domain.md 8.2: whole rupees and months.
it.each([
  ['Personal Loans', 1_000, 5_000_000, 3, 96, 36],
  ['Business Loans', 50_000, 20_000_000, 3, 60, 36],
  ['Gold Loans', 1_000, 10_000_000, 1, 36, 12],
  ['Affordable Housing Loan', 100_000, 10_000_000, 12, 360, 240],
  ['Student Loans', 50_000, 15_000_000, 6, 180, 120],
  ['2-wheeler', 10_000, 1_000_000, 6, 60, 36],
  ['Car', 50_000, 10_000_000, 12, 96, 60],
] as const)('%s: %d to %d over %d to %d, at first %d', (product, least, most, shortest, longest, start) => {
  expect(productRecords[product]).toMatchObject({
    amount: { min: least, max: most },
    tenure: { min: shortest, max: longest },
    default_tenure_months: start,
  })
})

it('records every product under its own name', () => {
  for (const product of productNames) expect(recordOf(product)).toBe(productRecords[product])
  expect(new Set(loans.map((loan) => productRecords[loan].completed)).size).toBe(loans.length)
})
