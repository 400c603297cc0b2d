import { divideHalfUp } from '../../platform/money/round-half-up.ts'
import { percentThousandths } from '../../platform/money/percent-of.ts'

/** What was credited to a PAN in the tax year before, and on how much of it tax was withheld. Paise. */
export interface YearToDate {
  base_paise: number
  taxed_paise: number
}

/** The figures in force on the day. Rupees and percent. */
export interface TdsFigures {
  percent: number
  no_pan_percent: number
  threshold: number
  /** Tax is rounded to so many rupees. */
  rounding: number
}

export interface TdsDue {
  percent: number
  /** What it is withheld on: with the credit that passes the threshold, the whole year's sum. */
  taxed_paise: number
  tds_paise: number
}

/**
 * TDS on a credit of commission: section 393(1), table, serial 1(ii) of the Income-tax Act 2025 (was 194H). None while the year's sum of the PAN
 * does not exceed the threshold; then on the whole sum. Without a PAN the higher rate of section 397(2). Rounded half up to the rupee.
 */
export const tdsDue = (
  base_paise: number,
  year: YearToDate,
  figures: TdsFigures,
  hasPan: boolean,
): TdsDue => {
  if (year.base_paise + base_paise <= figures.threshold * 100)
    return { percent: 0, taxed_paise: 0, tds_paise: 0 }
  const percent = hasPan ? figures.percent : Math.max(figures.percent, figures.no_pan_percent)
  const taxed_paise = Math.max(0, base_paise + year.base_paise - year.taxed_paise)
  const step = figures.rounding * 100
  const tds_paise = divideHalfUp(taxed_paise * percentThousandths(percent), 100_000 * step) * step
  return { percent, taxed_paise, tds_paise }
}
