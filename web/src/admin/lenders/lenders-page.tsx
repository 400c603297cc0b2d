import { lenderFields } from '@marketplace/contract/market/lender-fields'
import type { ListedLender } from '@marketplace/contract/market/lenders'
import { productTypes } from '@marketplace/contract/reference/products'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { ColumnMenu } from '../../office/list/column-menu.tsx'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { ExportMenu } from '../../office/list/export-menu.tsx'
import { FilterChips } from '../../office/list/filter-chips.tsx'
import { listFilters } from '../../office/list/list-filters.ts'
import { ListCount } from '../../office/list/list-count.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { AddLenderDialog } from './add-lender-dialog.tsx'
import { LenderBulk } from './lender-bulk.tsx'
import { lenderColumns } from './lender-columns.tsx'
import { RefusedGoLiveDialog } from './refused-go-live-dialog.tsx'
import { SpecialOfferDialog } from './special-offer/special-offer-dialog.tsx'
import { UnreachableLenders } from './unreachable-lenders.tsx'
import { useLenderList } from './use-lender-list.ts'
import { useOptionSets } from './use-option-sets.ts'

const TABLE = 'lenders'
const defaults = { q: '', sort: '', product: '', status: '', kind: '', offer: '' }
const products = productTypes.map((value) => ({ value, label: value }))
const statuses = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Off' },
]
const offers = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
]
const choices = [
  { key: 'product', label: 'Product', options: products },
  { key: 'status', label: 'Status', options: statuses },
  { key: 'kind', label: 'Kind', options: lenderFields.lender_kind.choices },
  { key: 'offer', label: 'Offer', options: offers },
] as const

const keyOf = ({ lender_id }: ListedLender): number => lender_id
const searchText = ({ name, legal_name, product_type }: ListedLender): string =>
  `${name} ${name.replaceAll(/[_-]/g, ' ')} ${legal_name ?? ''} ${product_type}`

const bulk = (chosen: readonly ListedLender[], clear: () => void) => (
  <LenderBulk chosen={chosen} onClear={clear} />
)

const noLenders = (
  <EmptyRows text={specifiedTexts.no_lenders}>
    Clear the search and the filters, or add one with “{specifiedTexts.add_lender}”.
  </EmptyRows>
)

/** Every lender, with the switches that staff use all day (section 2, Admin Lenders list). */
export const LendersPage = () => {
  const [state, setState] = useUrlState(defaults)
  const { rows, withoutConnector, error, reload, refused, closeRefused, acts } = useLenderList()
  const optionSets = useOptionSets()
  const [isAdding, setAdding] = useState(false)
  const [offerOf, setOfferOf] = useState<ListedLender | null>(null)
  const [leaving, setLeaving] = useState<ListedLender | null>(null)

  const columns = useMemo(
    () => lenderColumns({ save: acts.save, editOffer: setOfferOf, askDelete: setLeaving, optionSets }),
    [acts, optionSets],
  )
  const { product, status, kind, offer } = state
  const filter = useMemo(
    () => (lender: ListedLender) =>
      (product === '' || lender.product_type === product) &&
      (status === '' || String(lender.lender_status) === status) &&
      (kind === '' || lender.lender_kind === kind) &&
      (offer === '' || String(lender.so_status) === offer),
    [product, status, kind, offer],
  )
  const filters = listFilters(choices, state, setState)
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])

  return (
    <>
      <PageHeading
        title="Lenders"
        actions={
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <IconPlus aria-hidden="true" className="size-5" />
            {specifiedTexts.add_lender}
          </Button>
        }
      />
      <UnreachableLenders rows={rows} ids={withoutConnector} />
      <TableToolbar
        label="lenders"
        search={state.q}
        onSearch={(q) => setState({ q })}
        count={<ListCount table={TABLE} of="lenders" />}
        atEnd={
          <>
            <ColumnMenu table={TABLE} columns={columns} />
            <ExportMenu table={TABLE} file="lenders" columns={columns} rows={rows} />
          </>
        }
      >
        <FilterChips filters={filters} />
      </TableToolbar>
      {error === null ? (
        <DataTable
          label="Lenders"
          name={TABLE}
          bulk={bulk}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          loadingText={specifiedTexts.loading_lenders}
          emptyText={noLenders}
          search={state.q}
          searchText={searchText}
          filter={filter}
          sort={sort}
          onSort={(next) => setState({ sort: sortToText(next) })}
        />
      ) : (
        <ErrorState error={error} onRetry={reload} />
      )}
      <AddLenderDialog isOpen={isAdding} onClose={() => setAdding(false)} onAdd={acts.add} />
      <SpecialOfferDialog lender={offerOf} onClose={() => setOfferOf(null)} save={acts.saveAll} />
      <RefusedGoLiveDialog refused={refused} onClose={closeRefused} />
      <ConfirmDialog
        isOpen={leaving !== null}
        title={specifiedTexts.are_you_sure}
        action={specifiedTexts.delete}
        onClose={() => setLeaving(null)}
        onConfirm={async () => {
          if (leaving !== null) await acts.remove(leaving)
        }}
      >
        <p>
          {leaving?.name} leaves this list and every customer’s offers at once. Applications that it has keep
          its name.
        </p>
      </ConfirmDialog>
    </>
  )
}
