import type { FigureRow } from '@marketplace/contract/reports/reports'
import { dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import type { Column } from '../../office/table/column.ts'

/** The customer's record, at the application that the row is of; null for a row of nobody who has signed in. */
export const recordPath = ({ user_id, app_id }: FigureRow): string | null =>
  user_id === null ? null : `/admin/csr-portal/${user_id}/${app_id ?? '0'}`

const nameOf = ({ application_number, contact, key }: FigureRow): string =>
  application_number ?? contact ?? key.slice(0, 8)

/** The server orders: the latest first. */
const unordered = (column: Column<FigureRow>): Column<FigureRow> => {
  const { sortBy: _unused, ...rest } = column
  return rest
}

/** What is listed behind a number. @param hidden fields that say nothing in any row */
export const rowColumns = (hidden: ReadonlySet<keyof FigureRow>): readonly Column<FigureRow>[] => {
  const columns: readonly (Column<FigureRow> & { of?: keyof FigureRow })[] = [
    {
      key: 'name',
      title: hidden.has('application_number') ? 'Customer' : 'Application',
      width: 128,
      exported: nameOf,
      cell: (row) => {
        const path = recordPath(row)
        return path === null ? nameOf(row) : <RowLink to={path}>{nameOf(row)}</RowLink>
      },
    },
    dayColumn('heard_day', 'Heard', ({ heard_day }) => heard_day),
    dayColumn('day', 'Happened', ({ day }) => day),
    ...(hidden.has('application_number')
      ? []
      : [
          {
            ...textColumn<FigureRow>('contact', 'Contact', 116, ({ contact }) => contact),
            of: 'contact' as const,
          },
        ]),
    { ...textColumn<FigureRow>('brand', 'Brand', 116, ({ brand }) => brand), of: 'brand' },
    { ...textColumn<FigureRow>('product', 'Product', 132, ({ product }) => product), of: 'product' },
    { ...textColumn<FigureRow>('lender', 'Lender', 150, ({ lender }) => lender), of: 'lender' },
    { ...textColumn<FigureRow>('partner', 'Partner', 150, ({ partner }) => partner), of: 'partner' },
    textColumn('source', 'Source', 90, ({ source }) => source),
    {
      key: 'amount',
      title: 'Amount, ₹',
      width: 96,
      align: 'end',
      exported: ({ amount }) => amount,
      cell: ({ amount }) => (amount === null ? '–' : exactDigits(amount).replace(/\.00$/, '')),
      of: 'amount',
    },
    { ...textColumn<FigureRow>('reason', 'Reason', 200, ({ reason }) => reason), of: 'reason' },
  ]
  return columns.filter(({ of }) => of === undefined || !hidden.has(of)).map(unordered)
}
