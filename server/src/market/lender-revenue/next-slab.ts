import { commission } from './commission.ts'
import { rateText } from './describe-rule.ts'
import { loansText, moneyText } from './describe-money.ts'
import { pickRule } from './pick-rule.ts'
import { averageTicket, type Month, type SlabRule } from './slab-rule.ts'

/** A month a little further on that another rule takes. Money in paise. */
export interface NextStep {
  more_disbursed: number
  more_loans: number
  paise: number
  text: string
}

/**
 * What the next slab would take: more money in the same loans, and more loans of the same average size. Each is the nearest
 * month on its way that another rule picks; none where the way leads to no other rule.
 */
export const nextSlabs = (rules: readonly SlabRule[], month: Month): NextStep[] => {
  const active = rules.filter((rule) => rule.active)
  const steps = [byMoney(rules, active, month), byLoans(rules, active, month)]
  return steps.filter((step) => step !== null)
}

/** Where a pick may change along the way: at a Min, and right after a Max. */
const turns = (bounds: readonly { min: number | null; max: number | null }[]): number[] =>
  bounds.flatMap(({ min, max }) => [...(min === null ? [] : [min]), ...(max === null ? [] : [max + 1])])

const firstOther = (rules: readonly SlabRule[], month: Month, way: readonly Month[]): Month | null => {
  const here = pickRule(rules, month)
  return (
    way.find((further) => {
      const there = pickRule(rules, further)
      return there !== null && there !== here
    }) ?? null
  )
}

const byMoney = (rules: readonly SlabRule[], active: readonly SlabRule[], month: Month): NextStep | null => {
  if (month.loans === 0) return null
  const sums = turns(active.map(({ disbursed }) => disbursed))
  // The least sum whose average, rounded half-up, is `ats`.
  const averages = turns(active.map(({ ats }) => ats)).map((ats) => Math.ceil((ats - 0.5) * month.loans))
  const way = [...sums, ...averages]
    .filter((disbursed) => disbursed > month.disbursed)
    .sort((a, b) => a - b)
    .map((disbursed) => ({ ...month, disbursed }))
  const there = firstOther(rules, month, way)
  if (there === null) return null
  const extra = there.disbursed - month.disbursed
  // Right after a full rupee that a slab ends with: the odd paisa is not what people plan by.
  const text = extra % 100 === 1 ? `Just over ${moneyText(extra - 1)} more` : `${moneyText(extra)} more`
  return stepTo(rules, month, there, `${text} this month`, 's')
}

const byLoans = (rules: readonly SlabRule[], active: readonly SlabRule[], month: Month): NextStep | null => {
  const average = averageTicket(month)
  if (average === null) return null
  const way = turns(active.map(({ loans }) => loans))
    .filter((loans) => loans > month.loans)
    .sort((a, b) => a - b)
    .map((loans) => ({ loans, disbursed: month.disbursed + (loans - month.loans) * average }))
  const there = firstOther(rules, month, way)
  if (there === null) return null
  const extra = there.loans - month.loans
  return stepTo(
    rules,
    month,
    there,
    `${loansText(extra).replace(' ', ' more ')} of the same size`,
    extra === 1 ? 's' : '',
  )
}

const stepTo = (
  rules: readonly SlabRule[],
  month: Month,
  there: Month,
  what: string,
  ending: 's' | '',
): NextStep => {
  const priced = commission(rules, there)
  const rule = priced.rule === null ? undefined : rules[priced.rule]
  const now = commission(rules, month)
  const before = now.rule === null ? undefined : rules[now.rule]
  // What the further month would give at the rate of today, to tell a rise from a fall.
  const unchanged =
    before === undefined
      ? 0
      : commission([{ ...before, disbursed: open, loans: open, ats: open }], there).paise
  const rate = rule === undefined ? '' : rateText(rule)
  const verb = priced.paise >= unchanged ? `lift${ending}` : `lower${ending}`
  return {
    more_disbursed: there.disbursed - month.disbursed,
    more_loans: there.loans - month.loans,
    paise: priced.paise,
    text:
      rule?.pricing === 'graduated' && before?.pricing === 'graduated'
        ? `${what} reach${ending === 's' ? 'es' : ''} the slab that earns ${rate}`
        : `${what} ${verb} all to ${rate}`,
  }
}

const open = { min: null, max: null }
