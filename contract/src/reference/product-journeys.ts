import type { Limits, LoanRecord } from './product-record.ts'
import { productRecords, productsOfKind, recordOf } from './product-records.ts'
import type { ProductType } from './products.ts'

/** The products that are loans. */
export const loanProducts = productsOfKind('loan')
export type LoanProduct = (typeof loanProducts)[number]

type Journeys = { readonly [P in LoanProduct]: (typeof productRecords)[P] }
/** One entry a product that is a loan. */
export const productJourneys = Object.fromEntries(
  loanProducts.map((product) => [product, productRecords[product]]),
) as Journeys

export type CompletedFlag = Journeys[LoanProduct]['completed']
export const completedFlags = loanProducts.map((product): CompletedFlag => productJourneys[product].completed)

/** What every rule and page knows of a loan. */
export interface ProductJourney extends LoanRecord {
  readonly completed: CompletedFlag
}

export const isLoanProduct = (product: ProductType): product is LoanProduct =>
  recordOf(product).kind === 'loan'

/** The journey of a product; null where it is not a loan. */
export const journeyOf = (product: ProductType): ProductJourney | null =>
  isLoanProduct(product) ? productJourneys[product] : null

export type LoanAddress = Journeys[LoanProduct]['address']
/** Where each loan stands in the open, in the order of the products. */
export const loanAddresses = loanProducts.map((product): LoanAddress => productJourneys[product].address)

/** The loan whose public page stands at a path; null where none does. */
export const loanAt = (path: string): LoanProduct | null =>
  loanProducts.find((product) => productJourneys[product].address === path) ?? null

const journeys: readonly LoanRecord[] = loanProducts.map((product) => productJourneys[product])

const widest = (of: (journey: LoanRecord) => Limits): Limits => ({
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
