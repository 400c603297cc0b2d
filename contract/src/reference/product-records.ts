import type { LoanRecord, ProductKind, ProductRecord } from './product-record.ts'

const pages = {
  detail: '/user/user-detail',
  offers: '/user/offers',
  welcome: '/user/welcome-back',
} as const

/** What most loans are: lent to a person without security, by their own income. */
const usual = {
  kind: 'loan',
  ...pages,
  goes_on: 'offers',
  borrower: 'person',
  income_of: 'borrower',
  judges_employment: true,
  is_unsecured_personal: false,
  security: null,
  asks_amount: 'needed',
  calculator: 'eligibility',
  paid_out: 'at_once',
} as const satisfies Partial<LoanRecord>

const vehicleLoan = {
  ...usual,
  security: { kind: 'vehicle', is_bought: true },
  asks_amount: 'price_less_down_payment',
} as const satisfies Partial<LoanRecord>

/**
 * Every product, by the name and in the order of section 9, with all that is special about it. The questions of a loan are in
 * product-questions.ts; whatever else differs between products is read from here (docs/recipes/add-a-product.md).
 */
export const productRecords = {
  'Personal Loans': {
    ...usual,
    address: '/personal-loans',
    completed: 'pl_completed',
    is_unsecured_personal: true,
    amount: { min: 1_000, max: 5_000_000 },
    tenure: { min: 3, max: 96 },
    default_tenure_months: 36,
    first_ask: { amount: 200_000, tenure_months: 36 },
    check_answers: 8,
  },
  'Business Loans': {
    ...usual,
    address: '/business-loans',
    completed: 'bl_completed',
    detail: '/user/business-detail',
    offers: '/user/business-offers',
    welcome: '/user/business-welcome-back',
    own_paths: ['/user/business-'],
    borrower: 'business',
    amount: { min: 50_000, max: 20_000_000 },
    tenure: { min: 3, max: 60 },
    default_tenure_months: 36,
    first_ask: { amount: 500_000, tenure_months: 36 },
    check_answers: 9,
    calculator: 'emi',
  },
  'Gold Loans': {
    ...usual,
    address: '/gold-loans',
    completed: 'gl_completed',
    detail: '/user/user-detail/gold-loan',
    own_paths: ['/user/gold-', '/user/user-detail/gold-'],
    goes_on: 'server',
    // Gold speaks for itself.
    judges_employment: false,
    security: { kind: 'gold', is_bought: false },
    amount: { min: 1_000, max: 10_000_000 },
    tenure: { min: 1, max: 36 },
    default_tenure_months: 12,
    first_ask: { amount: 100_000, tenure_months: 12 },
    check_answers: 6,
    asks_amount: 'optional',
    calculator: 'gold',
  },
  'Affordable Housing Loan': {
    ...usual,
    address: '/home-loans',
    completed: 'hl_completed',
    detail: '/user/user-detail/affordable-housing-loan',
    own_paths: ['/user/user-detail/affordable-housing-'],
    goes_on: 'server',
    security: { kind: 'property', is_bought: true },
    amount: { min: 100_000, max: 10_000_000 },
    tenure: { min: 12, max: 360 },
    default_tenure_months: 240,
    first_ask: { amount: 1_500_000, tenure_months: 180 },
    check_answers: 9,
    paid_out: 'building',
  },
  'Credit Cards': { kind: 'card', own_paths: ['/user/credit-card'] },
  'Student Loans': {
    ...usual,
    address: '/student-loans',
    completed: 'sl_completed',
    income_of: 'co_applicant',
    // The co-applicant speaks for a student.
    judges_employment: false,
    amount: { min: 50_000, max: 15_000_000 },
    tenure: { min: 6, max: 180 },
    default_tenure_months: 120,
    first_ask: { amount: 500_000, tenure_months: 84 },
    check_answers: 6,
    paid_out: 'course',
  },
  'Discount Vouchers': { kind: 'voucher', home: '/user/vouchers', own_paths: ['/user/vouchers'] },
  Deals: { kind: 'voucher', home: '/user/deals', own_paths: ['/user/deals'] },
  '2-wheeler': {
    ...vehicleLoan,
    address: '/two-wheeler-loans',
    completed: 'tl_completed',
    amount: { min: 10_000, max: 1_000_000 },
    tenure: { min: 6, max: 60 },
    default_tenure_months: 36,
    first_ask: { amount: 80_000, tenure_months: 24 },
    check_answers: 9,
  },
  Car: {
    ...vehicleLoan,
    address: '/car-loans',
    completed: 'cl_completed',
    amount: { min: 50_000, max: 10_000_000 },
    tenure: { min: 12, max: 96 },
    default_tenure_months: 60,
    first_ask: { amount: 600_000, tenure_months: 60 },
    check_answers: 9,
  },
  Health: { kind: 'insurance' },
  Shop: { kind: 'insurance' },
  'Other Insurance': { kind: 'insurance', home: '/user/insurance', own_paths: ['/user/insurance'] },
} as const satisfies Readonly<Record<string, ProductRecord>>

type Records = typeof productRecords
export type ProductName = keyof Records
type OfKind<K extends ProductKind> = {
  [P in ProductName]: Records[P] extends { kind: K } ? P : never
}[ProductName]

export const productNames = Object.keys(productRecords) as [ProductName, ...ProductName[]]

/** The products of a kind, in their order. */
export const productsOfKind = <K extends ProductKind>(kind: K): [OfKind<K>, ...OfKind<K>[]] =>
  productNames.filter((name) => productRecords[name].kind === kind) as [OfKind<K>, ...OfKind<K>[]]

export const recordOf = (product: ProductName): ProductRecord => productRecords[product]
