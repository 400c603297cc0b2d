import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import type { Option, OptionSets } from '@marketplace/contract/reference/option-sets'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CellEdits } from '../../office/cell-edits/cell-edits.ts'
import { EditableNumber } from '../../office/cell-edits/editable-number.tsx'
import { RowMenu } from '../../office/list/row-menu.tsx'
import { LenderMark } from '../../office/show/lender-mark.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { Link } from '../../router/link.tsx'
import { count } from '../../i18n/format-values.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { InlineNumber } from '../../office/form/inline-number.tsx'
import { Switch } from '../../office/form/switch.tsx'
import { classNames } from '../../ui/class-names.ts'
import { words } from '../help/words.ts'
import type { Bound } from './many/edited-bounds.tsx'
import type { LenderActs } from './use-lender-list.ts'

interface ColumnNeeds {
  save: LenderActs['save']
  editOffer: (lender: LenderRow) => void
  askDelete: (lender: LenderRow) => void
  copy: (lender: LenderRow) => void
  /** There while cells are edited. */
  edits: CellEdits | null
  /** Empty until they are there. */
  optionSets: OptionSets
}

type FlagField = 'salaried' | 'self_employed' | 'business' | 'lender_status' | 'so_status'

/** "Affordable Housing Loan" is "Housing" where every row has a product. */
const shortProduct = (product: string): string => product.replace(/^Affordable /, '').replace(/ Loans?$/, '')

const NONE = <span className="text-ink-soft">–</span>

const boundColumn = (
  key: Bound,
  title: string,
  width: number,
  edits: CellEdits | null,
): Column<LenderRow> => ({
  key,
  title,
  width,
  align: 'end',
  cell: ({ [key]: value, lender_id, name }) =>
    edits === null ? (
      value === null ? (
        NONE
      ) : (
        count(value)
      )
    ) : (
      <EditableNumber
        edits={edits}
        row={String(lender_id)}
        column={key}
        label={`${title} of ${name}`}
        stored={value}
      />
    ),
  sortBy: ({ [key]: value }) => value,
})

const nameOf = (options: readonly Option[], id: number): string =>
  options.find((option) => option.id === id)?.value ?? String(id)

const optionColumn = (
  key: 'ticket_class' | 'credit_score_class',
  title: string,
  width: number,
  options: readonly Option[] = [],
): Column<LenderRow> => ({
  key,
  title,
  width,
  hint: words[key].meaning,
  cell: ({ [key]: id }) => {
    if (id === null) return NONE
    const text = nameOf(options, id)
    return <span title={text}>{text}</span>
  },
  sortBy: ({ [key]: id }) => id,
  exported: ({ [key]: id }) => (id === null ? null : nameOf(options, id)),
})

const flagColumn = (
  key: FlagField,
  title: string,
  width: number,
  save: LenderActs['save'],
  beside?: (lender: LenderRow) => ReactNode,
): Column<LenderRow> => ({
  key,
  title,
  width,
  align: 'center',
  fits: true,
  cell: (lender) => {
    const flag = (
      <Switch
        label={`${title} of ${lender.name}`}
        isLabelHidden
        isOn={lender[key] === 1}
        onChange={(isOn) => save(lender, key, isOn ? 1 : 0)}
      />
    )
    if (beside === undefined) return flag
    return (
      <span className="flex items-center gap-1">
        {flag}
        {beside(lender)}
      </span>
    )
  },
  sortBy: ({ [key]: value }) => value,
})

const smallButton =
  'inline-flex min-h-8 items-center rounded-control px-2 hover:bg-surface pointer-coarse:min-h-11'

const iconButton =
  'inline-flex size-7 items-center justify-center rounded-control hover:bg-surface pointer-coarse:size-11'

/** The columns of the list, in the order of section 2. */
export const lenderColumns = ({
  save,
  editOffer,
  askDelete,
  copy,
  edits,
  optionSets,
}: ColumnNeeds): readonly Column<LenderRow>[] => [
  {
    key: 'name',
    title: 'Name',
    width: 154,
    cell: ({ lender_id, name, legal_name, lender_kind }) => (
      <Link
        to={`/admin/lenders/${lender_id}`}
        title={legal_name ?? name}
        className="inline-flex min-h-7 max-w-full items-center gap-1.5 font-semibold hover:underline pointer-coarse:min-h-11"
      >
        <LenderMark name={name} kind={lender_kind} />
        <span className="truncate">{name}</span>
      </Link>
    ),
    sortBy: ({ name }) => name,
    exported: ({ name }) => name,
  },
  {
    key: 'legal_name',
    title: 'Legal name',
    width: 200,
    startsHidden: true,
    cell: ({ legal_name }) => (legal_name === null ? NONE : <span title={legal_name}>{legal_name}</span>),
    sortBy: ({ legal_name }) => legal_name,
  },
  {
    key: 'product_type',
    title: 'Product',
    width: 72,
    cell: ({ product_type }) => <span title={product_type}>{shortProduct(product_type)}</span>,
    sortBy: ({ product_type }) => product_type,
  },
  boundColumn('min_income', 'Income (min)', 58, edits),
  boundColumn('max_income', 'Income (max)', 58, edits),
  boundColumn('min_age', 'Age (min)', 40, edits),
  boundColumn('max_age', 'Age (max)', 40, edits),
  optionColumn('ticket_class', 'Ticket Class', 62, optionSets.ticketClass),
  optionColumn('credit_score_class', 'Credit Score Class', 66, optionSets.creditScoreClass),
  flagColumn('salaried', 'Salaried', 58, save),
  flagColumn('self_employed', 'Self Employed', 64, save),
  flagColumn('business', 'Business', 60, save),
  {
    key: 'priority',
    title: 'Priority',
    width: 54,
    hint: words.priority.meaning,
    align: 'end',
    cell: (lender) => (
      <InlineNumber
        label={`Priority of ${lender.name}`}
        value={lender.priority}
        isRequired
        onSave={(priority) => save(lender, 'priority', priority)}
      />
    ),
    sortBy: ({ priority }) => priority,
  },
  flagColumn('lender_status', 'Lender Status', 52, save),
  flagColumn('so_status', 'Special Offer', 70, save, (lender) => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Edit the special offer of ${lender.name}`}
      onClick={() => editOffer(lender)}
      className={classNames(smallButton, 'text-brand-ink')}
    >
      {specifiedTexts.edit}
    </button>
  )),
  {
    key: 'actions',
    title: 'Actions',
    // Three buttons and the distance before them: wider than its cell it would have the whole table scroll sideways.
    width: 90,
    sticksAtEnd: true,
    fits: true,
    exported: null,
    cell: (lender) => (
      <span className="flex items-center">
        <Link
          to={`/admin/lenders/${lender.lender_id}`}
          aria-label={`Edit ${lender.name}`}
          title={specifiedTexts.edit}
          className={classNames(iconButton, 'text-brand-ink')}
        >
          <IconPencil aria-hidden="true" className="size-4" />
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Delete ${lender.name}`}
          title={specifiedTexts.delete}
          onClick={() => askDelete(lender)}
          className={classNames(iconButton, 'text-bad')}
        >
          <IconTrash aria-hidden="true" className="size-4" />
        </button>
        <RowMenu
          name={lender.name}
          acts={[
            { label: `Copy of ${lender.name}…`, run: () => copy(lender) },
            {
              label: 'Vendors on/off',
              to: `/admin/vendors-on-off?${new URLSearchParams({ q: lender.name, product: lender.product_type }).toString()}`,
            },
            { label: 'History', to: `/admin/audit-log?object_kind=lender&object_id=${lender.lender_id}` },
          ]}
        />
      </span>
    ),
  },
]
