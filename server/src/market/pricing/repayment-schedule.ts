import type { Instalment } from '@marketplace/contract/market/offers'
import { toRupees } from '../../platform/money/paise.ts'
import { percentThousandths } from '../../platform/money/percent-of.ts'
import { divideHalfUp } from '../../platform/money/round-half-up.ts'

/** A loan in whole paise; `ratePercent` is percent a year with at most three decimals. */
export interface Loan {
  principal_paise: number
  ratePercent: number
  months: number
  emi_paise: number
}

/**
 * Runs through the instalments (domain.md 6.2): interest = round(balance × i) half-up to the paisa, principal = EMI −
 * interest, and the last instalment is what remains with its interest. Each row but the last leaves at least a paisa for
 * every row after it, so a rounded EMI never closes the loan early; and principal is never negative.
 */
const runInstalments = (
  loan: Loan,
  onRow: (number: number, principal: number, interest: number, balance: number) => void,
): void => {
  const rate = percentThousandths(loan.ratePercent)
  let balance = loan.principal_paise
  for (let number = 1; number <= loan.months; number += 1) {
    const interest = divideHalfUp(balance * rate, 1_200_000)
    const most = balance - (loan.months - number)
    const principal =
      number === loan.months ? balance : Math.max(0, Math.min(loan.emi_paise - interest, most))
    balance -= principal
    onRow(number, principal, interest, balance)
  }
}

/** Every instalment, in rupees. The sum of the principals is the loan to the paisa and the last balance is 0. */
export const repaymentSchedule = (loan: Loan): Instalment[] => {
  const rows: Instalment[] = []
  runInstalments(loan, (number, principal, interest, balance) => {
    rows.push({
      number,
      emi: toRupees(principal + interest),
      principal: toRupees(principal),
      interest: toRupees(interest),
      balance: toRupees(balance),
    })
  })
  return rows
}

/** What the schedule comes to, in whole paise, without its rows. */
export interface ScheduleTotals {
  interest_paise: number
  last_paise: number
  /**
   * Whether the instalments repay the loan as they are quoted: each but the last is the EMI, and the last one is something and no
   * more than twice the EMI. Where interest takes nearly all of every instalment, what rounding leaves grows beyond that.
   */
  repays: boolean
}

export const scheduleTotals = (loan: Loan): ScheduleTotals => {
  let total = 0
  let last = 0
  let regular = true
  runInstalments(loan, (number, principal, interest) => {
    total += interest
    last = principal + interest
    if (number < loan.months && last !== loan.emi_paise) regular = false
  })
  const isLastFair = loan.months === 1 || (last > 0 && last <= 2 * loan.emi_paise)
  return { interest_paise: total, last_paise: last, repays: regular && isLastFair }
}

/** What is owed after `paid` instalments, in whole paise: the balance of that row of the schedule, to the paisa. */
export const balanceAfter = (loan: Loan, paid: number): number => {
  let owed = loan.principal_paise
  runInstalments(loan, (number, _principal, _interest, balance) => {
    if (number <= paid) owed = balance
  })
  return owed
}
