import type { LenderApplicationLine } from '@marketplace/contract/office/lender-applications'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { toneOfStatus, wordsOfStatus } from '../csr-portal/status-words.ts'

const lastAnswerText = ({ last_answer, last_error }: LenderApplicationLine): string | null =>
  last_answer === null
    ? last_error
    : `${timeText(last_answer.at)} · ${wordsOfStatus(last_answer.status)}${last_answer.note === null ? '' : `: ${last_answer.note}`}`

export const recordPath = ({ user_id, app_id }: LenderApplicationLine): string =>
  `/admin/csr-portal/${user_id}/${app_id}`

export const applicationColumns: readonly Column<LenderApplicationLine>[] = [
  {
    key: 'number',
    title: 'Application',
    width: 132,
    exported: ({ application_number }) => application_number,
    cell: (line) => (
      <RowLink to={recordPath(line)} className="figures">
        {line.application_number}
      </RowLink>
    ),
  },
  textColumn('contact', 'Customer', 132, ({ contact }) => contact),
  {
    key: 'status',
    title: 'State',
    width: 210,
    exported: ({ status }) => wordsOfStatus(status),
    cell: ({ status }) => <StatusDot tone={toneOfStatus(status)}>{wordsOfStatus(status)}</StatusDot>,
  },
  agoColumn('since', 'Since', ({ since }) => since),
  textColumn('last_answer', 'Last answer', 320, lastAnswerText, {
    hint: 'The newest news that the lender sent of this application',
  }),
  textColumn('brand', 'Brand', 150, ({ brand_name }) => brand_name),
  agoColumn('applied_at', 'Applied', ({ applied_at }) => applied_at),
]
