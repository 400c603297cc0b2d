import {
  listStatementLineEntries,
  listStatementLines,
  type StatementLine,
} from '@marketplace/contract/money/partner-statements'
import { useEffect, useId, useRef } from 'react'
import { percent } from '../../../i18n/format-values.ts'
import { ask, useAnswer } from '../../../office/answers.ts'
import { dayText } from '../../../office/show/day-text.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { keyOfLine, loanText } from '../../../office/statements/line-columns.tsx'
import { ErrorState } from '../../../office/table/empty-state.tsx'
import { useUrlState } from '../../../office/table/use-url-state.ts'
import { pageFrom } from '../../../office/shell/page-from.ts'
import { Card, Disclosure } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { entryText, shareOf } from './entry-text.ts'

const PAGE_SIZE = 50
const defaults = { page: '1' }

/** The line among those that are shown; its page is read already. */
const useLine = (statementId: number, line: string): StatementLine | undefined => {
  const [{ page }] = useUrlState(defaults)
  const { value } = useAnswer(
    ask(`statement ${statementId}`, listStatementLines, {
      params: { statementId },
      query: { page: pageFrom(page), page_size: PAGE_SIZE },
    }),
  )
  return value?.data.find((one) => keyOfLine(one) === line)
}

const Row = ({ label, amount, isSum = false }: { label: string; amount: number; isSum?: boolean }) => (
  <div
    className={
      isSum
        ? 'flex justify-between gap-3 border-t border-line-soft py-1 font-semibold'
        : 'flex justify-between gap-3 py-1'
    }
  >
    <dt className={isSum ? '' : 'text-ink-soft'}>{label}</dt>
    <dd className={amount < 0 ? 'figures shrink-0 text-bad' : 'figures shrink-0'}>{exactRupees(amount)}</dd>
  </div>
)

/** How the part of one line came about: our commission, the terms, what was paid before, and the ledger entries. */
export const LineDetail = ({ statementId, line }: { statementId: number; line: string }) => {
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const [loan = '', part = ''] = line.split('-')
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, listStatementLineEntries, {
      params: { statementId, lenderApplicationId: Number(loan), tranche: Number(part) },
    }),
  )
  const found = useLine(statementId, line)
  // Below the lines on a narrow screen: it comes into sight.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const behind = value?.data ?? null
  const rate =
    found === undefined || behind === null ? null : shareOf(behind.expected, Math.abs(found.disbursed))
  return (
    <Card ref={ref} aria-labelledby={id} className="p-4">
      <h2 id={id} className="mb-1 text-base">
        {found === undefined ? 'The chosen line' : `${loanText(found)}, re-computed`}
      </h2>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {behind === null ? (
        error === null && <Skeleton className="h-32" />
      ) : (
        <>
          <dl className="text-sm">
            <Row
              label={
                rate === null || found === undefined
                  ? 'Expected of the lender'
                  : `${exactRupees(Math.abs(found.disbursed))} × ${percent(rate)}, expected`
              }
              amount={behind.expected}
            />
            <Row label="Stated by the lender" amount={behind.stated} />
            <Row label="Received" amount={behind.received} />
            {behind.referral_share === 0 ? null : (
              <Row
                label={`${found?.terms ?? 'Referral'}: ${found?.brought_by ?? 'an invited partner'}`}
                amount={behind.referral_share}
              />
            )}
            {behind.percent_share === 0 && behind.referral_share !== 0 ? null : (
              <Row
                label={
                  found === undefined || behind.referral_share !== 0
                    ? 'Part by percent'
                    : `By terms of ${dayText(found.terms_day) || 'the day'}: ${found.terms}`
                }
                amount={behind.percent_share}
              />
            )}
            {behind.flat_share === 0 ? null : <Row label="A loan" amount={behind.flat_share} />}
            {found === undefined ? null : (
              <>
                <Row label="Booked now" amount={found.booked} isSum />
                <Row label="Less what earlier statements had" amount={-found.had_before} />
                <Row label="This line" amount={found.amount} isSum />
              </>
            )}
          </dl>
          <Disclosure summary={`Ledger entries: ${behind.entries.length}`}>
            <ul className="divide-y divide-line-soft text-sm">
              {behind.entries.map((entry) => (
                <li key={`${entry.tx_id} ${entry.figure}`} className="flex justify-between gap-3 py-1.5">
                  <span className="min-w-0 wrap-anywhere">{entryText(entry)}</span>
                  <span className="figures shrink-0">{exactRupees(entry.amount)}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
    </Card>
  )
}
