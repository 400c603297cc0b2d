import type { PartnerCustomer } from '@marketplace/contract/partner-area/partner-customers'
import { useMemo, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { customerColumns } from '../customers/customer-columns.tsx'
import { CustomerDialog } from '../customers/customer-dialog.tsx'
import { usePartnerRole } from '../roles/use-partner-role.ts'

const keyOf = ({ lead_id }: PartnerCustomer): number => lead_id
const shown: ReadonlySet<string> = new Set(['contact', 'product', 'amount', 'state', 'own_part', 'news'])

/** The newest customers of the partner, with where they stand and what each brings. */
export const NewestCustomers = ({
  customers,
  total,
}: {
  customers: readonly PartnerCustomer[]
  total: number
}) => {
  const [open, setOpen] = useState<PartnerCustomer | null>(null)
  const role = usePartnerRole()
  const columns = useMemo(() => customerColumns(setOpen, role).filter(({ key }) => shown.has(key)), [role])
  return (
    <section aria-labelledby="customers">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="customers" className="text-base">
          Customers <span className="text-sm font-normal text-ink-soft">{total.toLocaleString('en-IN')}</span>
        </h2>
        <Link
          to="/partner/customers"
          className="text-sm font-semibold text-brand-ink underline decoration-line underline-offset-4"
        >
          All, with export
        </Link>
      </div>
      <DataTable
        label="Newest customers"
        columns={columns}
        rows={customers}
        keyOf={keyOf}
        emptyText={
          <EmptyRows>Share your link: who opens it, signs in and chooses a product stands here.</EmptyRows>
        }
      />
      {open === null ? null : <CustomerDialog customer={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
