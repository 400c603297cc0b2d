import type { GivenUpJob } from '@marketplace/contract/office/jobs'
import { actsColumn, agoColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { Column } from '../../office/table/data-table.tsx'
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
    exported: ({ kind }) => jobKindText(kind),
    cell: ({ kind, job_id }) => (
      <span className="font-semibold" title={`${kind}, job ${job_id}`}>
        {jobKindText(kind)}
      </span>
    ),
  },
  textColumn('reason', 'What the last try said', 340, ({ reason }) => reason ?? 'Nothing'),
  { key: 'attempts', title: 'Tries', width: 72, align: 'end', cell: ({ attempts }) => attempts },
  agoColumn('created_at', 'Since', ({ created_at }) => created_at),
  agoColumn('given_up_at', 'Given up', ({ given_up_at }) => given_up_at),
  actsColumn(
    ({ kind, job_id }) => `“${jobKindText(kind)}”, job ${job_id}`,
    (job) => [
      { label: 'Try again', run: () => void retry(job) },
      { label: 'Take away…', isDanger: true, run: () => drop(job) },
      historyAct('job', job.job_id),
    ],
  ),
]
