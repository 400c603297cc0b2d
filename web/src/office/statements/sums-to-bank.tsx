import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { classNames } from '../../ui/class-names.ts'
import { exactRupees } from '../show/exact-rupees.ts'
import { gstNote, sumsRows } from './sums-rows.ts'
import { carriedText } from './statement-words.ts'

interface SumsToBankProps {
  statement: PartnerStatementDetail
  /** Whose part it is called. */
  whose: 'Their' | 'Your'
}

/** From the lines of a statement to the sum that goes to the bank. */
export const SumsToBank = ({ statement, whose }: SumsToBankProps) => {
  const { tds_of, account_name, account_number_masked, carried_forward } = statement
  const notes = [
    carriedText(carried_forward),
    account_number_masked === null
      ? 'No bank account is on file.'
      : `${account_name ?? 'Account'} ${account_number_masked}`,
    `${tds_of.tax_year} before this statement: ${exactRupees(tds_of.year_to_date)}, TDS ${exactRupees(tds_of.tds_to_date)}.`,
    gstNote(statement, whose),
  ].filter((note) => note !== null)
  return (
    <>
      <dl className="text-sm">
        {sumsRows(statement, whose).map(({ key, label, amount, look }) => (
          <div
            key={key}
            className={classNames(
              'flex items-baseline justify-between gap-3 py-1',
              (look === 'sum' || look === 'total') && 'border-t border-line-soft font-semibold',
            )}
          >
            <dt className={look === undefined || look === 'loss' ? 'text-ink-soft' : ''}>{label}</dt>
            <dd
              className={classNames(
                'figures shrink-0',
                look === 'loss' && 'text-bad',
                look === 'total' && 'text-xl',
              )}
            >
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 grid gap-1 text-sm text-ink-soft">
        {notes.map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    </>
  )
}
