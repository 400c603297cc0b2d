import type { LenderField } from './lender-field.ts'
import { Flag, wholeRupees } from '../platform/formats.ts'
import { percent, somePositiveRupees, wholeNumber, words } from './lender-values.ts'
import { FeeBasis, RateType } from './price-facts.ts'

const fee = wholeRupees(100_000_000)
const loan = somePositiveRupees(1_000_000_000)
const months = wholeNumber(1, 480)
const rate = percent(3)

/** Amount, tenure, rate and fee of a lender: what its offers are priced from. */
export const lenderPriceFields = {
  amount_min: { label: 'Smallest loan', kind: 'rupees', value: loan, nullable: true, live: true, unit: '₹' },
  amount_max: { label: 'Largest loan', kind: 'rupees', value: loan, nullable: true, live: true, unit: '₹' },
  tenure_min_months: {
    label: 'Shortest tenure',
    kind: 'integer',
    value: months,
    nullable: true,
    live: true,
    unit: 'months',
  },
  tenure_max_months: {
    label: 'Longest tenure',
    kind: 'integer',
    value: months,
    nullable: true,
    live: true,
    unit: 'months',
  },
  rate_min: { label: 'Lowest rate', kind: 'percent', value: rate, nullable: true, unit: '% a year' },
  rate_max: { label: 'Highest rate', kind: 'percent', value: rate, nullable: true, unit: '% a year' },
  representative_rate: {
    label: 'Representative rate',
    kind: 'percent',
    value: rate,
    nullable: true,
    unit: '% a year',
    hint: 'What most customers pay; offers are priced at it',
  },
  rate_from_only: {
    label: 'Publishes only a "from" rate',
    kind: 'flag',
    value: Flag,
    hint: 'Its offers come after those with a full rate',
  },
  rate_type: {
    label: 'Type of rate',
    kind: 'choice',
    value: RateType,
    nullable: true,
    choices: [
      { value: 'fixed', label: 'Fixed' },
      { value: 'floating', label: 'Floating' },
    ],
  },
  rate_benchmark: {
    label: 'Benchmark',
    kind: 'text',
    value: words(120),
    nullable: true,
    placeholder: 'RBI repo rate, reset every 3 months',
    hint: 'Of a floating rate: what it follows, and how often it is reset',
  },
  fee_basis: {
    label: 'Processing fee is',
    kind: 'choice',
    value: FeeBasis,
    choices: [
      { value: 'fixed', label: 'The same for everybody' },
      { value: 'up_to', label: 'Up to the figure stated' },
    ],
    hint: 'What the APR shown may claim goes by it',
  },
  fee_percent: {
    label: 'Processing fee',
    kind: 'percent',
    value: percent(3),
    nullable: true,
    live: true,
    unit: '% of the loan, before GST',
  },
  fee_min: {
    label: 'Processing fee (min)',
    kind: 'rupees',
    value: fee,
    nullable: true,
    unit: '₹ before GST',
  },
  fee_max: {
    label: 'Processing fee (max)',
    kind: 'rupees',
    value: fee,
    nullable: true,
    unit: '₹ before GST',
  },
} as const satisfies Readonly<Record<string, LenderField>>
