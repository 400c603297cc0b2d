import { exportReport, exportReportSheet } from '@marketplace/contract/reports/reports'
import { SaveMenu } from '../../office/list/save-menu.tsx'
import { officeDownload } from '../../office/session/downloads.ts'
import { filterQuery, type ReportQuestion } from './report-address.ts'

const forms = [
  { call: exportReportSheet, ending: 'xlsx', label: 'Excel' },
  { call: exportReport, ending: 'csv', label: 'CSV' },
] as const

/** Saves all figures of the report as they are asked for: every row with what it opens into, every column, and the total. */
export const ReportExport = ({ question, isOff }: { question: ReportQuestion; isOff: boolean }) => {
  const { report, days, times, by, thenBy, isCompared, filters } = question
  const save = ({ call, ending }: (typeof forms)[number]): void =>
    void officeDownload(
      call,
      {
        params: { report },
        query: {
          ...days,
          times,
          by,
          ...(thenBy !== null && { then_by: thenBy }),
          compare: isCompared ? 'before' : 'none',
          ...filterQuery(filters),
        },
      },
      `${report}-${days.from}-${days.to}.${ending}`,
    )
  return (
    <SaveMenu isOff={isOff} files={forms.map((form) => ({ label: form.label, save: () => save(form) }))} />
  )
}
