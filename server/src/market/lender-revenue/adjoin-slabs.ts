import type { Bounds, SlabRule } from './slab-rule.ts'

/** Paise. */
const RUPEE = 100

/**
 * Slabs as they are meant where staff write them as lenders do, "up to 50,00,000" and "from 50,00,001": a lower end one rupee above
 * the upper end of another slab begins right behind that end, at the next paisa, so that no sum lies between the two.
 */
export const adjoinSlabs = (rules: readonly SlabRule[]): SlabRule[] => {
  const endsOf = (of: (rule: SlabRule) => Bounds): ReadonlySet<number> =>
    new Set(rules.filter(({ active }) => active).flatMap((rule) => of(rule).max ?? []))
  const [disbursedEnds, atsEnds] = [endsOf(({ disbursed }) => disbursed), endsOf(({ ats }) => ats)]
  const adjoin = ({ min, max }: Bounds, ends: ReadonlySet<number>): Bounds => ({
    min: min !== null && ends.has(min - RUPEE) ? min - RUPEE + 1 : min,
    max,
  })
  return rules.map((rule) => ({
    ...rule,
    disbursed: adjoin(rule.disbursed, disbursedEnds),
    ats: adjoin(rule.ats, atsEnds),
  }))
}
