import { lenderFields } from '@marketplace/contract/market/lender-fields'
import type { ListedLender } from '@marketplace/contract/market/lenders'
import { IconPlus } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCreate } from '../../office/keys/use-create.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { isFound, searchWords, sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { AddLenderDialog } from './add-lender-dialog.tsx'
import { lenderColumns } from './lender-columns.tsx'
import { RefusedGoLiveDialog } from './refused-go-live-dialog.tsx'
import { SpecialOfferDialog } from './special-offer/special-offer-dialog.tsx'
import { UnreachableLenders } from './unreachable-lenders.tsx'
import { useLenderList } from './use-lender-list.ts'
import { useOptionSets } from './use-option-sets.ts'

const defaults = { q: '', sort: '', status: '', kind: '', offer: '', hide: '' }
const statuses = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Off' },
]
const offers = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
]
const kinds = lenderFields.lender_kind.choices

const keyOf = ({ lender_id }: ListedLender): number => lender_id
const searchText = ({ name, legal_name }: ListedLender): string =>
  `${name} ${name.replaceAll(/[_-]/g, ' ')} ${legal_name ?? ''}`

/** How many rows stand in the table. */
const useCount = (
  rows: readonly ListedLender[] | null,
  search: string,
  filter: (lender: ListedLender) => boolean,
): number => {
  const asked = useDeferredValue(search)
  const texts = useMemo(
    () => (rows ?? []).map((row) => ({ row, text: searchText(row).toLowerCase() })),
    [rows],
  )
  return useMemo(() => {
    const words = searchWords(asked)
    return texts.filter(({ row, text }) => filter(row) && isFound(text, words)).length
  }, [texts, asked, filter])
}

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
  useCreate(specifiedTexts.add_lender, () => setAdding(true))
  const [offerOf, setOfferOf] = useState<ListedLender | null>(null)
  const [leaving, setLeaving] = useState<ListedLender | null>(null)

  const columns = useMemo(
    () => lenderColumns({ save: acts.save, editOffer: setOfferOf, askDelete: setLeaving, optionSets }),
    [acts, optionSets],
  )
  const { status, kind, offer } = state
  const filter = useMemo(
    () => (lender: ListedLender) =>
      (status === '' || String(lender.lender_status) === status) &&
      (kind === '' || lender.lender_kind === kind) &&
      (offer === '' || String(lender.so_status) === offer),
    [status, kind, offer],
  )
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const hidden = useMemo(() => state.hide.split(' ').filter((key) => key !== ''), [state.hide])
  const shown = useCount(rows, state.q, filter)

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
        count={rows === null ? undefined : `${shown} of ${rows.length}`}
        columns={columns.slice(1)}
        hidden={hidden}
        onHide={(next) => setState({ hide: next.join(' ') })}
      >
        <FilterSelect
          label="Status"
          value={status}
          onChange={(next) => setState({ status: next })}
          options={statuses}
        />
        <FilterSelect
          label="Kind"
          value={kind}
          onChange={(next) => setState({ kind: next })}
          options={kinds}
        />
        <FilterSelect
          label="Offer"
          value={offer}
          onChange={(next) => setState({ offer: next })}
          options={offers}
        />
      </TableToolbar>
      {error === null ? (
        <DataTable
          label="Lenders"
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
          hidden={hidden}
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
