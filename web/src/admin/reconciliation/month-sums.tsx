import type { LenderMonthDetail } from '@marketplace/contract/money/reconciliation'
import type { ReactNode } from 'react'
import { money, percent } from '../../i18n/format-values.ts'
import { countText } from '../../office/list/count-text.ts'
import { timeText } from '../../office/show/day-text.ts'
import { SumMark, type SumMarkName } from './sum-mark.tsx'

interface SumProps {
  mark: SumMarkName
  title: string
  sum: number
  text: string | null
  /** An estimate is dotted, what is missing is red. */
  look?: 'estimate' | 'missing' | undefined
}

const looks = {
  estimate: 'text-ink-soft underline decoration-dotted decoration-1 underline-offset-4',
  missing: 'text-bad',
} as const

const Sum = ({ mark, title, sum, text, look }: SumProps): ReactNode => (
  <div className="min-w-0 px-4 py-2 md:not-first:border-s md:not-first:border-line-soft">
    <dt className="flex items-center gap-2 text-sm text-ink-soft">
      <SumMark of={mark} />
      {title}
    </dt>
    <dd>
      <span className={`figures block text-xl font-semibold ${look === undefined ? '' : looks[look]}`}>
        {money(sum)}
      </span>
      <span className="block truncate text-sm text-ink-soft" title={text ?? undefined}>
        {text ?? '\u00a0'}
      </span>
    </dd>
  </div>
)

const statedText = ({ files, invoices }: LenderMonthDetail): string | null => {
  const [file] = files
  if (file === undefined) return null
  const day = timeText(file.created_at).slice(0, 5)
  const [invoice] = invoices
  if (files.length > 1) return countText(files.length, 'files')
  if (invoice === undefined) return `${day}, ${file.file_name}`
  return invoices.length === 1
    ? `${day}, invoice ${invoice.invoice_no}`
    : `${day}, ${countText(invoices.length, 'invoices')}`
}

const receivedText = ({ receipts }: LenderMonthDetail): string | null => {
  const standing = receipts.filter(({ taken_back }) => taken_back === null)
  const [receipt] = standing
  if (receipt === undefined) return null
  return standing.length === 1 ? `UTR ${receipt.utr}` : countText(standing.length, 'receipts')
}

/** The five sums of a month: what we expect, what they state, what came, what of it is the partners’, what is missing. */
export const MonthSums = ({ month }: { month: LenderMonthDetail }) => {
  const { loans, rule, expected, stated, received, partners_part, difference } = month
  const part = partners_part ?? 0
  return (
    <section aria-label="Sums of the month">
      <dl className="mb-2 grid grid-cols-2 border-y border-line-soft sm:grid-cols-3 md:grid-cols-5">
        <Sum
          mark="expected"
          title="Expected"
          sum={expected}
          look="estimate"
          text={[countText(loans, 'loans'), rule].filter((one) => one !== null).join(', ')}
        />
        <Sum mark="stated" title="Stated" sum={stated} text={statedText(month)} />
        <Sum mark="received" title="Received" sum={received} text={receivedText(month)} />
        <Sum
          mark="part"
          title="Partners’ part"
          sum={part}
          text={
            expected === 0 || part === 0
              ? null
              : `${percent(Math.round((part / expected) * 10_000) / 100)} of expected`
          }
        />
        <Sum
          mark="difference"
          title="Difference"
          sum={difference}
          look={difference < 0 ? 'missing' : undefined}
          text="stated less expected"
        />
      </dl>
    </section>
  )
}
