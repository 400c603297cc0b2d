import { BEGAN_DAYS_AGO, PRICED_LENDERS } from '../money/demo-leads.ts'
import { revenueTypes } from '../../seeds/reference/revenue-types.ts'

/** What an example lender pays us, in its rule's order. Money in rupees, `percent` of the sum disbursed, `flat` a loan. */
interface RevenueFacts {
  lender_slug: string
  pricing: 'volume' | 'graduated'
  rules: readonly {
    disbursed?: readonly [min: number | null, max: number | null]
    loans?: readonly [min: number | null, max: number | null]
    ats?: readonly [min: number | null, max: number | null]
    flat?: number
    percent?: number
    off?: true
  }[]
}

const lakh = 100_000

/** Figures inside the ranges that agents publish for personal loans, 1 to 4.5 % (domain.md 7.5); no lender's real grid. */
const facts: readonly RevenueFacts[] = [
  {
    lender_slug: 'sahyadri-bank',
    pricing: 'volume',
    rules: [
      { disbursed: [null, 50 * lakh], percent: 2 },
      { disbursed: [50 * lakh, 100 * lakh], percent: 2.25 },
      { disbursed: [100 * lakh, null], percent: 2.5 },
    ],
  },
  {
    lender_slug: 'meghdoot-bank',
    pricing: 'graduated',
    rules: [
      { disbursed: [null, 50 * lakh], percent: 2 },
      { disbursed: [50 * lakh, 100 * lakh], percent: 2.25 },
      { disbursed: [100 * lakh, null], percent: 2.5 },
    ],
  },
  {
    lender_slug: 'kadamba-bank',
    pricing: 'volume',
    rules: [
      { ats: [null, 2 * lakh], percent: 1.5 },
      { ats: [2 * lakh, 5 * lakh], percent: 1.75 },
      { ats: [5 * lakh, null], percent: 2 },
    ],
  },
  { lender_slug: 'palash-bank', pricing: 'volume', rules: [{ percent: 1.25 }] },
  {
    lender_slug: 'konkan-credit',
    pricing: 'volume',
    rules: [
      { loans: [null, 25], flat: 1_100 },
      { loans: [26, null], flat: 1_500 },
    ],
  },
  {
    lender_slug: 'jugnu-credit',
    pricing: 'graduated',
    rules: [
      { loans: [null, 25], flat: 1_100 },
      { loans: [26, 100], flat: 1_500 },
      { loans: [101, null], flat: 1_750 },
    ],
  },
  {
    lender_slug: 'nilgiri-finance',
    pricing: 'volume',
    rules: [
      { disbursed: [25 * lakh, null], loans: [10, null], percent: 3, flat: 250 },
      { disbursed: [25 * lakh, null], percent: 2.75 },
      { percent: 2.25 },
    ],
  },
  {
    lender_slug: 'pagdandi-finance',
    pricing: 'volume',
    rules: [{ percent: 3.5 }, { disbursed: [100 * lakh, null], percent: 4, off: true }],
  },
]

const typeOf = (pricing: RevenueFacts['pricing']): number => {
  const type = revenueTypes.find((row) => row.pricing === pricing)
  if (type === undefined) throw new Error(`no revenue type is ${pricing}`)
  return type.revenue_type_id
}

/** A row of table `lender_revenue` with its lender by slug. */
export interface DemoRevenueRow {
  lender_slug: string
  sort_order: number
  slab_disbursed_min: number | null
  slab_disbursed_max: number | null
  slab_number_min: number | null
  slab_number_max: number | null
  ats_min: number | null
  ats_max: number | null
  revenue_type_id: number
  revenue_flat: number | null
  revenue_percent: number | null
  status: 0 | 1
  /** Since how many days it is in force when the demo begins. */
  began_days_ago: number
}

export const demoLenderRevenue: readonly DemoRevenueRow[] = facts.flatMap(({ lender_slug, pricing, rules }) =>
  rules.map(({ disbursed, loans, ats, flat, percent, off }, index) => ({
    lender_slug,
    sort_order: index + 1,
    slab_disbursed_min: disbursed?.[0] ?? null,
    slab_disbursed_max: disbursed?.[1] ?? null,
    slab_number_min: loans?.[0] ?? null,
    slab_number_max: loans?.[1] ?? null,
    ats_min: ats?.[0] ?? null,
    ats_max: ats?.[1] ?? null,
    revenue_type_id: typeOf(pricing),
    revenue_flat: flat ?? null,
    revenue_percent: percent ?? null,
    status: off === true ? 0 : 1,
    began_days_ago: PRICED_LENDERS.some((slug) => slug === lender_slug) ? BEGAN_DAYS_AGO : 0,
  })),
)
