import type { LenderApplicationLine } from '@marketplace/contract/office/lender-applications'
import { Link } from 'react-router'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { toneOfStatus, wordsOfStatus } from '../csr-portal/status-words.ts'

const time = (at: string) => <span className="figures">{timeText(at)}</span>

const LastAnswer = ({ answer }: { answer: NonNullable<LenderApplicationLine['last_answer']> }) => {
  const words = `${timeText(answer.at)} · ${wordsOfStatus(answer.status)}${answer.note === null ? '' : `: ${answer.note}`}`
  return <span title={words}>{words}</span>
}

export const applicationColumns: readonly Column<LenderApplicationLine>[] = [
  {
    key: 'number',
    title: 'Application',
    width: 132,
    cell: ({ application_number, user_id, app_id }) => (
      <Link
        to={`/admin/csr-portal/${user_id}/${app_id}`}
        className="figures font-semibold underline underline-offset-4"
      >
        {application_number}
      </Link>
    ),
  },
  { key: 'contact', title: 'Customer', width: 132, cell: ({ contact }) => contact ?? '–' },
  {
    key: 'status',
    title: 'State',
    width: 210,
    cell: ({ status }) => <StatusDot tone={toneOfStatus(status)}>{wordsOfStatus(status)}</StatusDot>,
  },
  { key: 'since', title: 'Since', width: 150, cell: ({ since }) => time(since) },
  {
    key: 'last_answer',
    title: 'Last answer',
    width: 320,
    hint: 'The newest news that the lender sent of this application',
    cell: ({ last_answer, last_error }) =>
      last_answer === null ? (last_error ?? '–') : <LastAnswer answer={last_answer} />,
  },
  { key: 'brand', title: 'Brand', width: 150, cell: ({ brand_name }) => brand_name ?? '–' },
  { key: 'applied_at', title: 'Applied', width: 150, cell: ({ applied_at }) => time(applied_at) },
]
