import { searchCustomers, type FoundCustomer } from '@marketplace/contract/office/customer-care'
import { useState, type SubmitEvent } from 'react'
import { Link } from '../../router/link.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { Ago } from '../../office/show/ago.tsx'
import { failureText } from '../../office/show/failure-text.ts'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { recogniseSearch } from '../csr-portal/recognise-search.ts'

const NOT_RECOGNISED =
  'Enter a mobile number of 10 digits, an e-mail, a full name, the last four of a PAN, or a complaint or application number'

const Found = ({ customer }: { customer: FoundCustomer }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
    <span className="min-w-0 grow basis-56 wrap-anywhere">
      <span className="font-semibold">{customer.name ?? 'Name not told yet'}</span>
      <span className="text-ink-soft">
        {[customer.mobile, customer.email, customer.brand_name]
          .filter((part) => part !== null)
          .map((part) => ` · ${part}`)
          .join('')}
      </span>
    </span>
    <span className="text-ink-soft">
      active <Ago moment={customer.active_at} />
    </span>
    <Link
      to={`/admin/customer-info-deletion/customers/${customer.user_id}`}
      className={buttonClass('secondary', 'text-sm')}
      aria-label={`See what would go of ${customer.name ?? customer.mobile ?? 'this customer'}`}
    >
      See what would go
    </Link>
  </li>
)

/** The search of the CSR portal: its budget and its entries on the audit log are the same. */
export const FindCustomer = () => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<{ data: FoundCustomer[]; total: number } | null>(null)
  const search = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const body = recogniseSearch(typed)
    setError(body === null ? NOT_RECOGNISED : undefined)
    setFailure(null)
    if (body === null || isBusy) return
    setBusy(true)
    try {
      const { data, total } = await officeCall(searchCustomers, { body })
      setFound({ data, total })
    } catch (caught) {
      setFound(null)
      setFailure(caught)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <search>
        <form
          noValidate
          onSubmit={(event) => void search(event)}
          className="mb-4 flex flex-wrap items-start gap-3"
        >
          <TextField
            label="Number, e-mail or full name"
            hint="Mobile number, e-mail, full name, last four of the PAN, C-… or LA-…. Each search is on the audit log"
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
        <EmptyState title="Find who asked to be deleted">
          Check at the complaint, the help request or the letter that it is theirs, before you look anybody
          up.
        </EmptyState>
      ) : (
        <Card className="p-4" aria-label="Customers found">
          <output className="block text-sm text-ink-soft">
            {found.total === 1 ? '1 customer found' : `${found.total} customers found`}
            {found.total > found.data.length
              ? `; the ${found.data.length} who were active last are shown`
              : ''}
          </output>
          {found.total === 0 ? (
            <p className="mt-2 text-sm">
              Nobody with this number is a customer. Who was deleted before is found by nothing but the number
              of the certificate, under Deleted.
            </p>
          ) : (
            <ul className="mt-2 divide-y divide-line-soft border-t border-line-soft">
              {found.data.map((customer) => (
                <Found key={customer.user_id} customer={customer} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  )
}
