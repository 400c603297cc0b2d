import type { ListedPartner } from '@marketplace/contract/partners/partners'
import { Link } from 'react-router'
import type { Column } from '../../office/table/data-table.tsx'
import { timeText } from '../../office/show/day-text.ts'
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
      <Link
        to={`/admin/partners/${id}`}
        title={name}
        className="inline-flex min-h-8 items-center text-brand-ink underline pointer-coarse:min-h-11"
      >
        {name}
      </Link>
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
  { key: 'utm_id', title: 'Tracking id', width: 150, cell: ({ utm_id }) => utm_id ?? dash },
  { key: 'slug', title: 'Link', width: 180, cell: ({ slug }) => (slug === null ? dash : `/${slug}`) },
  {
    key: 'contact',
    title: 'Contact',
    width: 170,
    cell: ({ contact_name }) => contact_name,
    sortBy: ({ contact_name }) => contact_name,
  },
  {
    key: 'email',
    title: 'E-mail',
    width: 240,
    cell: ({ email }) => <span title={email}>{email}</span>,
    sortBy: ({ email }) => email,
  },
  {
    key: 'created_at',
    title: 'Since',
    width: 150,
    cell: ({ created_at }) => timeText(created_at),
    sortBy: ({ created_at }) => created_at,
  },
]
