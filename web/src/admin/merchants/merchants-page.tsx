import { listMerchants, type Merchant } from '@marketplace/contract/partner-area/merchants'
import { partnerStatuses } from '@marketplace/contract/partners/partners'
import { askAll, useAnswer } from '../../office/answers.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { statusWords } from '../partners/status-words.ts'
import { merchantColumns } from './merchant-columns.tsx'

const everyMerchant = askAll('merchants', listMerchants, {})
const keyOf = ({ id }: Merchant): number => id
const pathOf = ({ id }: Merchant): string => `/admin/merchant-management/${id}`
const searchText = ({ name, contact_name, email }: Merchant): string => [name, contact_name, email].join(' ')

const filters: readonly RowFilter<Merchant>[] = [
  {
    key: 'status',
    label: 'Status',
    options: partnerStatuses.map((value) => ({ value, label: statusWords[value].label })),
    of: ({ status }) => status,
  },
  {
    key: 'missing',
    label: 'Stands',
    options: [
      { value: 'some', label: 'Something is missing' },
      { value: 'none', label: 'Everything stands' },
    ],
    of: ({ missing }) => (missing.length === 0 ? 'none' : 'some'),
  },
]

const nobody = (
  <EmptyRows>
    Who asks by the public form stands here; “Add partner” on the page Partners brings one in.
  </EmptyRows>
)

/** From the request of a business to its first customer: who waits, and for what. */
export const MerchantsPage = () => {
  const { value, error, reload } = useAnswer(everyMerchant)
  const waiting = value?.data.filter(({ status }) => status === 'requested').length
  const asks = waiting === 1 ? '1 asks to join' : `${waiting ?? 0} ask to join`
  return (
    <>
      <PageHeading
        title="Merchant management"
        text={waiting === undefined ? 'Who wants to bring customers, and what is missing.' : asks}
      />
      <OfficeList
        name="merchants"
        label="Merchants"
        of="merchants"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={merchantColumns}
        keyOf={keyOf}
        pathOf={pathOf}
        searchText={searchText}
        filters={filters}
        emptyText={nobody}
      />
    </>
  )
}
