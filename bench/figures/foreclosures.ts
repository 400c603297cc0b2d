import { lenderKinds } from '@marketplace/contract/market/lender-kinds'
import { quotedEmiPaise } from '../../server/src/market/pricing/emi.ts'
import { foreclosure } from '../../server/src/market/pricing/foreclosure.ts'
import { prepaymentFreedom, type PrepaidLoan } from '../../server/src/market/pricing/prepayment-freedom.ts'
import { scheduleTotals } from '../../server/src/market/pricing/repayment-schedule.ts'
import { exactBalances, halfUpOf } from './exact-loan.ts'
import type { Draws, Family } from './family.ts'

const LIMIT = 5_000_000
const days = [
  '2012-06-04',
  '2012-06-05',
  '2014-05-07',
  '2019-08-01',
  '2019-08-02',
  '2025-12-31',
  '2026-01-01',
]

/** Whether a charge is forbidden, as a reader of the circulars would ask one after the other. */
const isFree = (loan: PrepaidLoan, isFaulty: boolean): boolean => {
  const { lender_kind: kind, closed, sanctioned } = loan
  if (loan.purpose === 'microfinance') return closed >= '2022-04-01'
  if (loan.rate_type === 'fixed') return false
  const isBank = kind === 'bank' || kind === 'small_finance_bank' || kind === 'regional_rural_bank'
  const isUnderDirections = sanctioned >= '2026-01-01' && closed >= '2026-01-01'
  if (loan.purpose === 'business') {
    if (loan.borrower === 'other' || !isUnderDirections) return false
    if (kind === 'bank' || kind === 'nbfc_upper_layer') return true
    // Housing finance companies stand in the middle layer, or above it.
    const isMiddleLayer = kind === 'nbfc_middle_layer' || kind === 'housing_finance_company'
    const isSmall = kind === 'small_finance_bank' || kind === 'regional_rural_bank' || isMiddleLayer
    return isSmall && loan.amount <= LIMIT
  }
  if (loan.borrower !== 'individual') return false
  if (kind === 'cooperative_bank') return isUnderDirections
  if (loan.purpose === 'home' && kind === 'housing_finance_company') return closed >= '2011-10-19'
  if (loan.purpose === 'home' && isBank) return closed >= '2012-06-05'
  const from = isBank ? '2014-05-07' : isFaulty ? '2019-08-03' : '2019-08-02'
  return closed >= from || isUnderDirections
}

const drawLoan = ({ whole, pick }: Draws): PrepaidLoan => ({
  lender_kind: pick(lenderKinds),
  borrower: pick(['individual', 'mse', 'other']),
  purpose: pick(['home', 'personal', 'microfinance', 'business']),
  rate_type: pick(['fixed', 'floating']),
  sanctioned: pick(days),
  closed: pick([...days, '2022-03-31', '2022-04-01', '2026-11-20']),
  amount: whole(LIMIT - 2, LIMIT + 2),
})

/** Whether a charge is free, and what is paid, to the paisa. */
export const foreclosures: Family = (draws, isFaulty) => {
  const { whole } = draws
  const loan = drawLoan(draws)
  const ours = prepaymentFreedom(loan, LIMIT) !== null
  if (ours !== isFree(loan, isFaulty)) return `free ${ours}: ${JSON.stringify(loan)}`

  const [rupees, thousandths, months] = [whole(1_000, 10_000_000), whole(0, 30_000), whole(2, 120)]
  const ratePercent = thousandths / 1_000
  const principal_paise = rupees * 100
  const emi_paise = quotedEmiPaise(principal_paise, ratePercent, months)
  const terms = { principal_paise, ratePercent, months, emi_paise }
  if (!scheduleTotals(terms).repays) return null
  const [paid, days_since, hundredths] = [whole(1, months - 1), whole(0, 31), whole(0, 600)]
  const closing = foreclosure({
    ...terms,
    paid,
    chargePercent: hundredths / 100,
    gstPercent: 18,
    brokenDays: days_since,
  })
  const principal = BigInt(principal_paise)
  const exact = { principal, thousandths: BigInt(thousandths), months, emi: BigInt(emi_paise) }
  const owed = exactBalances(exact)[paid - 1] ?? 0n
  const charge = halfUpOf(owed * BigInt(hundredths), 10_000n)
  const tax = halfUpOf(charge * 18n, 100n)
  const interest = halfUpOf(owed * BigInt(thousandths) * BigInt(days_since), 36_500_000n)
  const total = Number(owed + charge + tax + interest)
  return closing.total_paise === total
    ? null
    : `${JSON.stringify({ ...terms, paid, hundredths, days_since })}: ${closing.total_paise}, not ${total}`
}
