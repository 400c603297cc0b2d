import type { PartnerReportMonth } from '@marketplace/contract/money/partner-statements-own'
import type * as z from 'zod/mini'

type Month = z.output<typeof PartnerReportMonth>

/** A month, or one lender of a month; leads are nobody's, so that a lender has none. */
export interface ReportRow extends Omit<Month, 'lenders' | 'leads'> {
  key: string
  lender_name: string | null
  leads: number | null
}

export type ReportView = 'months' | 'lenders'

/** The rows of a report, the newest month first. */
export const reportRows = (months: readonly Month[], view: ReportView): ReportRow[] =>
  months.flatMap(({ lenders, ...month }): ReportRow[] =>
    view === 'months'
      ? [{ ...month, key: month.month, lender_name: null }]
      : lenders.map(({ lender_id, ...lender }) => ({
          ...lender,
          key: `${month.month} ${lender_id}`,
          month: month.month,
          leads: null,
        })),
  )

/** The month that lies some months before another one, both as YYYY-MM. */
export const monthBefore = (month: string, months: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 - months, 1))
    .toISOString()
    .slice(0, 7)
