import type { GivenUpJob } from '@marketplace/contract/office/jobs'
import { timeText } from '../../office/show/day-text.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { Button } from '../../ui/button.tsx'
import { jobKindText } from './job-kinds.ts'

interface JobActions {
  retry: (job: GivenUpJob) => Promise<void>
  drop: (job: GivenUpJob) => void
}

export const jobColumns = ({ retry, drop }: JobActions): readonly Column<GivenUpJob>[] => [
  {
    key: 'kind',
    title: 'Work',
    width: 240,
    cell: ({ kind, job_id }) => (
      <span className="font-semibold" title={`${kind}, job ${job_id}`}>
        {jobKindText(kind)}
      </span>
    ),
  },
  {
    key: 'reason',
    title: 'What the last try said',
    width: 340,
    cell: ({ reason }) => <span title={reason ?? ''}>{reason ?? 'Nothing'}</span>,
  },
  { key: 'attempts', title: 'Tries', width: 72, align: 'end', cell: ({ attempts }) => attempts },
  { key: 'created_at', title: 'Since', width: 150, cell: ({ created_at }) => timeText(created_at) },
  { key: 'given_up_at', title: 'Given up', width: 150, cell: ({ given_up_at }) => timeText(given_up_at) },
  {
    key: 'actions',
    title: 'Decide',
    width: 220,
    cell: (job) => (
      <span className="flex gap-2">
        <Button kind="quiet" onClick={() => void retry(job)}>
          Try again
        </Button>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => drop(job)}>
          Take away
        </Button>
      </span>
    ),
  },
]
