import { asksReason } from '@marketplace/contract/market/asks-reason'
import { lenderFields } from '@marketplace/contract/market/lender-fields'
import type { ListedLender } from '@marketplace/contract/market/lenders'
import { IconPlus } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { isFound, searchWords, sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { useLinkedToast } from '../../office/use-linked-toast.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useLenderGroups } from '../lender-groups/use-lender-groups.ts'
import { AddLenderDialog } from './add-lender-dialog.tsx'
import { CopyLenderDialog } from './adding/copy-lender-dialog.tsx'
import { DeleteLenderDialog } from './changing/delete-lender-dialog.tsx'
import { LenderOffDialog } from './changing/lender-off-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeletedLenders } from './deleted/deleted-lenders.tsx'
import { lenderColumns } from './lender-columns.tsx'
import { RefusedGoLiveDialog } from './refused-go-live-dialog.tsx'
import { SpecialOfferDialog } from './special-offer/special-offer-dialog.tsx'
import { UnreachableLenders } from './unreachable-lenders.tsx'
import { useLenderList, type LenderActs } from './use-lender-list.ts'
import { useOptionSets } from './use-option-sets.ts'

const defaults = { q: '', sort: '', status: '', kind: '', offer: '', group: '', hide: '' }
const statuses = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Off' },
  { value: 'deleted', label: 'Deleted' },
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

/** A dialog of one row. */
interface Opened {
  dialog: 'offer' | 'delete' | 'off' | 'copy'
  lender: ListedLender
}

/** Every lender, with the switches that staff use all day (section 2, Admin Lenders list). */
export const LendersPage = () => {
  const [state, setState] = useUrlState(defaults)
  const list = useLenderList()
  const { rows, withoutConnector, error, reload, refused, closeRefused, overtaken, closeOvertaken, acts } = list
  const optionSets = useOptionSets()
  const { groups } = useLenderGroups()
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const say = useLinkedToast()

  const columns = useMemo(() => {
    const open = (dialog: Opened['dialog']) => (lender: ListedLender) => setOpened({ dialog, lender })
    const save: LenderActs['save'] = async (lender, property, value) => {
      if (asksReason(property, lender[property], value)) setOpened({ dialog: 'off', lender })
      else await acts.save(lender, property, value)
    }
    return lenderColumns({
      save,
      editOffer: open('offer'),
      askDelete: open('delete'),
      copy: open('copy'),
      optionSets,
    })
  }, [acts, optionSets])
  const { status, kind, offer, group } = state
  const filter = useMemo(
    () => (lender: ListedLender) =>
      (status === '' || String(lender.lender_status) === status) &&
      (kind === '' || lender.lender_kind === kind) &&
      (offer === '' || String(lender.so_status) === offer) &&
      (group === '' || lender.lender_group_ids.includes(Number(group))),
    [status, kind, offer, group],
  )
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const hidden = useMemo(() => state.hide.split(' ').filter((key) => key !== ''), [state.hide])
  const named = useMemo(() => ({ options: optionSets, groups }), [optionSets, groups])
  const shown = useCount(rows, state.q, filter)
  const isDeleted = status === 'deleted'
  const close = (): void => setOpened(null)
  const of = (dialog: Opened['dialog']): ListedLender | null =>
    opened?.dialog === dialog ? opened.lender : null
  const [off, leaving, copied] = [of('off'), of('delete'), of('copy')]

  return (
    <>
      <PageHeading
        title="Lenders"
        actions={
          <>
            <Link to="/admin/lenders/groups" className={buttonClass('secondary')}>
              Groups
            </Link>
            <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
              <IconPlus aria-hidden="true" className="size-5" />
              {specifiedTexts.add_lender}
            </Button>
          </>
        }
      />
      <UnreachableLenders rows={rows} ids={withoutConnector} />
      <TableToolbar
        label="lenders"
        search={state.q}
        onSearch={(q) => setState({ q })}
        {...(!isDeleted && {
          count: rows === null ? undefined : `${shown} of ${rows.length}`,
          columns: columns.slice(1),
          hidden,
          onHide: (next: string[]) => setState({ hide: next.join(' ') }),
        })}
      >
        <FilterSelect
          label="Status"
          value={status}
          onChange={(next) => setState({ status: next })}
          options={statuses}
        />
        {isDeleted ? null : (
          <>
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
            <FilterSelect
              label="Group"
              value={group}
              onChange={(next) => setState({ group: next })}
              options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </>
        )}
      </TableToolbar>
      {error === null || isDeleted ? null : <ErrorState error={error} onRetry={reload} />}
      {isDeleted ? (
        <DeletedLenders search={state.q} />
      ) : rows === null && error !== null ? null : (
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
      )}
      <AddLenderDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdd={async (name) => {
          const { lender_id } = await acts.add(name)
          say(specifiedTexts.lender_created, `Open ${name}`, `/admin/lenders/${lender_id}`)
        }}
      />
      <SpecialOfferDialog lender={of('offer')} onClose={close} save={acts.saveAll} />
      {off === null ? null : (
        <LenderOffDialog
          lender={off}
          onClose={close}
          onSubmit={(reason) => acts.saveAll(off, [['lender_status', 0]], reason)}
        />
      )}
      {leaving === null ? null : (
        <DeleteLenderDialog
          lender={leaving}
          onClose={close}
          onDelete={(reason) => acts.remove(leaving, reason)}
        />
      )}
      {copied === null ? null : <CopyLenderDialog lender={copied} onClose={close} />}
      <RefusedGoLiveDialog refused={refused} onClose={closeRefused} />
      <ConflictDialog
        conflict={overtaken?.conflict ?? null}
        name={overtaken?.lender.name ?? ''}
        named={named}
        keepTheirs={closeOvertaken}
        takeMine={() => {
          if (overtaken === null) return
          closeOvertaken()
          const { property, mine } = overtaken.conflict
          void acts.save(overtaken.lender, property, mine)
        }}
      />
    </>
  )
}
