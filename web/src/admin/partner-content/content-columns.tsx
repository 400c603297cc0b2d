import { RowButton } from '../../office/list/row-name.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { RemovedLook } from './removed-look.tsx'

/** What a thing is called; it opens the form. */
export const openColumn = <Row,>(
  { key, title, width }: Pick<Column<Row>, 'key' | 'title' | 'width'>,
  nameOf: (row: Row) => string,
  open: (row: Row) => void,
): Column<Row> => ({
  key,
  title,
  width,
  sortBy: nameOf,
  cell: (row) => <RowButton onOpen={() => open(row)}>{nameOf(row)}</RowButton>,
})

export const placeColumn = <Row extends { sort_order: number }>(): Column<Row> => ({
  key: 'place',
  title: 'Place',
  width: 70,
  align: 'end',
  sortBy: ({ sort_order }) => sort_order,
  cell: ({ sort_order }) => sort_order,
})

export const removedColumn = <Row extends { deleted: 0 | 1 }>(): Column<Row> => ({
  key: 'deleted',
  title: 'State',
  width: 110,
  exported: ({ deleted }) => (deleted === 1 ? 'Deleted' : 'There'),
  cell: ({ deleted }) => <RemovedLook deleted={deleted} />,
})

export const versionColumn = <Row extends { version: number }>(): Column<Row> => ({
  key: 'version',
  title: 'Version',
  width: 80,
  align: 'end',
  cell: ({ version }) => version,
})
