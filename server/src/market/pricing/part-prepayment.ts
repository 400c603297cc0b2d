import { quotedEmiPaise } from './emi.ts'
import { scheduleTotals } from './repayment-schedule.ts'

export interface PartPrepayment {
  /** Owed now, and how much of it is paid at once: less than all of it. Whole paise. */
  outstanding_paise: number
  part_paise: number
  ratePercent: number
  /** Instalments still to come and what each is. */
  months_left: number
  emi_paise: number
}

/** What either way of going on comes to, in whole paise; interest saved against paying on as before. */
export interface AfterPart {
  months: number
  emi_paise: number
  saved_paise: number
}

/** The fewest months in which instalments of `emi` pay `principal` off; never more than `most`. */
const monthsNeeded = (principal: number, ratePercent: number, emi: number, most: number): number => {
  const monthly = ratePercent / 1200
  const exact =
    monthly === 0 ? principal / emi : -Math.log1p((-principal * monthly) / emi) / Math.log1p(monthly)
  // A loan that ends to the paisa must not take one month more for what float division left over.
  return Math.min(most, Math.max(1, Math.ceil(exact - 1e-9)))
}

/**
 * What paying a part of a loan early does (domain.md 6.2, 6.4): the same instalment for fewer months, or a smaller one for
 * the same months. The outstanding amount is the loan of the months to come.
 */
export const partPrepayment = ({
  outstanding_paise,
  part_paise,
  ratePercent,
  months_left,
  emi_paise,
}: PartPrepayment): { ahead_paise: number; shorter: AfterPart; smaller: AfterPart } => {
  const interestOf = (principal_paise: number, months: number, emi: number): number =>
    scheduleTotals({ principal_paise, ratePercent, months, emi_paise: emi }).interest_paise
  const ahead_paise = interestOf(outstanding_paise, months_left, emi_paise)
  const rest = outstanding_paise - part_paise
  const after = (months: number, emi: number): AfterPart => ({
    months,
    emi_paise: emi,
    saved_paise: Math.max(0, ahead_paise - interestOf(rest, months, emi)),
  })
  return {
    ahead_paise,
    shorter: after(monthsNeeded(rest, ratePercent, emi_paise, months_left), emi_paise),
    smaller: after(months_left, quotedEmiPaise(rest, ratePercent, months_left)),
  }
}
