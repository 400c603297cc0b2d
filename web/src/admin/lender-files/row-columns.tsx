import type { FileRow } from '@marketplace/contract/money/lender-file-rows'
import type { FileOutcome } from '@marketplace/contract/money/lender-file-words'
import { dayAndTime, money } from '../../i18n/format-values.ts'
import { actsColumn, dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowAct } from '../../office/list/row-menu.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { toneOfStatus, wordsOfStatus } from '../csr-portal/status-words.ts'
import { changesOf, changeText, lastChangeText, statusText } from './change-text.ts'
import { monthText } from './recent-months.ts'

export const rowName = ({ line, target }: FileRow): string =>
  line === null ? (target?.application_number ?? 'a missing application') : `line ${line}`

export const recordPath = ({ target }: FileRow): string | null =>
  target === null ? null : `/admin/csr-portal/${target.user_id}/${target.app_id}`

const lineColumn: Column<FileRow> = {
  key: 'line',
  title: 'Line',
  width: 84,
  exported: ({ line }) => line,
  cell: ({ line }) => (line === null ? '–' : <span className="figures">{line}</span>),
}

const applicationColumn: Column<FileRow> = {
  key: 'application',
  title: 'Application',
  width: 150,
  exported: ({ target }) => target?.application_number ?? null,
  cell: (row) => {
    const path = recordPath(row)
    if (row.target !== null && path !== null)
      return (
        <RowLink to={path} className="figures">
          {row.target.application_number}
        </RowLink>
      )
    return row.candidates.length === 0 ? '–' : `one of ${row.candidates.length}`
  },
}

/** What stood there before, and the arrow to what stands there now. */
const Before = ({ text }: { text: string }) => (
  <>
    <s className="text-ink-soft">{text}</s> <span aria-hidden="true">→</span>
    <span className="sr-only">becomes</span>
  </>
)

/** Old struck through, then the new one with its mark. */
const statusColumn: Column<FileRow> = {
  key: 'status',
  title: 'Status',
  width: 330,
  exported: ({ status }) => statusText(status),
  cell: ({ status: { from, to }, word }) => {
    if (to === null) return from === null ? (word ?? '–') : wordsOfStatus(from)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {from === null ? null : <Before text={wordsOfStatus(from)} />}
        <StatusDot tone={toneOfStatus(to)}>{wordsOfStatus(to)}</StatusDot>
      </span>
    )
  },
}

const changesColumn: Column<FileRow> = {
  key: 'changes',
  title: 'Sums and days',
  width: 330,
  exported: (row) => changesOf(row).map(changeText).join('; '),
  cell: (row) => {
    const changes = changesOf(row)
    if (changes.length === 0)
      return row.outcome === 'unchanged' ? <span className="text-ink-soft">unchanged</span> : '–'
    return (
      <span className="figures">
        {changes.map(({ field, from, to }, index) => (
          <span key={field}>
            {index === 0 ? '' : ' · '}
            {field} {from === null ? null : <Before text={from} />}{' '}
            <span className="font-semibold">{to}</span>
          </span>
        ))}
      </span>
    )
  },
}

type ActsOf = (row: FileRow) => readonly RowAct[]

/** “Somebody changed the application after the file was applied” is whole. */
const why = textColumn<FileRow>('reason', 'Why', 400, ({ reason }) => reason)

/** Outcomes that are nothing without why: it stands beside the application there, and at the end elsewhere. */
const explained: ReadonlySet<FileOutcome> = new Set([
  'held',
  'ambiguous',
  'extra',
  'missing',
  'error',
  'changed_since',
  'excluded',
  'kept',
])
/** Rows that were left because their application had moved: by whose word stands there too. */
const overtaken: ReadonlySet<FileOutcome> = new Set(['changed_since', 'kept'])
const lastChange = textColumn<FileRow>('last_change', 'Last change', 330, ({ last_change }) =>
  last_change === null ? null : `${lastChangeText(last_change)}, ${dayAndTime(last_change.at)}`,
)
const placed = (outcome: FileOutcome): { beside: Column<FileRow>[]; end: Column<FileRow>[] } => {
  if (!explained.has(outcome)) return { beside: [], end: [why] }
  return { beside: overtaken.has(outcome) ? [why, lastChange] : [why], end: [] }
}

/** Rows of one outcome of a file of statuses: every field old → new. */
export const moveColumns = (outcome: FileOutcome, actsOf: ActsOf): readonly Column<FileRow>[] => [
  lineColumn,
  applicationColumn,
  ...placed(outcome).beside,
  textColumn('contact', 'Customer', 128, ({ target }) => target?.contact ?? null),
  statusColumn,
  changesColumn,
  dayColumn('status_date', 'Their date', ({ status_date }) => status_date),
  ...placed(outcome).end,
  actsColumn(rowName, actsOf),
]

const sumColumn = (
  key: string,
  title: string,
  of: (stated: NonNullable<FileRow['stated']>) => number | null,
): Column<FileRow> => ({
  key,
  title,
  width: 120,
  align: 'end',
  exported: ({ stated }) => (stated === null ? null : of(stated)),
  cell: ({ stated }) => {
    const sum = stated === null ? null : of(stated)
    return sum === null ? '–' : money(sum)
  },
})

/** Rows of one outcome of a commission file: what the lender states. */
export const statedColumns = (outcome: FileOutcome, actsOf: ActsOf): readonly Column<FileRow>[] => [
  lineColumn,
  applicationColumn,
  ...placed(outcome).beside,
  sumColumn('amount', 'Commission', ({ amount }) => amount),
  sumColumn('gst', 'GST', ({ gst_amount }) => gst_amount),
  sumColumn('tds', 'TDS', ({ tds_amount }) => tds_amount),
  textColumn('month', 'Month', 130, ({ stated }) =>
    stated === null || stated.month === null ? null : monthText(stated.month),
  ),
  textColumn('invoice_no', 'Invoice', 140, ({ stated }) => stated?.invoice_no ?? null),
  textColumn('utr', 'UTR', 170, ({ stated }) => stated?.utr ?? null),
  ...placed(outcome).end,
  actsColumn(rowName, actsOf),
]
