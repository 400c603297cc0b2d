import type { ListedLender } from '@marketplace/contract/market/lenders'
import type { Option, OptionSets } from '@marketplace/contract/reference/option-sets'
import type { ReactNode } from 'react'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { Link } from 'react-router'
import { count } from '../../i18n/format-values.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { InlineNumber } from '../../office/form/inline-number.tsx'
import { Switch } from '../../office/form/switch.tsx'
import { classNames } from '../../ui/class-names.ts'
import { words } from '../help/words.ts'
import type { LenderActs } from './use-lender-list.ts'

interface ColumnNeeds {
  save: LenderActs['save']
  editOffer: (lender: ListedLender) => void
  askDelete: (lender: ListedLender) => void
  /** Empty until they are there. */
  optionSets: OptionSets
}

type NumberField = 'min_income' | 'max_income' | 'min_age' | 'max_age'
type FlagField = 'salaried' | 'self_employed' | 'business' | 'lender_status' | 'so_status'

const NONE = <span className="text-ink-soft">–</span>

const numberColumn = (key: NumberField, title: string, width: number): Column<ListedLender> => ({
  key,
  title,
  width,
  align: 'end',
  cell: ({ [key]: value }) => (value === null ? NONE : count(value)),
  sortBy: ({ [key]: value }) => value,
})

const optionColumn = (
  key: 'ticket_class' | 'credit_score_class',
  title: string,
  width: number,
  options: readonly Option[] = [],
): Column<ListedLender> => ({
  key,
  title,
  width,
  hint: words[key].meaning,
  cell: ({ [key]: id }) => {
    if (id === null) return NONE
    const text = options.find((option) => option.id === id)?.value ?? String(id)
    return <span title={text}>{text}</span>
  },
  sortBy: ({ [key]: id }) => id,
})

const flagColumn = (
  key: FlagField,
  title: string,
  width: number,
  save: LenderActs['save'],
  beside?: (lender: ListedLender) => ReactNode,
): Column<ListedLender> => ({
  key,
  title,
  width,
  cell: (lender) => (
    <span className="flex items-center gap-2">
      <Switch
        label={`${title} of ${lender.name}`}
        isLabelHidden
        isOn={lender[key] === 1}
        onChange={(isOn) => save(lender, key, isOn ? 1 : 0)}
      />
      {beside?.(lender)}
    </span>
  ),
  sortBy: ({ [key]: value }) => value,
})

const smallButton =
  'inline-flex min-h-8 items-center rounded-control px-2 hover:bg-surface pointer-coarse:min-h-11'

/** The columns of the list, in the order of section 2. */
export const lenderColumns = ({
  save,
  editOffer,
  askDelete,
  optionSets,
}: ColumnNeeds): readonly Column<ListedLender>[] => [
  {
    key: 'name',
    title: 'Name',
    width: 216,
    cell: ({ lender_id, name, legal_name }) => (
      <Link
        to={`/admin/lenders/${lender_id}`}
        title={legal_name ?? name}
        className="inline-flex min-h-8 max-w-full items-center font-semibold text-brand-ink hover:underline pointer-coarse:min-h-11"
      >
        <span className="truncate">{name}</span>
      </Link>
    ),
    sortBy: ({ name }) => name,
  },
  numberColumn('min_income', 'Income (min)', 124),
  numberColumn('max_income', 'Income (max)', 124),
  numberColumn('min_age', 'Age (min)', 104),
  numberColumn('max_age', 'Age (max)', 104),
  optionColumn('ticket_class', 'Ticket Class', 180, optionSets.ticketClass),
  optionColumn('credit_score_class', 'Credit Score Class', 160, optionSets.creditScoreClass),
  flagColumn('salaried', 'Salaried', 96, save),
  flagColumn('self_employed', 'Self Employed', 128, save),
  flagColumn('business', 'Business', 100, save),
  {
    key: 'priority',
    title: 'Priority',
    width: 104,
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
  flagColumn('lender_status', 'Lender Status', 132, save, ({ lender_status }) => (
    <span className="text-ink-soft">{lender_status === 1 ? 'Live' : 'Off'}</span>
  )),
  flagColumn('so_status', 'Special Offer', 148, save, (lender) => (
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
    width: 136,
    cell: (lender) => (
      <span className="flex items-center gap-1">
        <Link
          to={`/admin/lenders/${lender.lender_id}`}
          aria-label={`Edit ${lender.name}`}
          className={classNames(smallButton, 'text-brand-ink')}
        >
          {specifiedTexts.edit}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Delete ${lender.name}`}
          onClick={() => askDelete(lender)}
          className={classNames(smallButton, 'text-bad')}
        >
          Delete
        </button>
      </span>
    ),
  },
]
