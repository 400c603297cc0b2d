import type { OfficeOption } from '@marketplace/contract/reference/option-sets-office'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
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
  'inline-flex size-8 items-center justify-center rounded-control hover:bg-brand-soft disabled:opacity-40 pointer-coarse:size-11'
const linkClass = 'underline underline-offset-4'

/** `shippedHi`: the shipped Hindi words of an option; null where the page does not have them yet. */
export const optionColumns = (
  { open, move, retire, bringBack }: OptionActs,
  shippedHi: (option: OfficeOption) => string | null,
  ends: { first: number; last: number },
): readonly Column<OfficeOption>[] => [
  {
    key: 'words',
    title: 'English',
    width: 240,
    cell: (option) => (
      <button
        type="button"
        aria-haspopup="dialog"
        title={option.own_value ?? option.value}
        className="max-w-full truncate text-start font-semibold underline underline-offset-4"
        onClick={() => open(option)}
      >
        {option.own_value ?? option.value}
      </button>
    ),
  },
  {
    key: 'hi',
    title: 'Hindi',
    width: 240,
    cell: (option) => <span lang="hi">{option.own_value_hi ?? shippedHi(option) ?? '–'}</span>,
  },
  {
    key: 'id',
    title: 'Id',
    width: 56,
    align: 'end',
    hint: 'Rules and lenders’ files go by it',
    cell: ({ id }) => id,
  },
  {
    key: 'shipped',
    title: 'Shipped words',
    width: 200,
    hint: 'Lenders are sent these',
    cell: ({ value, own_value }) => (own_value === null ? 'the same' : value),
  },
  {
    key: 'state',
    title: 'State',
    width: 170,
    cell: ({ retired_at }) =>
      retired_at === null ? (
        <StatusDot tone="good">Offered</StatusDot>
      ) : (
        <StatusDot tone="idle">Retired {dayText(retired_at)}</StatusDot>
      ),
  },
  {
    key: 'order',
    title: 'Order',
    width: 96,
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
  {
    key: 'acts',
    title: 'Actions',
    width: 120,
    cell: (option) =>
      option.retired_at === null ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Retire ${option.value}`}
          className={linkClass}
          onClick={() => retire(option)}
        >
          Retire…
        </button>
      ) : (
        <button
          type="button"
          aria-label={`Bring ${option.value} back`}
          className={linkClass}
          onClick={() => bringBack(option)}
        >
          Bring back
        </button>
      ),
  },
]
