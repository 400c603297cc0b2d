import type { ProductType } from './products.ts'

/** Bounds that include both ends. */
export interface Limits {
  readonly min: number
  readonly max: number
}

/** What every rule and page knows of one kind of loan (specification sections 2, 4 and 9; amounts of domain.md 8.2). */
export interface ProductJourney {
  /** The flag of the profile that says that all is told that this loan needs. */
  readonly completed: `${'pl' | 'bl' | 'gl' | 'hl' | 'sl' | 'tl' | 'cl'}_completed`
  /** The page of the details, that of the offers, and that of a customer who comes back. */
  readonly detail: string
  readonly offers: string
  readonly welcome: string
  /** Whole rupees, and months, that a customer may ask for. */
  readonly amount: Limits
  readonly tenure: Limits
  readonly default_tenure_months: number
}

const shared = {
  detail: '/user/user-detail',
  offers: '/user/offers',
  welcome: '/user/welcome-back',
} as const

/** One entry a product that is a loan. */
export const productJourneys = {
  'Personal Loans': {
    ...shared,
    completed: 'pl_completed',
    amount: { min: 1_000, max: 5_000_000 },
    tenure: { min: 3, max: 96 },
    default_tenure_months: 36,
  },
  'Business Loans': {
    completed: 'bl_completed',
    detail: '/user/business-detail',
    offers: '/user/business-offers',
    welcome: '/user/business-welcome-back',
    amount: { min: 50_000, max: 20_000_000 },
    tenure: { min: 3, max: 60 },
    default_tenure_months: 36,
  },
  'Gold Loans': {
    ...shared,
    completed: 'gl_completed',
    detail: '/user/user-detail/gold-loan',
    amount: { min: 1_000, max: 10_000_000 },
    tenure: { min: 1, max: 36 },
    default_tenure_months: 12,
  },
  'Affordable Housing Loan': {
    ...shared,
    completed: 'hl_completed',
    detail: '/user/user-detail/affordable-housing-loan',
    amount: { min: 100_000, max: 10_000_000 },
    tenure: { min: 12, max: 360 },
    default_tenure_months: 240,
  },
  'Student Loans': {
    ...shared,
    completed: 'sl_completed',
    amount: { min: 50_000, max: 15_000_000 },
    tenure: { min: 6, max: 180 },
    default_tenure_months: 120,
  },
  '2-wheeler': {
    ...shared,
    completed: 'tl_completed',
    amount: { min: 10_000, max: 1_000_000 },
    tenure: { min: 6, max: 60 },
    default_tenure_months: 36,
  },
  Car: {
    ...shared,
    completed: 'cl_completed',
    amount: { min: 50_000, max: 10_000_000 },
    tenure: { min: 12, max: 96 },
    default_tenure_months: 60,
  },
} as const satisfies { readonly [P in ProductType]?: ProductJourney }

export type LoanProduct = keyof typeof productJourneys
export type CompletedFlag = ProductJourney['completed']
export const loanProducts = Object.keys(productJourneys) as [LoanProduct, ...LoanProduct[]]

export const isLoanProduct = (product: ProductType): product is LoanProduct =>
  Object.hasOwn(productJourneys, product)

/** The journey of a product; null where it is not a loan. */
export const journeyOf = (product: ProductType): ProductJourney | null =>
  isLoanProduct(product) ? productJourneys[product] : null

const journeys: readonly ProductJourney[] = Object.values(productJourneys)

const widest = (of: (journey: ProductJourney) => Limits): Limits => ({
  min: Math.min(...journeys.map((journey) => of(journey).min)),
  max: Math.max(...journeys.map((journey) => of(journey).max)),
})

/** What any loan may be asked for: the bounds of a call that does not know the product yet. */
export const widestLoan: { readonly amount: Limits; readonly tenure: Limits } = {
  amount: widest(({ amount }) => amount),
  tenure: widest(({ tenure }) => tenure),
}

/** What may be asked for of a product; of one that is no loan, whatever any loan may be. */
export const loanLimitsOf = (product: ProductType): { readonly amount: Limits; readonly tenure: Limits } =>
  journeyOf(product) ?? widestLoan
