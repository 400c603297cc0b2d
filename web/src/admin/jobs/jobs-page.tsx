import { dropJob, listJobs, retryJob, type GivenUpJob } from '@marketplace/contract/office/jobs'
import { useMemo, useState } from 'react'
import { ask, invalidate, readAll, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { PagedList } from '../../office/list/paged-list.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { showFailure } from '../../office/show/failure-text.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { showToast } from '../../ui/toast-store.ts'
import { jobColumns } from './job-columns.tsx'
import { jobKindText } from './job-kinds.ts'
import { WaitingJobs } from './waiting-jobs.tsx'

const PAGE_SIZE = 50
const defaults = { page: '1' }
const keyOf = ({ job_id }: GivenUpJob): number => job_id

const none = <EmptyRows text="No job is given up">Every job was done, or will be tried again.</EmptyRows>

/** Jobs whose tries are used up: staff try one again, or take it away with a reason. What waits is shown above. */
export const JobsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(ask('jobs', listJobs, { query: { page, page_size: PAGE_SIZE } }))
  const [dropped, setDropped] = useState<GivenUpJob | null>(null)
  const columns = useMemo(
    () =>
      jobColumns({
        retry: async ({ job_id }) => {
          try {
            const { message } = await officeCall(retryJob, { body: { job_id } })
            showToast(message ?? '', 'good')
          } catch (failure) {
            showFailure(failure, 'The job was not put back')
          }
          invalidate('jobs')
        },
        drop: setDropped,
      }),
    [],
  )
  return (
    <>
      <PageHeading
        title="Jobs"
        text="Work that is done behind a page: messages, lenders, housekeeping. A job that fails is tried again by itself; one whose tries are used up waits here."
      />
      {value === null ? null : <WaitingJobs kinds={value.kinds} />}
      <PagedList
        name="jobs"
        label="Jobs that were given up"
        of="jobs"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listJobs, { query: {} })}
      />
      {dropped === null ? null : (
        <ReasonDialog
          isOpen
          draft={`job ${dropped.job_id} taken away`}
          title={`Take away “${jobKindText(dropped.kind)}”?`}
          action="Take away"
          onClose={() => setDropped(null)}
          onSubmit={async (reason) => {
            const { message } = await officeCall(dropJob, { body: { job_id: dropped.job_id, reason } })
            showToast(message ?? '', 'good')
            invalidate('jobs')
          }}
        >
          <p>It will never be done. The audit log keeps your reason.</p>
        </ReasonDialog>
      )}
    </>
  )
}
