import { quotedEmiPaise } from '../../server/src/market/pricing/emi.ts'
import { foreclosure } from '../../server/src/market/pricing/foreclosure.ts'
import { repaymentSchedule, scheduleTotals } from '../../server/src/market/pricing/repayment-schedule.ts'
import { exactBalances, exactInstalment, exactPayments, halfUpOf } from './exact-loan.ts'
import type { Family } from './family.ts'

/** One loan has one balance: the schedule, the exact one and what closing it early starts from, and it says when it cannot repay. */
export const balances: Family = ({ whole, pick }, isFaulty) => {
  const [rupees, thousandths] = [whole(1_000, 10_000_000), whole(0, 60_000)]
  const months = pick([whole(1, 60), whole(61, 360)])
  const [principal_paise, ratePercent] = [rupees * 100, thousandths / 1_000]
  const emi_paise = quotedEmiPaise(principal_paise, ratePercent, months)
  const loan = { principal_paise, ratePercent, months, emi_paise }
  const principal = BigInt(principal_paise)
  const exact = { principal, thousandths: BigInt(thousandths), months, emi: BigInt(emi_paise) }
  const what = `${rupees} at ${ratePercent} over ${months}`

  const { over, under } = exactInstalment(principal, exact.thousandths, months)
  const quotes = [halfUpOf(over, under), halfUpOf(over, under * 100n) * 100n]
  if (!quotes.includes(exact.emi)) return `${what}: quoted at ${emi_paise}`

  const payments = exactPayments(exact)
  const expected = exactBalances(exact)
  const last = payments.at(-1) ?? 0n
  const isEven = expected.every((owed, at) => owed <= (at === 0 ? principal : (expected[at - 1] ?? 0n)))
  const leavesEnough = expected.every((owed, at) => owed >= BigInt(months - 1 - at))
  const repays = isEven && leavesEnough && (months === 1 || (last > 0n && last <= 2n * exact.emi))
  if (scheduleTotals(loan).repays !== repays) return `${what}: repays ${!repays}`
  if (!repays) return null

  const paid = whole(0, months - 1)
  const row = repaymentSchedule(loan)[paid - 1]
  const owed = paid === 0 ? principal : (expected[paid - 1] ?? 0n)
  const ours = foreclosure({
    ...loan,
    paid,
    chargePercent: 0,
    gstPercent: 18,
    brokenDays: 0,
  }).outstanding_paise
  const scheduled = row === undefined ? principal_paise : Math.round(row.balance * 100)
  const reference = Number(isFaulty ? owed + 1n : owed)
  return ours === reference && scheduled === reference
    ? null
    : `${what} after ${paid}: ${ours} and ${scheduled}, not ${reference}`
}
