import { IconClock } from '@tabler/icons-react'
import type {
  AvailabilityBrand,
  AvailabilityRow,
  SwitchedOff,
} from '@marketplace/contract/market/lender-availability'
import { actsColumn, historyAct } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
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
        label={`${lender.legal_name} for ${brand.name}`}
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
          <Hint label={`${lender.legal_name} for ${brand.name}`} text={spanText(stored)} />
        </>
      )}
    </span>
  )
}

const stateText = (lender: AvailabilityRow, brand: AvailabilityBrand): string => {
  const stored = switchOf(lender, brand.brand_id)
  return stored === null ? 'On' : stored.is_off === 1 ? spanText(stored) : `On; ${spanText(stored)}`
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
    width: 248,
    sortBy: ({ legal_name }) => legal_name,
    exported: ({ legal_name }) => legal_name,
    cell: ({ lender_id, legal_name, lender_status }) => (
      <span className="flex max-w-full min-w-0 items-center gap-2">
        <RowLink to={`/admin/lenders/${lender_id}`}>{legal_name}</RowLink>
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
    width: 100,
    align: 'end',
    hint: 'On how many brands the lender is offered now',
    sortBy: (lender) => onCount(lender, brands),
    exported: (lender) => onCount(lender, brands),
    cell: (lender) => `${onCount(lender, brands)} of ${brands.length}`,
  },
  ...brands
    .filter(({ slug }) => shown === '' || slug === shown)
    .map((brand): Column<AvailabilityRow> => ({
      key: `brand-${brand.slug}`,
      title: brand.name,
      width: 130,
      exported: (lender) => stateText(lender, brand),
      cell: (lender) => <SwitchCell lender={lender} brand={brand} onAsk={onAsk} />,
    })),
  actsColumn(
    ({ legal_name }) => legal_name,
    (lender) => {
      const on = onCount(lender, brands)
      return [
        ...(on === 0
          ? []
          : [
              {
                label: 'All brands off…',
                isDanger: true,
                run: () => onAsk({ lender, brand: null, is_on: 0 }),
              },
            ]),
        ...(on === brands.length
          ? []
          : [{ label: 'All brands on…', run: () => onAsk({ lender, brand: null, is_on: 1 }) }]),
        { label: 'Open the lender', to: `/admin/lenders/${lender.lender_id}` },
        historyAct('lender', lender.lender_id),
      ]
    },
  ),
]
