import { searchCustomers, type FoundCustomer } from '@marketplace/contract/office/customer-care'
import { useMemo, useState, type SubmitEvent } from 'react'
import { count } from '../../i18n/format-values.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowLink } from '../../office/list/row-name.tsx'
import { Mark } from '../../office/show/mark.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { failureText } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { storeFoundCustomers, lastFound, type FoundCustomers } from './found-customers.ts'
import { recogniseSearch } from './recognise-search.ts'

const NOT_RECOGNISED =
  'Enter a mobile number of 10 digits, an e-mail, a full name, the last four of a PAN (three digits and a letter), a complaint or application number, or a lender’s reference'

const UNNAMED = 'Name not told yet'
const pathOf = ({ user_id, app_id }: FoundCustomer): string => `/admin/csr-portal/${user_id}/${app_id ?? '0'}`

const columns: readonly Column<FoundCustomer>[] = [
  {
    key: 'name',
    title: 'Customer',
    width: 240,
    sortBy: ({ name }) => name,
    cell: (customer) => (
      <span className="flex min-w-0 items-center gap-2">
        {customer.name === null ? null : <Mark name={customer.name} kind="person" />}
        <RowLink to={pathOf(customer)}>{customer.name ?? UNNAMED}</RowLink>
      </span>
    ),
  },
  textColumn('mobile', 'Mobile', 140, ({ mobile }) => mobile),
  textColumn('email', 'E-mail', 220, ({ email }) => email),
  textColumn('brand', 'Brand', 160, ({ brand_name }) => brand_name),
  agoColumn('active', 'Last active', ({ active_at }) => active_at),
]
const keyOf = ({ user_id }: FoundCustomer): string => user_id
const noReload = (): void => undefined
const nobody = 'No customer of this brand was found'

/** The brands of those found: the list is short, and what it is cut by stands in no address of a customer. */
const brandFilter = (found: readonly FoundCustomer[]): readonly RowFilter<FoundCustomer>[] => [
  {
    key: 'brand',
    label: 'Brand',
    options: [...new Set(found.flatMap(({ brand_name }) => brand_name ?? []))]
      .toSorted((one, other) => one.localeCompare(other))
      .map((value) => ({ value, label: value })),
    of: ({ brand_name }) => brand_name ?? '',
  },
]

const FoundTable = ({ found }: { found: FoundCustomers }) => {
  const filters = useMemo(() => brandFilter(found.data), [found])
  if (found.total === 0)
    return (
      <>
        <output className="mb-2 block text-sm text-ink-soft">0 customers found</output>
        <EmptyState title="No customer with this number">
          Check it with the customer: a number that never signed in has no record, and a name is found as a
          whole alone, as it was told.
        </EmptyState>
      </>
    )
  return (
    <>
      <output className="mb-2 block text-sm text-ink-soft">
        {found.total === 1 ? '1 customer found' : `${count(found.total)} customers found`}
        {found.total > found.data.length ? `; the ${found.data.length} who were active last are shown` : ''}
      </output>
      <OfficeList
        name="csr-portal"
        label="Customers found"
        of="customers"
        views={null}
        canExport={false}
        rows={found.data}
        error={null}
        reload={noReload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        filters={filters}
        emptyText={nobody}
      />
    </>
  )
}

/** Finds a customer. What is typed leaves in the body of a call alone, and each search is on the audit log. */
export const CsrPortalPage = () => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState(lastFound)
  const show = (next: FoundCustomers | null): void => {
    storeFoundCustomers(next)
    setFound(next)
  }
  const search = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const body = recogniseSearch(typed)
    setError(body === null ? NOT_RECOGNISED : undefined)
    setFailure(null)
    if (body === null || isBusy) return
    setBusy(true)
    try {
      const { data, total } = await officeCall(searchCustomers, { body })
      show({ data, total })
    } catch (caught) {
      show(null)
      setFailure(caught)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PageHeading
        title="CSR portal"
        text="Every search goes on the audit log, without what was searched for."
      />
      <search>
        <form
          noValidate
          onSubmit={(event) => void search(event)}
          className="mb-4 flex flex-wrap items-start gap-3"
        >
          <TextField
            label="Number, e-mail or full name"
            hint="Mobile number, e-mail, full name, last four of the PAN, C-…, LA-…, application id or the lender’s reference"
            className="min-w-64 grow md:max-w-text"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={error}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" busy={isBusy} className="sm:mt-6">
            Find customer
          </Button>
        </form>
      </search>
      {failure === null ? null : (
        <Notice tone="bad" live className="mb-4">
          {failureText(failure)}
        </Notice>
      )}
      {found === null ? (
        <EmptyState title="Find a customer">
          Ask for the mobile number first. A full name, and the last four of the PAN, for example 234F, may
          belong to several people: check another fact before you go on.
        </EmptyState>
      ) : (
        <FoundTable found={found} />
      )}
    </>
  )
}
