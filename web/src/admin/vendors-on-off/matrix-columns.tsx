import { IconClock } from '@tabler/icons-react'
import type {
  AvailabilityBrand,
  AvailabilityRow,
  SwitchedOff,
} from '@marketplace/contract/market/lender-availability'
import type { Column } from '../../office/table/data-table.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { Hint } from '../../office/show/hint.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Switch } from '../../office/form/switch.tsx'
import { onCount, switchOf, type SwitchAsk } from './switch-ask.ts'

const spanText = ({ is_off, off_from, off_until, reason, switched_by, switched_at }: SwitchedOff): string =>
  [
    is_off === 1 ? 'Off' : `Off from ${timeText(off_from)}`,
    off_until === null ? '' : ` until ${timeText(off_until)}`,
    `: ${reason} (${switched_by}, ${timeText(switched_at)})`,
  ].join('')

interface CellProps {
  lender: AvailabilityRow
  brand: AvailabilityBrand
  onAsk: (ask: SwitchAsk) => void
}

const SwitchCell = ({ lender, brand, onAsk }: CellProps) => {
  const stored = switchOf(lender, brand.brand_id)
  const isOn = stored?.is_off !== 1
  const people = lender.people_by_brand.find(({ brand_id }) => brand_id === brand.brand_id)?.people ?? 0
  return (
    <span className="flex items-center gap-2">
      <Switch
        label={`${lender.name} for ${brand.name}`}
        isLabelHidden
        isOn={isOn}
        onChange={(next) => onAsk({ lender, brand, is_on: next ? 1 : 0 })}
      />
      {stored === null ? (
        <span className="figures text-xs text-ink-soft" title={`People who see it now: ${people}`}>
          {people === 0 ? '' : people}
        </span>
      ) : (
        <>
          {stored.is_off === 0 ? (
            <IconClock aria-hidden="true" className="size-4 shrink-0 text-warn" />
          ) : null}
          <Hint label={`${lender.name} for ${brand.name}`} text={spanText(stored)} />
        </>
      )}
    </span>
  )
}

const rowButton =
  'min-h-8 rounded-control px-2 text-xs font-semibold text-brand-ink hover:bg-brand-soft disabled:opacity-60 pointer-coarse:min-h-11'

const RowActions = ({
  lender,
  brands,
  onAsk,
}: Pick<CellProps, 'lender' | 'onAsk'> & { brands: readonly AvailabilityBrand[] }) => {
  const on = onCount(lender, brands)
  return (
    <span className="flex items-center gap-1">
      <span className="figures w-14 text-xs text-ink-soft">
        {on} of {brands.length}
      </span>
      <button
        type="button"
        className={rowButton}
        disabled={on === 0}
        aria-label={`All off for ${lender.name}`}
        aria-haspopup="dialog"
        onClick={() => onAsk({ lender, brand: null, is_on: 0 })}
      >
        All off
      </button>
      <button
        type="button"
        className={rowButton}
        disabled={on === brands.length}
        aria-label={`All on for ${lender.name}`}
        aria-haspopup="dialog"
        onClick={() => onAsk({ lender, brand: null, is_on: 1 })}
      >
        All on
      </button>
    </span>
  )
}

/**
 * The columns of the matrix: the lender, who sees it, all brands at once, then a brand each. `onAsk` has to be stable.
 *
 * @param shown the slug of the one brand that is shown; empty for all
 */
export const matrixColumns = (
  brands: readonly AvailabilityBrand[],
  shown: string,
  onAsk: (ask: SwitchAsk) => void,
): readonly Column<AvailabilityRow>[] => [
  {
    key: 'name',
    title: 'Lender',
    width: 220,
    sortBy: ({ name }) => name,
    cell: ({ name, legal_name, lender_status }) => (
      <span className="flex items-center gap-2" title={legal_name}>
        <span className="truncate font-semibold">{name}</span>
        {lender_status === 1 ? null : <StatusDot tone="idle">Not live</StatusDot>}
      </span>
    ),
  },
  {
    key: 'people',
    title: 'See it now',
    width: 140,
    align: 'end',
    hint: 'Customers with an open application whose newest offers show this lender, and who can still be offered it',
    sortBy: ({ people }) => people,
    cell: ({ people }) => people,
  },
  {
    key: 'all',
    title: 'All brands',
    width: 210,
    sortBy: (lender) => onCount(lender, brands),
    cell: (lender) => <RowActions lender={lender} brands={brands} onAsk={onAsk} />,
  },
  ...brands
    .filter(({ slug }) => shown === '' || slug === shown)
    .map((brand): Column<AvailabilityRow> => ({
      key: `brand-${brand.slug}`,
      title: brand.name,
      width: 130,
      cell: (lender) => <SwitchCell lender={lender} brand={brand} onAsk={onAsk} />,
    })),
]
