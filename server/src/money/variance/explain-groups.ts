import type { VarianceKind } from '@marketplace/contract/money/reconciliation-words'
import { formatRupees } from '../../platform/money/format-rupees.ts'

/** An open line, in paise; rates in hundredths of a percent, null where none gives the sum. */
export interface OpenLine {
  line_id: string
  kind: VarianceKind
  expected: number
  stated: number
  our_rate: number | null
  their_rate: number | null
}

/** The rule that prices the month. */
export interface RuleWords {
  /** Its place in the order of staff, from 1. */
  place: number
  pricing: 'volume' | 'graduated'
  /** What the month disbursed, in paise. */
  disbursed: number
}

export interface ExplainedGroup {
  kind: VarianceKind
  sentence: string
  more: string | null
  lines: OpenLine[]
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const numberWord = (count: number): string => numbers[count] ?? String(count)
/** "All five are", "Both are", "It is". */
const allAre = (count: number): string =>
  count === 1 ? 'It is' : count === 2 ? 'Both are' : `All ${numberWord(count)} are`
const linesAre = (count: number): string =>
  count === 1 ? 'One line is' : `${capital(numberWord(count))} lines are`

/** Hundredths of a percent as people write them: 225 is "2.25 %". */
export const percentText = (hundredths: number): string => `${hundredths / 100}\u00a0%`

const sum = (lines: readonly OpenLine[], of: (line: OpenLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)
const rupees = (paise: number): string => formatRupees(Math.abs(paise) / 100)

/** "short" or "above", where all lines are the same; null where they are not. */
const sideOf = (lines: readonly OpenLine[]): 'short' | 'above' | null => {
  const isShort = lines.filter(({ stated, expected }) => stated < expected).length
  return isShort === lines.length ? 'short' : isShort === 0 ? 'above' : null
}

/** The one rate that all lines have; null where they differ. */
const sharedRate = (lines: readonly OpenLine[], of: (line: OpenLine) => number | null): number | null => {
  const [first = null] = lines.map(of)
  return lines.every((line) => of(line) === first) ? first : null
}

const byRule = (rule: RuleWords | null, our: number | null): string => {
  const name = rule === null ? 'our rules say' : `our rule ${rule.place} says`
  return our === null ? `${name} another sum` : `${name} ${percentText(our)}`
}

const byRate = (lines: readonly OpenLine[], rule: RuleWords | null): string => {
  const [side, theirs] = [sideOf(lines), sharedRate(lines, ({ their_rate }) => their_rate)]
  const are = allAre(lines.length)
  const what =
    side === null ? 'off' : `${side}${lines.length === 1 || theirs === null ? '' : ' by the same ratio'}`
  if (theirs === null) return `${are} ${what}: ${byRule(rule, null)}.`
  return `${are} ${what}: they paid ${percentText(theirs)}, ${byRule(
    rule,
    sharedRate(lines, ({ our_rate }) => our_rate),
  )}.`
}

const ofLowerSlab = (rule: RuleWords | null): string | null => {
  if (rule === null) return null
  const month = formatRupees(rule.disbursed / 100)
  return rule.pricing === 'volume'
    ? `They pay our next lower slab. Our rule ${rule.place} is by volume: it prices the whole month, ${month}, from the first rupee.`
    : `They pay our next lower slab. Our rule ${rule.place} is graduated: it prices what the month, ${month}, has above the slab below.`
}

const ofAmounts = (lines: readonly OpenLine[]): string => {
  const difference = sum(lines, ({ stated, expected }) => stated - expected)
  const total = difference === 0 ? 'nothing' : `${rupees(difference)} ${difference < 0 ? 'less' : 'more'}`
  return lines.length === 1
    ? `One sum is ${total} than expected, and no rate gives it.`
    : `${capital(numberWord(lines.length))} sums differ by no common rate: ${total} in all.`
}

const sentenceOf = (kind: VarianceKind, lines: readonly OpenLine[], rule: RuleWords | null): string => {
  const count = lines.length
  switch (kind) {
    case 'TIER_MISSED':
    case 'RATE_DIFFERS':
      return byRate(lines, rule)
    case 'AMOUNT_DIFFERS':
      return ofAmounts(lines)
    case 'NOT_STATED':
      return `${linesAre(count)} not stated: the lender names no commission for ${count === 1 ? 'it' : 'them'}, and we expect ${rupees(sum(lines, ({ expected }) => expected))}.`
    case 'NOT_EXPECTED':
      return `${linesAre(count)} stated that we do not expect: ${rupees(sum(lines, ({ stated }) => stated))}.`
    case 'REVERSED':
      return `${linesAre(count)} taken back on one side alone: ${rupees(sum(lines, ({ stated, expected }) => stated - expected))} apart.`
    case 'LATE':
      return `${linesAre(count)} stated for a month that is closed: ${rupees(sum(lines, ({ stated, expected }) => stated - expected))} apart.`
    case 'MATCHED':
    case 'WAITS':
    case 'DUPLICATE':
      break
  }
  return `${linesAre(count)} as expected.`
}

const byTheirRate: ReadonlySet<VarianceKind> = new Set<VarianceKind>(['RATE_DIFFERS', 'TIER_MISSED'])

/** Groups open lines that are alike, the largest difference first: of one kind, and where a rate explains them of one rate. */
export const explainGroups = (lines: readonly OpenLine[], rule: RuleWords | null): ExplainedGroup[] => {
  const alike = Map.groupBy(lines, ({ kind, their_rate }) =>
    byTheirRate.has(kind) ? `${kind} ${their_rate ?? ''}` : kind,
  )
  const apart = (group: ExplainedGroup): number =>
    Math.abs(sum(group.lines, ({ stated, expected }) => stated - expected))
  return [...alike.values()]
    .flatMap((own): ExplainedGroup[] => {
      const [first] = own
      if (first === undefined) return []
      const more = first.kind === 'TIER_MISSED' ? ofLowerSlab(rule) : null
      return [{ kind: first.kind, sentence: sentenceOf(first.kind, own, rule), more, lines: own }]
    })
    .toSorted((a, b) => apart(b) - apart(a))
}
