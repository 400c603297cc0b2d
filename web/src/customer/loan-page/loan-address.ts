import type { Limits } from '@marketplace/contract/reference/product-record'

export interface LoanAsk {
  amount: number
  tenure_months: number
}

const whole = /^[1-9][0-9]{0,9}$/

/** Amount and time of a loan's address, in rupees and months; what is out of the loan's bounds is left out. */
export const askInSearch = (
  search: string,
  { amount, tenure }: { amount: Limits; tenure: Limits },
): Partial<LoanAsk> => {
  const given = new URLSearchParams(search)
  const within = (name: string, { min, max }: Limits): number | null => {
    const typed = given.get(name) ?? ''
    const value = Number(typed)
    return whole.test(typed) && value >= min && value <= max ? value : null
  }
  const asked = within('amount', amount)
  const months = within('months', tenure)
  return { ...(asked !== null && { amount: asked }), ...(months !== null && { tenure_months: months }) }
}

/** Where a loan stands with this amount and time, to be linked to. */
export const loanAddress = (address: string, { amount, tenure_months }: LoanAsk): string =>
  `${address}?amount=${amount}&months=${tenure_months}`
