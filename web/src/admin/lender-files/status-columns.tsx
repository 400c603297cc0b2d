import type { ApplicationStatusFile } from '@marketplace/contract/money/application-status-files'
import { count } from '../../i18n/format-values.ts'
import { actsColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowAct } from '../../office/list/row-menu.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { downloadErrors } from './errors-dialog.tsx'
import { isBusy, listPathOf, toneOfState } from './file-words.ts'

export const statusFilePath = ({ upload_id }: ApplicationStatusFile): string =>
  `${listPathOf.status}/${upload_id}`

/** Why it failed, or how far it is; the same bytes of before where there is nothing else to say. */
const errorText = ({
  error,
  state,
  rows_done,
  rows_total,
  same_as,
}: ApplicationStatusFile): string | null => {
  if (error !== null) return error
  if (state === 'APPLYING' || state === 'UNDOING') return `${count(rows_done)} lines done`
  if (isBusy(state) && rows_total !== null) return `${count(rows_done)} of ${count(rows_total)} lines`
  return same_as === null ? null : `Same as ${timeText(same_as.created_at)}`
}

const mayUndo = (): boolean => decodeRole(getOfficeSession().roleId) === 1

/** The history of section 2, its columns in the order of the specification, then who, and what can be done. */
export const statusFileColumns = (
  undo: (file: ApplicationStatusFile) => void,
): readonly Column<ApplicationStatusFile>[] => [
  textColumn('created_at', 'Date', 132, ({ created_at }) => timeText(created_at)),
  {
    key: 'file_name',
    title: 'File Name',
    width: 224,
    namesRow: true,
    exported: ({ file_name }) => file_name,
    cell: (file) => <RowLink to={statusFilePath(file)}>{file.file_name}</RowLink>,
  },
  {
    key: 'status',
    title: 'Status',
    width: 150,
    exported: ({ status }) => status,
    cell: ({ state, status }) => <StatusDot tone={toneOfState(state)}>{status}</StatusDot>,
  },
  {
    key: 'rows_updated',
    title: 'Rows Updated',
    width: 108,
    align: 'end',
    exported: ({ rows_updated }) => rows_updated,
    cell: ({ state, rows_updated }) => (isBusy(state) ? '–' : count(rows_updated)),
  },
  textColumn('error', 'Error', 230, errorText),
  textColumn('staff_name', 'Who', 112, ({ staff_name }) => staff_name),
  actsColumn(
    ({ file_name }) => file_name,
    (file): RowAct[] => [
      { label: 'See the rows', to: statusFilePath(file) },
      ...(file.rows_failed === 0 ? [] : [{ label: 'Download the errors', run: () => downloadErrors(file) }]),
      ...(file.can_undo === 1 && mayUndo()
        ? [{ label: 'Undo…', isDanger: true, run: () => undo(file) }]
        : []),
    ],
  ),
]
