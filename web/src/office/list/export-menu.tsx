import { showToast } from '../../ui/toast-store.ts'
import { handOverFile } from '../session/downloads.ts'
import { showFailure } from '../show/failure-text.ts'
import { downloadingText } from '../show/specified-texts.ts'
import { rowsAsCsv } from './rows-as-csv.ts'
import { SaveMenu } from './save-menu.tsx'
import { shownRows, useShownRows } from '../table/shown-rows.ts'
import { useTableLayout } from '../table/use-table-layout.ts'
import type { Column } from '../table/column.ts'
import { isColumnShown, orderedKeys } from '../table/table-layout.ts'

interface ExportMenuProps<Row extends object> {
  /** The table's name, as `DataTable` has it, and that of its files: "lenders". */
  table: string
  file: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | null
  /** Of a list that is shown in pages: how many rows it has with its filters, and how to read them. */
  everything?: { total: number; read: () => Promise<readonly Row[]> } | undefined
}

const save = async <Row,>(
  file: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[] | Promise<readonly Row[]>,
): Promise<void> => {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
  const name = `${file}-${day}.csv`
  showToast(downloadingText(name))
  try {
    handOverFile(new Blob([rowsAsCsv(columns, await rows)], { type: 'text/csv;charset=utf-8' }), name)
  } catch (error) {
    showFailure(error)
  }
}

/** Saves a list as a file: what is seen, by its search, filters, order and columns; or every row with every column. */
export const ExportMenu = <Row extends object>({
  table,
  file,
  columns,
  rows,
  everything,
}: ExportMenuProps<Row>) => {
  const [layout] = useTableLayout(table)
  const shown = useShownRows(table)
  const saveShown = (): void => {
    const keys = orderedKeys(
      columns.map(({ key }) => key),
      layout.order,
    )
    const seen = keys.flatMap((key) =>
      columns.filter((column) => column.key === key && isColumnShown(column, layout)),
    )
    void save(file, seen, (shownRows(table)?.rows ?? []) as readonly Row[])
  }
  return (
    <SaveMenu
      isOff={rows === null}
      files={[
        { label: `What is shown: ${shown?.rows.length ?? 0}`, save: saveShown },
        {
          label: `Everything: ${everything?.total ?? rows?.length ?? 0}`,
          save: () => void save(file, columns, everything?.read() ?? rows ?? []),
        },
      ]}
    />
  )
}
