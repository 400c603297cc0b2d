import type { OfficeOption } from '@marketplace/contract/reference/option-sets-office'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { actsColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowButton } from '../../office/list/row-name.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'

export interface OptionActs {
  open: (option: OfficeOption) => void
  move: (option: OfficeOption, by: -1 | 1) => void
  retire: (option: OfficeOption) => void
  bringBack: (option: OfficeOption) => void
}

const moveClass =
  'inline-flex size-7 items-center justify-center rounded-control hover:bg-brand-soft disabled:opacity-40 pointer-coarse:size-11'

const wordsOf = ({ own_value, value }: OfficeOption): string => own_value ?? value
const stateText = ({ retired_at }: OfficeOption): string =>
  retired_at === null ? 'Offered' : `Retired ${dayText(retired_at)}`

/** `shippedHi`: the shipped Hindi words of an option; null where the page does not have them yet. */
export const optionColumns = (
  { open, move, retire, bringBack }: OptionActs,
  shippedHi: (option: OfficeOption) => string | null,
  ends: { first: number; last: number },
): readonly Column<OfficeOption>[] => [
  {
    key: 'words',
    title: 'English',
    width: 210,
    sortBy: wordsOf,
    cell: (option) => <RowButton onOpen={() => open(option)}>{wordsOf(option)}</RowButton>,
  },
  {
    key: 'hi',
    title: 'Hindi',
    width: 210,
    exported: (option) => option.own_value_hi ?? shippedHi(option),
    cell: (option) => <span lang="hi">{option.own_value_hi ?? shippedHi(option) ?? '–'}</span>,
  },
  {
    key: 'id',
    title: 'Id',
    width: 56,
    align: 'end',
    hint: 'Rules and lenders’ files go by it',
    sortBy: ({ id }) => id,
    cell: ({ id }) => id,
  },
  textColumn(
    'shipped',
    'Shipped words',
    160,
    ({ value, own_value }) => (own_value === null ? 'the same' : value),
    {
      hint: 'Lenders are sent these',
    },
  ),
  {
    key: 'state',
    title: 'State',
    width: 160,
    sortBy: stateText,
    cell: (option) => (
      <StatusDot tone={option.retired_at === null ? 'good' : 'idle'}>{stateText(option)}</StatusDot>
    ),
  },
  {
    key: 'order',
    title: 'Order',
    width: 84,
    exported: null,
    hint: 'The order that customers are shown, whatever this list is sorted by',
    cell: (option) => (
      <span className="inline-flex">
        <button
          type="button"
          aria-label={`Move ${option.value} up`}
          disabled={option.id === ends.first}
          className={moveClass}
          onClick={() => move(option, -1)}
        >
          <IconArrowUp aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label={`Move ${option.value} down`}
          disabled={option.id === ends.last}
          className={moveClass}
          onClick={() => move(option, 1)}
        >
          <IconArrowDown aria-hidden="true" className="size-4" />
        </button>
      </span>
    ),
  },
  actsColumn(wordsOf, (option) => [
    { label: 'Words…', run: () => open(option) },
    option.retired_at === null
      ? { label: 'Retire…', isDanger: true, run: () => retire(option) }
      : { label: 'Bring back', run: () => bringBack(option) },
  ]),
]
