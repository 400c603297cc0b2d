import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import {
  customerStates,
  CustomerState,
  exportPartnerCustomers,
  listPartnerCustomers,
  type PartnerCustomer,
} from '@marketplace/contract/partner-area/partner-customers'
import type { Query } from '@marketplace/contract/platform/call'
import { ProductType, productTypes } from '@marketplace/contract/reference/products'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { listFilters, type FilterChoice } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { officeDownload } from '../../office/session/downloads.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useDebounced } from '../../office/table/use-debounced.ts'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { customerColumns } from './customer-columns.tsx'
import { CustomerDialog } from './customer-dialog.tsx'
import { stateWords } from './progress-words.ts'

const PAGE_SIZE = 50
const defaults = { state: '', product: '', held: '', ends: '', page: '1' }
type Filters = Omit<typeof defaults, 'page'>

const choices: readonly FilterChoice<keyof Filters>[] = [
  {
    key: 'state',
    label: 'State',
    isFixed: true,
    options: [
      { value: 'needs_you', label: 'Needs you' },
      ...customerStates.map((state) => ({ value: state, label: stateWords[state].label })),
    ],
  },
  { key: 'product', label: 'Product', options: productTypes.map((value) => ({ value, label: value })) },
  {
    key: 'held',
    label: 'Lock',
    options: [
      { value: '1', label: 'Yours now' },
      { value: '0', label: 'Over' },
    ],
  },
  { key: 'ends', label: 'Number ends in', options: [], typed: 'text' },
]

const keyOf = ({ lead_id }: PartnerCustomer): number => lead_id

/** What the address asks for, in the form of the call; what the server would not take is left out. */
const questionOf = ({ state, product, held, ends }: Filters): Query<typeof exportPartnerCustomers> => {
  const known = state === 'needs_you' ? ('needs_you' as const) : CustomerState.safeParse(state).data
  const of = ProductType.safeParse(product).data
  const last = ends.trim()
  return {
    ...(known !== undefined && { state: known }),
    ...(of !== undefined && { product: of }),
    ...((held === '1' || held === '0') && { held }),
    ...(/^[A-Za-z0-9.]{1,4}$/.test(last) && { ends: last }),
  }
}

/** Every lead of the partner, the newest first, and as a file. */
export const CustomersPage = () => {
  const [state, setState] = useUrlState(defaults)
  const asked = useDebounced(state)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(
    ask('partner-customers', listPartnerCustomers, {
      query: { ...questionOf(asked), page: pageFrom(asked.page), page_size: PAGE_SIZE },
    }),
  )
  const [open, setOpen] = useState<PartnerCustomer | null>(null)
  const role = usePartnerRole()
  const columns = useMemo(() => customerColumns(setOpen, role), [role])
  return (
    <>
      <PageHeading
        title="Customers"
        text={`Whom you brought, for which product, and where they stand.${roleSeesMoney(role) ? ' Dotted sums are estimates by your terms until the lender pays.' : ''}`}
        actions={
          <Button
            changes
            kind="secondary"
            onClick={() =>
              void officeDownload(exportPartnerCustomers, { query: questionOf(state) }, 'customers.csv')
            }
          >
            <IconDownload aria-hidden="true" className="size-5" />
            Export
          </Button>
        }
      />
      <PagedList
        name="partner-customers"
        label="Your customers"
        of="customers"
        views={null}
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        filters={listFilters(choices, state, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={
          <EmptyRows>Share your link: who opens it, signs in and chooses a product stands here.</EmptyRows>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={null}
      />
      {open === null ? null : <CustomerDialog customer={open} onClose={() => setOpen(null)} />}
    </>
  )
}
