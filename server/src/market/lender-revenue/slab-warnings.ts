import type { SlabWarning } from '@marketplace/contract/market/lender-revenue'
import { adjoinSlabs } from './adjoin-slabs.ts'
import { loansText, moneyText } from './describe-money.ts'
import {
  boxOf,
  type Dimension,
  everyMonth,
  holdsMonths,
  meetBoxes,
  subtract,
  type MonthsBox,
  type Range,
} from './months-box.ts'
import type { SlabRule } from './slab-rule.ts'

/** More than these help nobody to see what is wrong. */
export const MOST_WARNINGS = 20

/**
 * What the active rules of a lender leave open, take twice or never reach, in words (domain.md 3.4: warn on gaps and
 * overlaps). A lender without rules has no gap: it simply pays nothing yet.
 */
export const slabWarnings = (written: readonly SlabRule[]): SlabWarning[] => {
  const rules = adjoinSlabs(written)
  const active = rules.flatMap((rule, index) =>
    rule.active ? [{ number: index + 1, box: boxOf(rule) }] : [],
  )
  if (rules.length === 0) return []
  if (active.length === 0)
    return [{ kind: 'gap', rules: [], text: 'No rule is active, so no month earns anything.' }]
  const never = findNever(active)
  const neverNumbers = new Set(never.flatMap((warning) => warning.rules.slice(0, 1)))
  return [
    ...findGaps(active.map(({ box }) => box)).map(gapWarning),
    ...findOverlaps(active.filter(({ number }) => !neverNumbers.has(number))),
    ...never,
  ].slice(0, MOST_WARNINGS)
}

/** The months that no box holds. */
export const findGaps = (boxes: readonly MonthsBox[]): MonthsBox[] =>
  boxes.reduce((left, cut) => left.flatMap((box) => subtract(box, cut)), [everyMonth])

interface Placed {
  number: number
  box: MonthsBox
}

const gapWarning = (box: MonthsBox): SlabWarning => ({
  kind: 'gap',
  rules: [],
  text: `No rule holds for months of ${monthsText(box)}.`,
})

/** Money that two slabs share in one point only is how slabs without a gap are written; the first in order has it. */
const touchesOnly = ({ disbursed, ats }: MonthsBox): boolean =>
  disbursed.lo === disbursed.hi || ats.lo === ats.hi

const findOverlaps = (placed: readonly Placed[]): SlabWarning[] =>
  placed.flatMap((first, index) =>
    placed.slice(index + 1).flatMap((second) => {
      const both = meetBoxes(first.box, second.box)
      if (!holdsMonths(both) || touchesOnly(both)) return []
      return [
        {
          kind: 'overlap' as const,
          rules: [first.number, second.number],
          text: `Rules ${first.number} and ${second.number} both take months of ${monthsText(both)}. Rule ${first.number} comes first and is used.`,
        },
      ]
    }),
  )

const findNever = (placed: readonly Placed[]): SlabWarning[] =>
  placed.flatMap(({ number, box }, index) => {
    let left = [box].filter(holdsMonths)
    const takers: number[] = []
    for (const earlier of placed.slice(0, index)) {
      const next = left.flatMap((part) => subtract(part, earlier.box))
      if (next.length !== left.length || next.some((part, place) => part !== left[place]))
        takers.push(earlier.number)
      left = next
    }
    if (left.length > 0) return []
    const why =
      takers.length === 0
        ? 'its bounds contradict each other'
        : `${takers.length === 1 ? 'rule' : 'rules'} ${andText(takers)} ${takers.length === 1 ? 'takes' : 'take'} all of its months`
    return [
      { kind: 'never' as const, rules: [number, ...takers], text: `Rule ${number} is never used: ${why}.` },
    ]
  })

const andText = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

/** A gap begins right after a Max and ends right before a Min; an overlap holds its own ends. */
const moneyRange = ({ lo, hi }: Range, all: Range): string | null => {
  const [open, closed] = [lo <= all.lo, hi === Infinity]
  if (open && closed) return null
  // One paisa beyond a full rupee stands beside a bound that somebody typed.
  const afterMax = lo % 100 === 1
  const beforeMin = hi % 100 === 99
  const from = afterMax ? lo - 1 : lo
  const to = beforeMin ? hi + 1 : hi
  if (open) return `${beforeMin ? 'less than' : 'up to'} ${moneyText(to)}`
  if (closed) return `${afterMax ? 'more than' : 'at least'} ${moneyText(from)}`
  if (lo === hi) return `exactly ${moneyText(lo)}`
  if (afterMax && beforeMin) return `between ${moneyText(from)} and ${moneyText(to)}`
  return `${afterMax ? 'more than' : 'at least'} ${moneyText(from)} and ${beforeMin ? 'less than' : 'at most'} ${moneyText(to)}`
}

const loansRange = ({ lo, hi }: Range, all: Range): string | null => {
  if (lo <= all.lo && hi === Infinity) return null
  if (lo === hi) return `exactly ${loansText(lo)}`
  if (hi === Infinity) return `${loansText(lo)} or more`
  return lo <= all.lo ? `up to ${loansText(hi)}` : `${lo} to ${loansText(hi)}`
}

const monthsText = (box: MonthsBox): string => {
  const texts: Record<Dimension, string | null> = {
    disbursed: moneyRange(box.disbursed, everyMonth.disbursed),
    loans: loansRange(box.loans, everyMonth.loans),
    ats: moneyRange(box.ats, everyMonth.ats),
  }
  const said = [
    ...(texts.disbursed === null ? [] : [`${texts.disbursed} disbursed`]),
    ...(texts.loans === null ? [] : [texts.loans]),
    ...(texts.ats === null ? [] : [`an average loan of ${texts.ats}`]),
  ]
  return said.length === 0 ? 'any size' : said.join(', ')
}
