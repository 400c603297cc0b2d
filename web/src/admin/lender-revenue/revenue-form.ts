import type { RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { acceptNumber } from '../../office/form/typed-number.ts'
import { parseAmount } from './parse-amount.ts'

/** What stands in the dialog: texts as typed. */
export type RevenueForm = Record<keyof RevenueRuleFields, string>

/** The bounds of a rule, each Min with its Max. Money takes lakh and crore, a number of loans is whole. */
export const boundPairs = [
  {
    min: 'slab_disbursed_min',
    max: 'slab_disbursed_max',
    label: 'Slab disbursed',
    isMoney: true,
    hint: '₹ disbursed in the month',
  },
  {
    min: 'slab_number_min',
    max: 'slab_number_max',
    label: 'Slab number',
    isMoney: false,
    hint: 'Loans in the month',
  },
  { min: 'ats_min', max: 'ats_max', label: 'ATS', isMoney: true, hint: 'Average ticket size, ₹ a loan' },
] as const
export type BoundName = (typeof boundPairs)[number]['min' | 'max']

const text = (value: number | null): string => (value === null ? '' : String(value))

/** An empty dialog, or one with a rule to change; a new rule is active (section 3). */
export const formOf = (rule: RevenueRuleFields | null): RevenueForm => ({
  slab_disbursed_min: text(rule?.slab_disbursed_min ?? null),
  slab_disbursed_max: text(rule?.slab_disbursed_max ?? null),
  slab_number_min: text(rule?.slab_number_min ?? null),
  slab_number_max: text(rule?.slab_number_max ?? null),
  ats_min: text(rule?.ats_min ?? null),
  ats_max: text(rule?.ats_max ?? null),
  revenue_type_id: text(rule?.revenue_type_id ?? null),
  revenue_flat: text(rule?.revenue_flat ?? null),
  revenue_percent: text(rule?.revenue_percent ?? null),
  status: text(rule?.status ?? 1),
})

type Errors = Partial<Record<keyof RevenueRuleFields, string>>

export interface ReadForm {
  /** Null while something in it is wrong. */
  rule: RevenueRuleFields | null
  /** What is wrong in each field. */
  errors: Errors
  /** Neither flat nor percentage is above 0: a line of its own. */
  needsRate: boolean
}

const PERCENT = /^[0-9]*\.?[0-9]*$/

const readPercent = (typed: string): number | string | null => {
  const bare = typed.trim().replace(/\s*%$/, '')
  if (bare === '') return null
  const value = PERCENT.test(bare) && bare !== '.' ? Number(bare) : Number.NaN
  if (!(value <= 100)) return specifiedTexts.percent_range
  return Number(value.toFixed(3)) === value ? value : 'Use at most three decimals'
}

const MOST_FLAT = 10_000_000
const MOST_LOANS = 1_000_000
const MOST_RUPEES = 100_000_000_000

const readMoney = (typed: string, most: number): number | string | null => {
  if (typed.trim() === '') return null
  const value = parseAmount(typed)
  if (value === null) return specifiedTexts.positive_number
  return value > most ? 'That is more than this field holds' : value
}

const readLoans = (typed: string): number | string | null => {
  if (typed.trim() === '') return null
  const bare = acceptNumber('', typed, 0)
  if (!/^[0-9]+$/.test(bare)) return 'Enter a whole number of loans'
  return Number(bare) > MOST_LOANS ? 'That is more than this field holds' : Number(bare)
}

/** Reads the dialog: every check of section 5, a Max against its Min each time, empty numbers as null. */
export const readForm = (form: RevenueForm): ReadForm => {
  const errors: Errors = {}
  const read = (name: keyof RevenueRuleFields, found: number | string | null): number | null => {
    if (typeof found !== 'string') return found
    errors[name] = found
    return null
  }
  const bounds = {} as Record<BoundName, number | null>
  for (const { min, max, isMoney } of boundPairs) {
    for (const name of [min, max])
      bounds[name] = read(name, isMoney ? readMoney(form[name], MOST_RUPEES) : readLoans(form[name]))
    const [low, high] = [bounds[min], bounds[max]]
    if (low !== null && high !== null && high <= low) errors[max] = specifiedTexts.max_below_min
  }
  const revenue_flat = read('revenue_flat', readMoney(form.revenue_flat, MOST_FLAT))
  const revenue_percent = read('revenue_percent', readPercent(form.revenue_percent))
  if (form.revenue_type_id === '') errors.revenue_type_id = specifiedTexts.revenue_type_required
  const needsRate = !((revenue_flat ?? 0) > 0 || (revenue_percent ?? 0) > 0)
  const rule: RevenueRuleFields = {
    ...bounds,
    revenue_type_id: Number(form.revenue_type_id),
    revenue_flat,
    revenue_percent,
    status: form.status === '0' ? 0 : 1,
  }
  return { rule: needsRate || Object.keys(errors).length > 0 ? null : rule, errors, needsRate }
}
