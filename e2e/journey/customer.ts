import { randomInt } from 'node:crypto'

/** A customer of the tests: salaried in Lucknow, born 17/05/1990; everyone has a contact of their own. */
export interface Customer {
  mobile: string
  email: string
  amount: number
  income: number
}

/** @param amount what becomes of it at an API lender follows from its last three digits (server/demo/stand-ins/lender-plans.ts). */
export const newCustomer = (amount = 200_000): Customer => {
  const number = randomInt(100_000_000, 1_000_000_000)
  return { mobile: `9${number}`, email: `asha.${number}@example.com`, amount, income: 45_000 }
}
