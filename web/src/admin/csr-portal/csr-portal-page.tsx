import { searchCustomers, type FoundCustomer } from '@marketplace/contract/office/customer-care'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { count } from '../../i18n/format-values.ts'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { timeText } from '../../office/show/day-text.ts'
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

const columns: readonly Column<FoundCustomer>[] = [
  {
    key: 'name',
    title: 'Customer',
    width: 240,
    cell: ({ user_id, app_id, name }) => (
      <Link to={`/admin/csr-portal/${user_id}/${app_id ?? '0'}`}>{name ?? 'Name not told yet'}</Link>
    ),
  },
  {
    key: 'mobile',
    title: 'Mobile',
    width: 140,
    cell: ({ mobile }) => <span className="figures">{mobile ?? '–'}</span>,
  },
  { key: 'email', title: 'E-mail', width: 220, cell: ({ email }) => email ?? '–' },
  { key: 'brand', title: 'Brand', width: 160, cell: ({ brand_name }) => brand_name ?? '–' },
  {
    key: 'active',
    title: 'Last active',
    width: 160,
    cell: ({ active_at }) => <span className="figures">{timeText(active_at)}</span>,
  },
]
const keyOf = ({ user_id }: FoundCustomer): string => user_id

const FoundTable = ({ found }: { found: FoundCustomers }) => (
  <>
    <output className="mb-2 block text-sm text-ink-soft">
      {found.total === 1 ? '1 customer found' : `${count(found.total)} customers found`}
      {found.total > found.data.length ? `; the ${found.data.length} who were active last are shown` : ''}
    </output>
    {found.total === 0 ? (
      <EmptyState title="No customer with this number">
        Check it with the customer: a number that never signed in has no record, and a name is found as a
        whole alone, as it was told.
      </EmptyState>
    ) : (
      <DataTable label="Customers found" columns={columns} rows={found.data} keyOf={keyOf} />
    )}
  </>
)

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
