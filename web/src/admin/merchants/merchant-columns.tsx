import type { Merchant } from '@marketplace/contract/partner-area/merchants'
import { Link } from '../../router/link.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { Mark } from '../../office/show/mark.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { statusWords } from '../partners/status-words.ts'
import { missingText } from './step-words.ts'

const termsText = ({ revenue_percent, revenue_flat_fee }: Merchant): string | null => {
  if (revenue_percent === null) return null
  const parts = [
    ...(revenue_percent === 0 ? [] : [`${revenue_percent}%`]),
    ...(revenue_flat_fee === null || revenue_flat_fee === 0 ? [] : [formatRupees(revenue_flat_fee)]),
  ]
  return parts.length === 0 ? 'No share' : parts.join(' + ')
}

export const merchantColumns: readonly Column<Merchant>[] = [
  {
    key: 'name',
    title: 'Merchant',
    width: 240,
    cell: ({ id, name }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Mark name={name} kind="company" />
        <RowLink to={`/admin/merchant-management/${id}`}>{name}</RowLink>
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'status',
    title: 'Status',
    width: 120,
    cell: ({ status }) => <StatusDot tone={statusWords[status].tone}>{statusWords[status].label}</StatusDot>,
    sortBy: ({ status }) => statusWords[status].label,
  },
  {
    key: 'missing',
    title: 'Missing',
    width: 250,
    hint: 'What has to stand before this partner earns and is paid',
    cell: ({ missing }) => missingText(missing) || '–',
    sortBy: ({ missing }) => missing.length,
    exported: ({ missing }) => missingText(missing),
  },
  {
    key: 'leads',
    title: 'Customers',
    width: 104,
    align: 'end',
    hint: 'Customers who chose a product through this partner',
    cell: ({ id, leads }) => <Link to={`/admin/partners/${id}/leads`}>{leads.toLocaleString('en-IN')}</Link>,
    sortBy: ({ leads }) => leads,
    exported: ({ leads }) => leads,
  },
  {
    key: 'to_be_paid',
    title: 'To be paid',
    width: 120,
    align: 'end',
    hint: 'Of approved statements that are not paid yet',
    cell: ({ to_be_paid }) => formatRupees(to_be_paid),
    sortBy: ({ to_be_paid }) => to_be_paid,
    exported: ({ to_be_paid }) => to_be_paid,
  },
  textColumn('terms', 'Terms', 150, termsText),
  textColumn('contact', 'Contact', 160, ({ contact_name }) => contact_name),
  textColumn('email', 'E-mail', 230, ({ email }) => email),
  agoColumn('created_at', 'Since', ({ created_at }) => created_at),
]
