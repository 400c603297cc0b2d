import { boundsHold, type Month, type SlabRule } from './slab-rule.ts'

/**
 * The rule that prices a month: of the active ones, in the order that staff gave them, the first whose every bound holds
 * (domain.md 3.4). @returns its place in `rules`, from 0; null where none holds.
 */
export const pickRule = (rules: readonly SlabRule[], month: Month): number | null => {
  const place = rules.findIndex((rule) => rule.active && boundsHold(rule, month))
  return place === -1 ? null : place
}
