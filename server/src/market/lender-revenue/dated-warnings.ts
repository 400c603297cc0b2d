import type { LenderRevenueRule, SlabWarning } from '@marketplace/contract/market/lender-revenue'
import { laterContents, pricingRulesOn } from '@marketplace/contract/market/rule-on'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { toSlabRules, type PricingOf } from './price-month.ts'
import { MOST_WARNINGS, slabWarnings } from './slab-warnings.ts'

const dayText = (day: string): string => formatDay(parseDay(day))

const fromDay = (day: string, { text, ...warning }: SlabWarning): SlabWarning => ({
  ...warning,
  text: `From ${dayText(day)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
})

/**
 * What the rules leave open today, and what comes to that on each day that a planned content begins on, with the day in words.
 * What stays as it was on the day before is told once.
 */
export const datedWarnings = (
  rules: readonly LenderRevenueRule[],
  pricingOf: PricingOf,
  today: string,
): SlabWarning[] => {
  const on = (day: string): SlabWarning[] => slabWarnings(toSlabRules(pricingRulesOn(rules, day), pricingOf))
  const days = [
    ...new Set(rules.flatMap((rule) => laterContents(rule, today).map(({ valid_from }) => valid_from))),
  ].toSorted()
  let before = on(today)
  const warnings = [...before]
  for (const day of days) {
    const then = on(day)
    const told = new Set(before.map(({ text }) => text))
    warnings.push(...then.filter(({ text }) => !told.has(text)).map((warning) => fromDay(day, warning)))
    before = then
  }
  return warnings.slice(0, MOST_WARNINGS)
}

/** That a content from `day` holds only until one that is planned for later: of a rule at `place`, from 1. */
export const plannedAgain = (rule: LenderRevenueRule, place: number, day: string): SlabWarning[] =>
  laterContents(rule, day).map(({ valid_from }) => ({
    kind: 'planned',
    rules: [place],
    text: `From ${dayText(valid_from)} the planned change counts again.`,
  }))
