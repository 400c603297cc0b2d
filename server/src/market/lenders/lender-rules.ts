import type { LenderMessageKey } from '@marketplace/contract/platform/lender-messages'
import { lenderField, type LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { saysWhatFiguresSay } from './special-offer-text.ts'

/** A rule that binds fields of one lender to each other; `words` may differ by the field that was changed. */
interface LenderRule {
  fields: readonly LenderProperty[]
  holds: (lender: OfficeLender) => boolean
  words: (changed: LenderProperty) => LenderMessageKey
}

type Bound = number | string | null

const inOrder = (...bounds: readonly Bound[]): boolean => {
  const stated = bounds.filter((bound) => bound !== null)
  return stated.every((bound, at) => at === 0 || bound >= (stated[at - 1] ?? bound))
}

type NumberField = {
  [F in LenderProperty]: OfficeLender[F] extends number | null ? F : never
}[LenderProperty]

const range = (min: NumberField, max: NumberField): LenderRule => ({
  fields: [min, max],
  holds: (lender) => inOrder(lender[min], lender[max]),
  words: (changed) => (changed === min ? 'above_its_max' : 'below_its_min'),
})

const ranges: readonly (readonly [min: NumberField, max: NumberField])[] = [
  ['min_income', 'max_income'],
  ['min_age', 'max_age'],
  ['amount_min', 'amount_max'],
  ['tenure_min_months', 'tenure_max_months'],
  ['rate_min', 'rate_max'],
  ['fee_min', 'fee_max'],
  ['apr_min', 'apr_max'],
]

const rules: readonly LenderRule[] = [
  ...ranges.map(([min, max]) => range(min, max)),
  {
    fields: ['representative_rate', 'rate_min', 'rate_max'],
    holds: ({ rate_min, representative_rate, rate_max }) =>
      representative_rate === null || inOrder(rate_min, representative_rate, rate_max),
    words: () => 'rate_outside_range',
  },
  {
    fields: ['max_age', 'max_age_at_maturity'],
    holds: ({ max_age, max_age_at_maturity }) => inOrder(max_age, max_age_at_maturity),
    words: () => 'maturity_before_max_age',
  },
  {
    fields: ['so_date_start', 'so_date_end'],
    holds: ({ so_date_start, so_date_end }) => inOrder(so_date_start, so_date_end),
    words: () => 'ends_before_start',
  },
  {
    // The words may name the usual price too, which a change of it makes untrue.
    fields: [
      'so_status',
      'so_text',
      'so_rate',
      'so_fee_percent',
      'fee_percent',
      'rate_min',
      'rate_max',
      'representative_rate',
    ],
    holds: (lender) => lender.so_status === 0 || saysWhatFiguresSay(lender),
    words: () => 'special_price_missing',
  },
  {
    fields: ['so_status', 'so_rate', 'so_fee_percent', 'so_date_start', 'so_date_end'],
    holds: ({ so_status, so_rate, so_fee_percent, so_date_start, so_date_end }) =>
      so_status === 0 ||
      (so_rate === null && so_fee_percent === null) ||
      (so_date_start !== null && so_date_end !== null),
    words: () => 'special_price_undated',
  },
  {
    fields: ['rate_benchmark', 'rate_type'],
    holds: ({ rate_benchmark, rate_type }) => rate_benchmark === null || rate_type === 'floating',
    words: () => 'benchmark_needs_floating',
  },
  {
    fields: ['rate_from_only', 'rate_min'],
    holds: ({ rate_from_only, rate_min }) => rate_from_only === 0 || rate_min !== null,
    words: () => 'from_rate_missing',
  },
  {
    fields: ['autosubmission', 'api'],
    holds: ({ autosubmission, api }) => autosubmission === 0 || api === 1,
    words: () => 'autosubmission_needs_api',
  },
]

/**
 * The rules that a change of `changed` would break, `lender` being as it would stand after it. Rules between other fields are
 * not asked: what was wrong before is no reason to refuse a change elsewhere.
 */
export const brokenRules = (lender: OfficeLender, changed: LenderProperty): LenderMessageKey[] =>
  rules
    .filter(({ fields, holds }) => fields.includes(changed) && !holds(lender))
    .map(({ words }) => words(changed))

/** The other end of the range that a field is an end of, as its message names it; empty where it is none, or that end is open. */
export const otherBoundText = (lender: OfficeLender, changed: LenderProperty): string => {
  const [min, max] = ranges.find((ends) => ends.some((end) => end === changed)) ?? []
  const other = changed === min ? max : min
  const bound = other === undefined ? null : lender[other]
  if (bound === null || other === undefined) return ''
  return lenderField(other).kind === 'rupees' ? formatRupees(bound) : String(bound)
}
