import { cancelReportRun, listReportRuns, type ReportRun } from '@marketplace/contract/reports/report-runs'
import { useMemo } from 'react'
import { ask, invalidate, readAll, useAnswer } from '../../office/answers.ts'
import { actsColumn, agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { PagedList } from '../../office/list/paged-list.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { daysText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { questionText, runName, runPath, stateText, tookText } from './run-words.ts'
import { isLive } from './use-report-run.ts'

const PAGE_SIZE = 50
const LOOK_MS = 5_000
const defaults = { page: '1' }
const keyOf = ({ run_id }: ReportRun): string => run_id

const cancel = async ({ run_id }: ReportRun): Promise<void> => {
  try {
    await officeCall(cancelReportRun, { params: { run_id } })
  } catch (failure) {
    showFailure(failure, 'The run was not cancelled')
  }
  invalidate('report-runs')
}

const columns: readonly Column<ReportRun>[] = [
  {
    key: 'question',
    title: 'Report',
    width: 380,
    exported: questionText,
    cell: (run) => (
      <RowLink to={runPath(run)} label={runName(run)}>
        {questionText(run)}
      </RowLink>
    ),
  },
  textColumn('range', 'Days', 176, ({ range }) => daysText(range)),
  textColumn('state', 'State', 128, stateText),
  textColumn('staff_name', 'Asked by', 140, ({ staff_name }) => staff_name),
  agoColumn('created_at', 'Asked', ({ created_at }) => created_at),
  textColumn('took', 'Took', 92, tookText),
  actsColumn<ReportRun>(runName, (run) => [
    { label: 'Open', to: runPath(run) },
    ...(run.can_cancel === 1 ? [{ label: 'Cancel', isDanger: true, run: () => void cancel(run) }] : []),
  ]),
]

const none = (
  <EmptyRows text="No report was run in the last 30 days">
    A report says by itself where its days and filters need a run.
  </EmptyRows>
)

/** Reports that are counted in the background, and their results. */
export const ReportRunsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const asking = useMemo(
    () => ask('report-runs', listReportRuns, { query: { page, page_size: PAGE_SIZE } }),
    [page],
  )
  const { value, error, reload } = useAnswer(asking, {
    every: ({ data }) => (data.some((run) => isLive(run.state)) ? LOOK_MS : null),
  })
  return (
    <>
      <PageHeading
        title="Report runs"
        text="Reports that are counted row by row, in the background. Results are kept for 30 days."
      />
      <PagedList
        name="report-runs"
        views={null}
        label="Report runs"
        of="runs"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={runPath}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listReportRuns, { query: {} })}
      />
    </>
  )
}
