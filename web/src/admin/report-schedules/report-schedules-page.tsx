import {
  endReportSchedule,
  listReportSchedules,
  type ReportSchedule,
} from '@marketplace/contract/reports/report-schedules'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, agoColumn, dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { rhythmWords, schedulePath, scheduleText } from './schedule-words.ts'

const all = ask('report-schedules', listReportSchedules, {})
const keyOf = ({ schedule_id }: ReportSchedule): string => schedule_id
const nameOf = (row: ReportSchedule): string =>
  `${scheduleText(row)}, ${rhythmWords[row.every].often.toLowerCase()}`

const end = async (row: ReportSchedule): Promise<void> => {
  try {
    await officeCall(endReportSchedule, { params: { schedule_id: row.schedule_id } })
    showToast('It is not sent any more', 'good')
  } catch (failure) {
    showFailure(failure)
  }
  invalidate('report-schedules')
}

const columns: readonly Column<ReportSchedule>[] = [
  {
    key: 'report',
    title: 'Report',
    width: 232,
    exported: scheduleText,
    sortBy: scheduleText,
    cell: (row) => (
      <RowLink to={schedulePath(row)} label={nameOf(row)}>
        {scheduleText(row)}
      </RowLink>
    ),
  },
  textColumn('every', 'How often', 150, ({ every }) => rhythmWords[every].often),
  textColumn('email', 'To', 240, ({ email }) => email),
  dayColumn('next_day', 'Next', ({ next_day }) => next_day),
  agoColumn('last_sent_at', 'Last sent', ({ last_sent_at }) => last_sent_at, { none: 'Not yet' }),
  textColumn('staff_name', 'Asked by', 140, ({ staff_name }) => staff_name),
  actsColumn<ReportSchedule>(nameOf, (row) => [
    { label: 'Open', to: schedulePath(row) },
    { label: 'End', isDanger: true, run: () => void end(row) },
  ]),
]

const none = (
  <EmptyRows text="No report is sent by e-mail">
    Open a report, cut it as you want it, and press “E-mail”.
  </EmptyRows>
)

/** Reports that come by e-mail as a link: one's own, and for an administrator everybody's. */
export const ReportSchedulesPage = () => {
  const { value, error, reload } = useAnswer(all)
  return (
    <>
      <PageHeading
        title="Reports by e-mail"
        text="A link at eight in the morning, without figures. Whoever opens it signs in."
      />
      <OfficeList
        name="report-schedules"
        label="Reports by e-mail"
        of="reports"
        views={null}
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={schedulePath}
        emptyText={none}
      />
    </>
  )
}
