import type { LenderFile } from '@marketplace/contract/money/lender-files'
import { count } from '../../i18n/format-values.ts'
import { textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { isBusy, listPathOf, toneOfState, wordsOfState } from './file-words.ts'
import { monthText } from './recent-months.ts'

export const filePath = ({ kind, upload_id }: LenderFile): string => `${listPathOf[kind]}/${upload_id}`

const countColumn = (key: string, title: string, of: (file: LenderFile) => number): Column<LenderFile> => ({
  key,
  title,
  width: 116,
  align: 'end',
  exported: of,
  cell: (file) => (isBusy(file.state) ? '–' : count(of(file))),
})

/** The table of section 2 (MIS file status), then the lender, the month, the state and who. */
export const fileColumns: readonly Column<LenderFile>[] = [
  {
    key: 'file_name',
    title: 'File name',
    width: 250,
    exported: ({ file_name }) => file_name,
    cell: (file) => <RowLink to={filePath(file)}>{file.file_name}</RowLink>,
  },
  textColumn('created_at', 'Uploaded date', 140, ({ created_at }) => timeText(created_at)),
  textColumn('processed_at', 'Processed date', 140, ({ processed_at }) => timeText(processed_at) || null),
  countColumn('rows_updated', 'Total success', ({ rows_updated }) => rows_updated),
  countColumn('rows_failed', 'Total failed', ({ rows_failed }) => rows_failed),
  {
    key: 'state',
    title: 'State',
    width: 170,
    exported: ({ state }) => wordsOfState(state),
    cell: ({ state }) => <StatusDot tone={toneOfState(state)}>{wordsOfState(state)}</StatusDot>,
  },
  textColumn('lender_name', 'Lender', 170, ({ lender_name }) => lender_name),
  textColumn('month', 'Month', 130, ({ month }) => (month === null ? null : monthText(month))),
  textColumn('staff_name', 'Who', 150, ({ staff_name }) => staff_name),
]
