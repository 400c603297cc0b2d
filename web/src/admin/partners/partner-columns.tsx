import type { ListedPartner } from '@marketplace/contract/partners/partners'
import { Link } from '../../router/link.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { Mark } from '../../office/show/mark.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { statusWords } from './status-words.ts'

const dash = '–'

export const partnerColumns: readonly Column<ListedPartner>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 240,
    cell: ({ id, name }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Mark name={name} kind="company" />
        <RowLink to={`/admin/partners/${id}`}>{name}</RowLink>
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'status',
    title: 'Status',
    width: 130,
    cell: ({ status }) => <StatusDot tone={statusWords[status].tone}>{statusWords[status].label}</StatusDot>,
    sortBy: ({ status }) => statusWords[status].label,
  },
  {
    key: 'revenue_percent',
    title: 'Revenue share',
    width: 160,
    align: 'end',
    hint: 'Percent of our commission, as in force today',
    cell: ({ revenue_percent }) => (revenue_percent === null ? dash : `${revenue_percent}%`),
    sortBy: ({ revenue_percent }) => revenue_percent,
    exported: ({ revenue_percent }) => revenue_percent,
  },
  {
    key: 'revenue_flat_fee',
    title: 'Flat fee',
    width: 110,
    align: 'end',
    hint: 'Rupees for each disbursal, as in force today',
    cell: ({ revenue_flat_fee }) => (revenue_flat_fee === null ? dash : formatRupees(revenue_flat_fee)),
    sortBy: ({ revenue_flat_fee }) => revenue_flat_fee,
    exported: ({ revenue_flat_fee }) => revenue_flat_fee,
  },
  {
    key: 'leads',
    title: 'Leads',
    width: 80,
    align: 'end',
    hint: 'Customers who chose a product through this partner',
    cell: ({ id, leads }) => <Link to={`/admin/partners/${id}/leads`}>{leads.toLocaleString('en-IN')}</Link>,
    sortBy: ({ leads }) => leads,
    exported: ({ leads }) => leads,
  },
  textColumn('utm_id', 'Tracking id', 150, ({ utm_id }) => utm_id),
  textColumn('slug', 'Link', 180, ({ slug }) => (slug === null ? null : `/${slug}`)),
  textColumn('contact', 'Contact', 170, ({ contact_name }) => contact_name),
  textColumn('email', 'E-mail', 240, ({ email }) => email),
  agoColumn('created_at', 'Since', ({ created_at }) => created_at),
]
