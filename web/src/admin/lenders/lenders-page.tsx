import { asksReason } from '@marketplace/contract/market/asks-reason'
import { lenderFields } from '@marketplace/contract/market/lender-fields'
import type { ListedLender } from '@marketplace/contract/market/lenders'
import { productTypes } from '@marketplace/contract/reference/products'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useCellEdits } from '../../office/cell-edits/cell-edits.ts'
import { ColumnMenu } from '../../office/list/column-menu.tsx'
import { useCreate } from '../../office/keys/use-create.ts'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { ExportMenu } from '../../office/list/export-menu.tsx'
import { FilterChips } from '../../office/list/filter-chips.tsx'
import { listFilters } from '../../office/list/list-filters.ts'
import { ListCount } from '../../office/list/list-count.tsx'
import { ViewTabs } from '../../office/list/view-tabs.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { useLinkedToast } from '../../office/use-linked-toast.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useLenderGroups } from '../lender-groups/use-lender-groups.ts'
import { AddLenderDialog } from './add-lender-dialog.tsx'
import { LenderBulk } from './many/lender-bulk.tsx'
import { CopyLenderDialog } from './adding/copy-lender-dialog.tsx'
import { DeleteLenderDialog } from './changing/delete-lender-dialog.tsx'
import { LenderOffDialog } from './changing/lender-off-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeletedLenders } from './deleted/deleted-lenders.tsx'
import { EditedBounds, lenderEdits } from './many/edited-bounds.tsx'
import { lenderColumns } from './lender-columns.tsx'
import { RefusedGoLiveDialog } from './refused-go-live-dialog.tsx'
import { saveLenderField } from './save-lender-field.ts'
import { SpecialOfferDialog } from './special-offer/special-offer-dialog.tsx'
import { UnreachableLenders } from './unreachable-lenders.tsx'
import { useLenderList, type LenderActs } from './use-lender-list.ts'
import { useOptionSets } from './use-option-sets.ts'

const TABLE = 'lenders'
const defaults = { q: '', sort: '', product: '', status: '', kind: '', offer: '', group: '' }
const products = productTypes.map((value) => ({ value, label: value }))
const statuses = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Off' },
  { value: 'deleted', label: 'Deleted' },
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
  <LenderBulk chosen={chosen} save={saveLenderField} onClear={clear} />
)

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
  const { rows, withoutConnector, error, reload, refused, closeRefused, overtaken, closeOvertaken, acts } =
    list
  const optionSets = useOptionSets()
  const { groups } = useLenderGroups()
  const [isAdding, setAdding] = useState(false)
  // What was typed before another page was visited is still there.
  const [isEditing, setEditing] = useState(() => lenderEdits.all().length > 0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const unsaved = useCellEdits(lenderEdits).length
  const say = useLinkedToast()
  useCreate(specifiedTexts.add_lender, () => setAdding(true))

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
      edits: isEditing ? lenderEdits : null,
      optionSets,
    })
  }, [acts, optionSets, isEditing])
  const { product, status, kind, offer, group } = state
  const filter = useMemo(
    () => (lender: ListedLender) =>
      (product === '' || lender.product_type === product) &&
      (status === '' || String(lender.lender_status) === status) &&
      (kind === '' || lender.lender_kind === kind) &&
      (offer === '' || String(lender.so_status) === offer) &&
      (group === '' || lender.lender_group_ids.includes(Number(group))),
    [product, status, kind, offer, group],
  )
  const filters = listFilters(
    [
      ...choices,
      {
        key: 'group' as const,
        label: 'Group',
        options: groups.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    ],
    state,
    setState,
  )
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const named = useMemo(() => ({ options: optionSets, groups }), [optionSets, groups])
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
      <ViewTabs list="lenders" table={TABLE} />
      <TableToolbar
        label="lenders"
        search={state.q}
        onSearch={(q) => setState({ q })}
        {...(!isDeleted && {
          count: <ListCount table={TABLE} of="lenders" />,
          atEnd: (
            <>
              <Button kind="secondary" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
                Edit cells{unsaved === 0 ? '' : ` (${unsaved} unsaved)`}
              </Button>
              <ColumnMenu table={TABLE} columns={columns} />
              <ExportMenu table={TABLE} file="lenders" columns={columns} rows={rows} />
            </>
          ),
        })}
      >
        <FilterChips filters={isDeleted ? filters.filter(({ key }) => key === 'status') : filters} />
      </TableToolbar>
      {error === null || isDeleted ? null : <ErrorState error={error} onRetry={reload} />}
      {isDeleted ? (
        <DeletedLenders search={state.q} />
      ) : rows === null && error !== null ? null : (
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
      )}
      {isEditing && rows !== null ? (
        <EditedBounds rows={rows} save={saveLenderField} onDone={() => setEditing(false)} />
      ) : null}
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
