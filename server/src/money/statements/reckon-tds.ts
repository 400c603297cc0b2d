import type { StatementTds } from '@marketplace/contract/money/partner-statements'
import { listSamePan } from '../../partners/accounts/published.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { listYearSums, lockTaxpayer } from './tds.queries.ts'
import { taxYearInWords, taxYearOf } from '../statement-rules/tax-year.ts'
import { tdsDue, type TdsDue, type TdsFigures, type YearToDate } from '../statement-rules/tds-due.ts'

/** Section and payment code (money.md, law facts). */
const SECTION = '393(1), code 1006'

/** The year to date of the PAN of a partner, over all its accounts. */
export interface Taxpayer extends YearToDate {
  tds_paise: number
  has_pan: boolean
  tax_year: number
}

const readFigure = async (tx: Database, day: string): Promise<(name: string) => number> => {
  const figures = await listFiguresOn(tx, day)
  return (name) => {
    const value = figures.get(name)
    if (value === undefined) throw new Error(`the figure ${name} is not in force on ${day}`)
    return value
  }
}

/** The figures of TDS on a day YYYY-MM-DD. @throws Error naming one that is not in force. */
export const readTdsFigures = async (tx: Database, day: string): Promise<TdsFigures> => {
  const valueOf = await readFigure(tx, day)
  return {
    percent: valueOf('commission_tds_percent'),
    no_pan_percent: valueOf('commission_tds_no_pan_percent'),
    threshold: valueOf('commission_tds_threshold'),
    rounding: valueOf('commission_tds_rounding'),
  }
}

/** GST on commission on a day, in percent. @throws Error where none is in force. */
export const readGstPercent = async (tx: Database, day: string): Promise<number> =>
  (await readFigure(tx, day))('gst_percent')

/** What was credited to the PANs of these partners in the tax year of a day, by partner. As the office. */
export const readTaxpayers = async (
  tx: Database,
  partnerIds: readonly number[],
  day: string,
): Promise<Map<number, Taxpayer>> => {
  const tax_year = taxYearOf(day)
  const same = await listSamePan(tx, partnerIds)
  const sums = new Map(
    (await listYearSums(tx, [...new Set(same.map(({ same_id }) => same_id))], tax_year)).map((row) => [
      row.partner_id,
      row,
    ]),
  )
  const found = new Map<number, Taxpayer>()
  for (const { partner_id, same_id, has_pan } of same) {
    const one = found.get(partner_id) ?? { base_paise: 0, taxed_paise: 0, tds_paise: 0, has_pan, tax_year }
    const sum = sums.get(same_id)
    found.set(partner_id, {
      ...one,
      base_paise: one.base_paise + (sum?.base_paise ?? 0),
      taxed_paise: one.taxed_paise + (sum?.taxed_paise ?? 0),
      tds_paise: one.tds_paise + (sum?.tds_paise ?? 0),
    })
  }
  return found
}

/** The taxpayer behind a partner, held until the transaction ends. */
export const lockTaxpayerOf = async (tx: Database, partnerId: number, day: string): Promise<Taxpayer> => {
  const [first] = (await listSamePan(tx, [partnerId])).map(({ same_id }) => same_id)
  if (first === undefined) throw new Error('a partner is missing')
  await lockTaxpayer(tx, first)
  const taxpayer = (await readTaxpayers(tx, [partnerId], day)).get(partnerId)
  if (taxpayer === undefined) throw new Error('a partner is missing')
  return taxpayer
}

/** The tax on a credit, and how it came about, as it is shown. */
export const reckonTds = (
  base_paise: number,
  taxpayer: Taxpayer,
  figures: TdsFigures,
): { due: TdsDue; of: StatementTds } => {
  const due = tdsDue(base_paise, taxpayer, figures, taxpayer.has_pan)
  return {
    due,
    of: {
      percent: due.percent,
      base: toRupees(base_paise),
      threshold: figures.threshold,
      year_to_date: toRupees(taxpayer.base_paise),
      tds_to_date: toRupees(taxpayer.tds_paise),
      tax_year: taxYearInWords(taxpayer.tax_year),
      section: SECTION,
    },
  }
}
