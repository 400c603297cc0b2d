import { inForceOn } from '@marketplace/contract/platform/in-force'
import { countingRows, type VersionRow } from './present-rules.ts'
import { toSlabRule, type Pricing, type SlabRule } from './slab-rule.ts'

/** A content of a rule, and the day in India from which the rule is deleted; null while it is not. */
export interface DatedVersionRow extends VersionRow {
  deleted_day: string | null
}

/** A rule as it prices: which version of which rule, in whole numbers. */
export interface RuleOnDay {
  id: number
  version: number
  slab: SlabRule
}

/**
 * The rules of a lender as they stand on `day`, past or to come, in the order of the rows: of each the content in force on that day.
 * A rule that was deleted later counts; one that has not begun, or was deleted by then, is left out.
 */
export const rulesOnDay = (
  rows: readonly DatedVersionRow[],
  pricingOf: (revenue_type_id: number) => Pricing,
  day: string,
): RuleOnDay[] =>
  [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, versions]) => {
    const deleted = versions[0]?.deleted_day ?? null
    if (deleted !== null && deleted <= day) return []
    const row = inForceOn(countingRows(versions), day, ({ version }) => version)
    return row === null
      ? []
      : [{ id, version: row.version, slab: toSlabRule(row.content, pricingOf(row.content.revenue_type_id)) }]
  })
