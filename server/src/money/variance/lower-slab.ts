import { adjoinSlabs } from '../../market/lender-revenue/adjoin-slabs.ts'
import type { Bounds, SlabRule } from '../../market/lender-revenue/slab-rule.ts'

const open = (bounds: Bounds): Bounds => ({ ...bounds, max: null })
const off = (rule: SlabRule): SlabRule => ({ ...rule, active: false })

/**
 * The rules of a lender as if the month had not left the slab below the one that was picked: that slab has no upper end, and the one picked counts
 * for nothing. By volume the lower slab then prices the whole month; graduated, the steps below it stay. Null where no slab lies below.
 * @param picked the place of the rule that prices the month
 */
export const lowerSlab = (written: readonly SlabRule[], picked: number): SlabRule[] | null => {
  const rules = adjoinSlabs(written)
  const rule = rules[picked]
  if (rule === undefined) return null
  const along = rule.disbursed.min !== null ? 'disbursed' : rule.loans.min !== null ? 'loans' : null
  if (along === null) return null
  const from = rule[along].min ?? 0
  const below = rules
    .map((one, place) => ({ one, place, max: one[along].max }))
    .filter(
      ({ one, place, max }) =>
        place !== picked && one.active && one.pricing === rule.pricing && max !== null && max < from,
    )
    .toSorted((a, b) => (b.max ?? 0) - (a.max ?? 0))
  const [lower] = below
  if (lower === undefined) return null
  const isStep = new Set(below.map(({ place }) => place))
  return rules.map((one, place) => {
    if (place === lower.place) return { ...one, [along]: open(one[along]) }
    return rule.pricing === 'graduated' && isStep.has(place) ? one : off(one)
  })
}
