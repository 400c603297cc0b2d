import type { InsuranceBrand, OfficePlan } from '@marketplace/contract/catalogue/insurance-office'
import { money } from '../../i18n/format-values.ts'
import { actsColumn, dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowButton } from '../../office/list/row-name.tsx'
import { Switch } from '../../office/form/switch.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { brandsOf, shownAtText } from './shown-at.ts'

export interface PlanActs {
  open: (plan: OfficePlan) => void
  setLive: (plan: OfficePlan, isLive: boolean) => Promise<void>
}

const rangeText = (from: number | null, to: number | null): string =>
  from === null || to === null ? '–' : `${from} to ${to}`

export const planColumns = (
  { open, setLive }: PlanActs,
  brands: readonly InsuranceBrand[],
): readonly Column<OfficePlan>[] => [
  {
    key: 'plan_name',
    title: 'Plan',
    width: 190,
    sortBy: ({ plan_name }) => plan_name,
    cell: (plan) => <RowButton onOpen={() => open(plan)}>{plan.plan_name}</RowButton>,
  },
  textColumn('insurer_name', 'Insurer', 190, ({ insurer_name }) => insurer_name),
  textColumn('kind', 'Kind', 116, ({ kind }) => kind),
  {
    key: 'live',
    title: 'Live',
    width: 60,
    align: 'center',
    sortBy: ({ status }) => status,
    exported: ({ status }) => (status === 1 ? 'Live' : 'Off'),
    cell: (plan) => (
      <Switch
        label={`Live: ${plan.plan_name}`}
        isLabelHidden
        isOn={plan.status === 1}
        onChange={(isLive) => setLive(plan, isLive)}
      />
    ),
  },
  {
    key: 'brands',
    title: 'Shown at',
    width: 112,
    hint: 'Brands that name a licensed entity and offer this kind; their customers see the plan while it is live',
    exported: (plan) =>
      brandsOf(plan, brands)
        .map(({ name }) => name)
        .join(', '),
    cell: (plan) => (
      <span
        title={brandsOf(plan, brands)
          .map(({ name }) => name)
          .join(', ')}
      >
        {shownAtText(plan, brands)}
      </span>
    ),
  },
  {
    key: 'sum_insured',
    title: 'Sum insured',
    width: 190,
    align: 'end',
    sortBy: ({ sum_insured_max }) => sum_insured_max,
    cell: ({ sum_insured_min, sum_insured_max }) =>
      sum_insured_min === sum_insured_max
        ? money(sum_insured_max)
        : `${money(sum_insured_min)} to ${money(sum_insured_max)}`,
  },
  {
    key: 'entry_age',
    title: 'Entry age',
    width: 96,
    align: 'end',
    cell: ({ entry_age_min, entry_age_max }) => rangeText(entry_age_min, entry_age_max),
  },
  {
    key: 'waiting_days',
    title: 'Wait, days',
    width: 96,
    align: 'end',
    sortBy: ({ waiting_days }) => waiting_days,
    cell: ({ waiting_days }) => waiting_days ?? '–',
  },
  dayColumn('as_of', 'Facts as of', ({ as_of }) => as_of, { width: 110 }),
  actsColumn(
    ({ plan_name }) => plan_name,
    (plan) => [{ label: 'Edit…', run: () => open(plan) }],
  ),
]
