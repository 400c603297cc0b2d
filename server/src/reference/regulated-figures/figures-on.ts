import type { RegulatedFigures } from './figures.ts'
import type { LtvTier } from './figures.ts'
import type { RegulatedFigureRow } from './regulated-figures.queries.ts'

const columnOf = {
  age_min: 'age_min',
  age_max: 'age_max',
  gst_percent: 'gst_percent',
  microfinance_income_limit: 'microfinance_household_income',
  microfinance_repayment_percent: 'microfinance_repayment_share_percent',
} as const satisfies Record<
  Exclude<
    keyof RegulatedFigures,
    'gold_tiers' | 'home_tiers' | 'gold_release' | 'prepayment_free_business_limit'
  >,
  string
>

/** What is in force of a name on `day` (YYYY-MM-DD): the row with the latest `valid_from` that is not after it; null before the first. */
export const findFigureOn = (rows: readonly RegulatedFigureRow[], name: string, day: string): number | null =>
  rows
    .filter((row) => row.name === name && row.valid_from <= day)
    .sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]?.value ?? null

/**
 * The figures in force on `day` (YYYY-MM-DD).
 * @throws Error naming a figure that nothing sets by then.
 */
export const figuresOn = (rows: readonly RegulatedFigureRow[], day: string): RegulatedFigures => {
  const find = (name: string): number | null => findFigureOn(rows, name, day)
  const valueOf = (name: string): number => {
    const value = find(name)
    if (value === null) throw new Error(`no ${name} is in force on ${day}`)
    return value
  }
  const tierOf = (of: 'gold' | 'home', size: 'small' | 'medium'): LtvTier[] => {
    const [percent, up_to] = [find(`${of}_ltv_${size}_percent`), find(`${of}_ltv_${size}_limit`)]
    return percent === null || up_to === null ? [] : [{ percent, up_to }]
  }
  const tiersOf = (of: 'gold' | 'home'): LtvTier[] => {
    const large = find(`${of}_ltv_large_percent`)
    const last = large === null ? [] : [{ percent: large, up_to: null }]
    return [...tierOf(of, 'small'), ...tierOf(of, 'medium'), ...last]
  }
  const [working_days, delay_charge] = [find('gold_release_working_days'), find('gold_release_delay_charge')]
  return {
    gst_percent: valueOf(columnOf.gst_percent),
    microfinance_income_limit: valueOf(columnOf.microfinance_income_limit),
    microfinance_repayment_percent: valueOf(columnOf.microfinance_repayment_percent),
    age_min: valueOf(columnOf.age_min),
    age_max: valueOf(columnOf.age_max),
    // Before its first day no rule asks for it (prepayment-rules.ts).
    prepayment_free_business_limit: find('prepayment_free_business_limit') ?? 0,
    gold_tiers: tiersOf('gold'),
    home_tiers: tiersOf('home'),
    gold_release: working_days === null || delay_charge === null ? null : { working_days, delay_charge },
  }
}
