import { loanLimitsOf, type LoanProduct } from '../reference/product-journeys.ts'
import type { Limits } from '../reference/product-record.ts'

/** What is asked for; a value that is left out is the other side's to choose. Whole rupees and months. */
export interface Ask {
  amount: number | undefined
  tenure: number | undefined
}

/** A query, as URLSearchParams reads it. */
interface Search {
  get(name: string): string | null
}

const wholeWithin = (text: string | null, { min, max }: Limits): number | undefined => {
  if (text === null || !/^[0-9]{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** Amount and time of an address, as every link of ours to a page of a loan has them; anything that is no such value of this loan counts as left out. */
export const readAsk = (search: Search, product: LoanProduct): Ask => {
  const { amount, tenure } = loanLimitsOf(product)
  return {
    amount: wholeWithin(search.get('amount'), amount),
    tenure: wholeWithin(search.get('tenure'), tenure),
  }
}

/** The same as a query, without its question mark. */
export const askSearch = ({ amount, tenure }: Ask): string =>
  Object.entries({ amount, tenure })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('&')
