import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import { settledOutcomeWords, varianceWords } from '@marketplace/contract/money/reconciliation-words'

type Named = Pick<MonthLine, 'line_id' | 'application_number' | 'tranche' | 'stated_lines'>

/** What a line is called: the loan, its further parts by number; without a loan the line of the file. */
export const lineName = ({ line_id, application_number, tranche, stated_lines }: Named): string => {
  if (application_number !== null)
    return tranche === null || tranche === 1 ? application_number : `${application_number}, part ${tranche}`
  const [first] = stated_lines
  return first === undefined ? line_id : `Line ${first.line} of their file`
}

type Judged = Pick<MonthLine, 'kind' | 'settlement' | 'waits_for_second' | 'is_late'>

/** What a line is and how it was settled: "Next lower slab", "Amount differs · Disputed with the lender". */
export const lineKindText = ({ kind, settlement, waits_for_second, is_late }: Judged): string =>
  [
    varianceWords[kind],
    is_late === 1 && kind !== 'LATE' ? 'late' : null,
    settlement === null ? null : settledOutcomeWords[settlement.outcome],
    waits_for_second === 1 ? 'Waits for a second administrator' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')

/** "2.25 % of ₹3,00,000" is said with the sums beside it: the two rates of a line, null where one is not known. */
export const ratesText = ({
  our_percent,
  their_percent,
}: Pick<MonthLine, 'our_percent' | 'their_percent'>): string | null => {
  const percent = (value: number): string =>
    `${value.toLocaleString('en-IN', { maximumFractionDigits: 2 })} %`
  if (our_percent === null) return null
  return their_percent === null
    ? `We expect ${percent(our_percent)}`
    : `We expect ${percent(our_percent)}, they state ${percent(their_percent)}`
}
