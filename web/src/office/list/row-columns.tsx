import type { ReactNode } from 'react'
import { Ago } from '../show/ago.tsx'
import { dayText, timeText } from '../show/day-text.ts'
import type { Column } from '../table/column.ts'
import { RowMenu, type RowAct } from './row-menu.tsx'

type Look<Row> = Partial<Pick<Column<Row>, 'width' | 'hint'>>

/** How long ago something was; a file has the whole time. @param none what stands there for no time. */
export const agoColumn = <Row,>(
  key: string,
  title: string,
  at: (row: Row) => string | null,
  { none = '–', ...look }: Look<Row> & { none?: string } = {},
): Column<Row> => ({
  key,
  title,
  width: 92,
  cell: (row) => {
    const moment = at(row)
    return moment === null ? none : <Ago moment={moment} />
  },
  sortBy: at,
  exported: (row) => timeText(at(row)),
  ...look,
})

/** A day as DD/MM/YYYY, ordered as days are. */
export const dayColumn = <Row,>(
  key: string,
  title: string,
  day: (row: Row) => string | null,
  look: Look<Row> = {},
): Column<Row> => ({
  key,
  title,
  width: 104,
  cell: (row) => dayText(day(row)) || '–',
  sortBy: day,
  exported: (row) => dayText(day(row)),
  ...look,
})

/** Words of one line, by which rows can be ordered; null is "–" and empty in a file. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  width: number,
  text: (row: Row) => string | null,
  look: Look<Row> = {},
): Column<Row> => ({
  key,
  title,
  width,
  cell: (row) => text(row) ?? '–',
  sortBy: text,
  exported: text,
  ...look,
})

/** What can be done with a row, at its end. @param beside buttons that are used so often that they stand there themselves. */
export const actsColumn = <Row,>(
  nameOf: (row: Row) => string,
  actsOf: (row: Row) => readonly RowAct[],
  beside?: { width: number; cell: (row: Row) => ReactNode },
): Column<Row> => ({
  key: 'actions',
  title: 'Actions',
  width: 68 + (beside?.width ?? 0),
  align: 'end',
  sticksAtEnd: true,
  exported: null,
  cell: (row) => {
    const acts = actsOf(row)
    return (
      <>
        {beside?.cell(row)}
        {acts.length === 0 ? null : <RowMenu name={nameOf(row)} acts={acts} />}
      </>
    )
  },
})

/** The entries of the audit log about one thing. */
export const historyAct = (kind: string, id: string | number): RowAct => ({
  label: 'History',
  to: `/admin/audit-log?${new URLSearchParams({ object_kind: kind, object_id: String(id) }).toString()}`,
})
