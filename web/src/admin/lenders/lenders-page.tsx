import { asksReason } from '@marketplace/contract/market/asks-reason'
import { lenderFields } from '@marketplace/contract/market/lender-fields'
import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import { productTypes } from '@marketplace/contract/reference/products'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { cellEditsOf, useCellEdits } from '../../office/cell-edits/cell-edits.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
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
import { EditedBounds } from './many/edited-bounds.tsx'
import { lenderColumns } from './lender-columns.tsx'
import { RefusedGoLiveDialog } from './refused-go-live-dialog.tsx'
import { saveLenderField } from './save-lender-field.ts'
import { SpecialOfferDialog } from './special-offer/special-offer-dialog.tsx'
import { UnreachableLenders } from './unreachable-lenders.tsx'
import { useLenderList, type LenderActs } from './use-lender-list.ts'
import { useOptionSets } from './use-option-sets.ts'

const defaults = { status: '' }
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
/** Those that were deleted are another list, which leads back by the same choice. */
const deletedChoice = [{ key: 'status', label: 'Status', options: statuses }] as const
const choices: readonly RowFilter<LenderRow>[] = [
  { key: 'product', label: 'Product', options: products, of: ({ product_type }) => product_type },
  {
    key: 'kind',
    label: 'Kind',
    options: lenderFields.lender_kind.choices,
    of: ({ lender_kind }) => lender_kind ?? '',
  },
  { key: 'offer', label: 'Offer', options: offers, of: ({ so_status }) => String(so_status) },
]

const keyOf = ({ lender_id }: LenderRow): number => lender_id
const pathOf = ({ lender_id }: LenderRow): string => `/admin/lenders/${lender_id}`
const searchText = ({ name, legal_name, product_type }: LenderRow): string =>
  `${name} ${name.replaceAll(/[_-]/g, ' ')} ${legal_name ?? ''} ${product_type}`

const bulk = (chosen: readonly LenderRow[], clear: () => void, unseen: number) => (
  <LenderBulk chosen={chosen} unseen={unseen} save={saveLenderField} onClear={clear} />
)

const noLenders = (
  <EmptyRows text={specifiedTexts.no_lenders}>
    Clear the search and the filters, or add one with “{specifiedTexts.add_lender}”.
  </EmptyRows>
)

/** A dialog of one row. */
interface Opened {
  dialog: 'offer' | 'delete' | 'off' | 'copy'
  lender: LenderRow
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
  const [lenderEdits] = useState(() => cellEditsOf('lenders', getOfficeSession().adminId ?? ''))
  // What was typed before another page was visited is still there.
  const [isEditing, setEditing] = useState(() => lenderEdits.all().length > 0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const unsaved = useCellEdits(lenderEdits).length
  const say = useLinkedToast()
  useCreate(specifiedTexts.add_lender, () => setAdding(true))

  const columns = useMemo(() => {
    const open = (dialog: Opened['dialog']) => (lender: LenderRow) => setOpened({ dialog, lender })
    const save: LenderActs['save'] = async (lender, property, value) => {
      if (!asksReason(property, lender[property], value)) return acts.save(lender, property, value)
      setOpened({ dialog: 'off', lender })
      return true
    }
    return lenderColumns({
      save,
      editOffer: open('offer'),
      askDelete: open('delete'),
      copy: open('copy'),
      edits: isEditing ? lenderEdits : null,
      optionSets,
    })
  }, [acts, optionSets, isEditing, lenderEdits])
  const { status } = state
  const filters = useMemo<readonly RowFilter<LenderRow>[]>(
    () => [
      { key: 'status', label: 'Status', options: statuses, of: ({ lender_status }) => String(lender_status) },
      ...choices,
      {
        key: 'group',
        label: 'Group',
        options: groups.map(({ id, name }) => ({ value: String(id), label: name })),
        of: ({ lender_group_ids }) => lender_group_ids.map(String),
      },
    ],
    [groups],
  )
  const named = useMemo(() => ({ options: optionSets, groups }), [optionSets, groups])
  const close = (): void => setOpened(null)
  const of = (dialog: Opened['dialog']): LenderRow | null =>
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
      {status === 'deleted' ? (
        <DeletedLenders chips={listFilters(deletedChoice, state, setState)} />
      ) : (
        <OfficeList
          name="lenders"
          label="Lenders"
          of="lenders"
          rows={rows}
          error={error}
          reload={reload}
          columns={columns}
          keyOf={keyOf}
          pathOf={pathOf}
          searchText={searchText}
          filters={filters}
          loadingText={specifiedTexts.loading_lenders}
          emptyText={noLenders}
          bulk={bulk}
          atEnd={
            <Button kind="secondary" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
              Edit cells{unsaved === 0 ? '' : ` (${unsaved} unsaved)`}
            </Button>
          }
        />
      )}
      {isEditing && rows !== null ? (
        <EditedBounds
          edits={lenderEdits}
          rows={rows}
          save={saveLenderField}
          onDone={() => setEditing(false)}
        />
      ) : null}
      <AddLenderDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdd={async (draft) => {
          const { lender_id, name } = await acts.add(draft)
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
