import type { RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { toSlabRule, type Pricing } from '../../server/src/market/lender-revenue/slab-rule.ts'
import { partnerShare } from '../../server/src/money/ledger/partner-share.ts'
import { referralShare } from '../../server/src/money/ledger/referral-share.ts'
import { targetOfMonth, type TargetLine } from '../../server/src/money/ledger/target-of-month.ts'
import {
  compare,
  decimal,
  dividedBy,
  floor,
  type Fraction,
  halfUp,
  minus,
  plus,
  times,
  whole,
} from './exact.ts'
import type { Draws, Family } from './family.ts'

/** A month of commission by decision 026 and domain.md 3.4, in exact rupees; nothing of the product's arithmetic is in it. */
interface Written extends RevenueRuleFields {
  pricing: Pricing
}
interface Part {
  loan: number
  /** Rupees with two decimals. */
  amount: number
}

const zero = whole(0)
const paisa = decimal(0.01)
const rupee = whole(1)
const hundred = whole(100)
const sum = (values: readonly Fraction[]): Fraction => values.reduce((all, one) => plus(all, one), zero)
const percentOf = (percent: number | null, of: Fraction): Fraction =>
  dividedBy(times(decimal(percent ?? 0), of), hundred)
/** Rounded half-up to the paisa. */
const inPaisa = (value: Fraction): Fraction => dividedBy(whole(halfUp(times(value, hundred))), hundred)

type Side = 'slab_disbursed' | 'slab_number' | 'ats'
interface Bounds {
  low: Fraction | null
  high: Fraction | null
}

const boundsOf = (rule: Written, side: Side): Bounds => {
  const [min, max] = [rule[`${side}_min`], rule[`${side}_max`]]
  return { low: min === null ? null : decimal(min), high: max === null ? null : decimal(max) }
}

/** "Up to 50,00,000" and "from 50,00,001": of two slabs of money a rupee apart the upper one begins right behind the lower. */
const meant = (rules: readonly Written[], rule: Written, side: Side, isFaulty: boolean): Bounds => {
  const { low, high } = boundsOf(rule, side)
  if (low === null || side === 'slab_number' || isFaulty) return { low, high }
  const below = minus(low, rupee)
  const isAdjoined = rules.some((other) => {
    const end = boundsOf(other, side).high
    return other.status === 1 && end !== null && compare(end, below) === 0
  })
  return { low: isAdjoined ? plus(below, paisa) : low, high }
}

const inside = (value: Fraction | null, { low, high }: Bounds): boolean => {
  if (low === null && high === null) return true
  if (value === null) return false
  return (low === null || compare(value, low) >= 0) && (high === null || compare(value, high) <= 0)
}

/** What the month pays by percent and by flat fees, before it is rounded. */
interface Paid {
  percent: Fraction
  flat: Fraction
}

/** The slices of a ladder from 0 to the sum, each priced by the first rung that it lies in. */
const alongSum = (rungs: readonly { rule: Written; bounds: Bounds }[], disbursed: Fraction): Fraction => {
  const beginOf = ({ low }: Bounds): Fraction => {
    if (low === null) return zero
    const before = minus(low, paisa)
    return rungs.some(({ bounds: { high } }) => high !== null && compare(high, before) === 0) ? before : low
  }
  const cuts = [
    zero,
    disbursed,
    ...rungs.flatMap(({ bounds }) => [beginOf(bounds), bounds.high ?? disbursed]),
  ]
    .filter((cut) => compare(cut, zero) >= 0 && compare(cut, disbursed) <= 0)
    .toSorted(compare)
  return sum(
    cuts.slice(1).map((to, at) => {
      const from = cuts[at] ?? zero
      const rung = rungs.find(
        ({ bounds }) =>
          compare(beginOf(bounds), from) <= 0 && (bounds.high === null || compare(bounds.high, to) >= 0),
      )
      return rung === undefined ? zero : percentOf(rung.rule.revenue_percent, minus(to, from))
    }),
  )
}

/** Loan by loan: each is of the month's average size, and what each run of loans on one rung disbursed is rounded to the paisa. */
const alongLoans = (
  rungs: readonly { rule: Written; bounds: Bounds }[],
  { disbursed, loans }: { disbursed: Fraction; loans: number },
): Paid => {
  const upTo = (count: number): Fraction =>
    inPaisa(dividedBy(times(disbursed, whole(count)), whole(Math.max(1, loans))))
  const taken = Array.from({ length: loans }, (_, at) =>
    rungs.find(({ bounds }) => inside(whole(at + 1), bounds)),
  )
  return {
    flat: sum(taken.map((rung) => decimal(rung?.rule.revenue_flat ?? 0))),
    percent: sum(
      taken.map((rung, at) => percentOf(rung?.rule.revenue_percent ?? null, minus(upTo(at + 1), upTo(at)))),
    ),
  }
}

const paidFor = (
  rules: readonly Written[],
  month: { disbursed: Fraction; loans: number },
  isFaulty: boolean,
): { picked: Written | undefined; paid: Paid } => {
  const { disbursed, loans } = month
  const ats = loans === 0 ? null : inPaisa(dividedBy(disbursed, whole(loans)))
  const of = (rule: Written) => ({
    slab_disbursed: meant(rules, rule, 'slab_disbursed', isFaulty),
    slab_number: meant(rules, rule, 'slab_number', isFaulty),
    ats: meant(rules, rule, 'ats', isFaulty),
  })
  const values = { slab_disbursed: disbursed, slab_number: whole(loans), ats }
  const holds = (rule: Written, except: Side | null): boolean =>
    rule.status === 1 &&
    (['slab_disbursed', 'slab_number', 'ats'] as const).every(
      (side) => side === except || inside(values[side], of(rule)[side]),
    )
  const picked = rules.find((rule) => holds(rule, null))
  if (picked === undefined) return { picked, paid: { percent: zero, flat: zero } }
  const fee = times(decimal(picked.revenue_flat ?? 0), whole(loans))
  const isBounded = ({ low, high }: Bounds): boolean => low !== null || high !== null
  const ladder = (side: Side) =>
    rules
      .filter((rule) => rule.pricing === 'graduated' && holds(rule, side))
      .map((rule) => ({ rule, bounds: of(rule)[side] }))
  if (picked.pricing === 'graduated' && isBounded(of(picked).slab_disbursed))
    return { picked, paid: { percent: alongSum(ladder('slab_disbursed'), disbursed), flat: fee } }
  if (picked.pricing === 'graduated' && isBounded(of(picked).slab_number))
    return { picked, paid: alongLoans(ladder('slab_number'), month) }
  return { picked, paid: { percent: percentOf(picked.revenue_percent, disbursed), flat: fee } }
}

/** A bound has two decimals (the contract's Rupees): a float that is not one of those is no bound that a rule can have. */
const withTwoDecimals = (rupees: number): number => Math.round(rupees * 100) / 100

/** Rules as staff write them: a ladder whose slabs share a bound, begin a rupee behind it, or leave a gap. */
const drawRules = ({ whole: draw, pick, maybe }: Draws): Written[] => {
  const side = pick(['slab_disbursed', 'slab_disbursed', 'slab_number', 'ats'] as const)
  const pricing = pick(['volume', 'graduated', 'graduated'] as const)
  let from: number | null = maybe(0.5, () => 0)
  return Array.from({ length: draw(1, 4) }, (_, at): Written => {
    const step = side === 'slab_number' ? draw(1, 4) : draw(1, 9) * 50_000
    const max = maybe(0.85, () => withTwoDecimals((from ?? 0) + step))
    const bounds = { [`${side}_min`]: from, [`${side}_max`]: max }
    const gap = side === 'slab_number' ? 1 : pick([0, 1, 1, 1, 0.01, 5_000])
    from = max === null ? from : withTwoDecimals(max + gap)
    const isFlat = maybe(0.3, () => draw(1, 300_000) / 100)
    return {
      slab_disbursed_min: null,
      slab_disbursed_max: null,
      slab_number_min: null,
      slab_number_max: null,
      ats_min: null,
      ats_max: null,
      ...bounds,
      revenue_type_id: 1,
      revenue_flat: isFlat,
      revenue_percent: isFlat === null || draw(0, 1) === 1 ? draw(1, 4_000) / 1_000 : null,
      status: draw(0, 9) === 0 && at > 0 ? 0 : 1,
      pricing: draw(0, 9) === 0 ? 'volume' : pricing,
    }
  })
}

const drawParts = ({ whole: draw, pick }: Draws): Part[] =>
  Array.from({ length: draw(1, 8) }, (_, loan) => loan + 1).flatMap((loan) =>
    Array.from({ length: pick([1, 1, 1, 2]) }, () => ({
      loan,
      amount: pick([draw(1, 40_000_000) / 100, draw(1, 8) * 50_000, draw(1, 400) * 1_000]),
    })),
  )

/** What is wrong with how the sum was spread: exact shares, the larger remainders first, of equal ones the earlier line. */
const wrongSpread = (
  parts: readonly Part[],
  lines: readonly TargetLine[],
  paid: Paid,
  { disbursed, loans }: { disbursed: Fraction; loans: number },
): string | null => {
  const given = lines.map(({ commission_paise }) => whole(commission_paise))
  const total = whole(halfUp(times(plus(paid.percent, paid.flat), hundred)))
  if (compare(sum(given), total) !== 0) return `the lines make ${sum(given).over}, not ${total.over}`
  const rests = parts.map(({ loan, amount }, at) => {
    const isFirst = parts.findIndex((other) => other.loan === loan) === at
    const fee = isFirst ? dividedBy(paid.flat, whole(loans)) : zero
    const exact = times(plus(fee, dividedBy(times(paid.percent, decimal(amount)), disbursed)), hundred)
    const cut = whole(floor(exact))
    return { rest: minus(exact, cut), more: minus(given[at] ?? zero, cut) }
  })
  for (const [at, { rest, more }] of rests.entries()) {
    if (compare(more, zero) !== 0 && compare(more, rupee) !== 0) return `line ${at} is off by ${more.over}`
    const isPassedOver = rests.some((other, place) => {
      const order = compare(rest, other.rest)
      return (
        compare(more, zero) === 0 &&
        compare(other.more, rupee) === 0 &&
        (order > 0 || (order === 0 && at < place))
      )
    })
    if (isPassedOver) return `line ${at} had the larger remainder`
  }
  return null
}

/** A random month under random rules: which rule, what each part earns, what its partner and whoever invited it have of it, to the paisa. */
export const money: Family = (draws, isFaulty) => {
  const rules = drawRules(draws)
  const parts = drawParts(draws)
  const month = {
    disbursed: sum(parts.map(({ amount }) => decimal(amount))),
    loans: new Set(parts.map(({ loan }) => loan)).size,
  }
  const { picked, paid } = paidFor(rules, month, isFaulty)
  const target = targetOfMonth(
    rules.map((rule, at) => ({ id: at, version: 1, slab: toSlabRule(rule, rule.pricing) })),
    parts.map(({ loan, amount }, at) => ({
      lender_application_id: loan,
      tranche: at + 1,
      amount_paise: Number(times(decimal(amount), hundred).over),
    })),
  )
  const told = `${JSON.stringify(rules)} for ${JSON.stringify(parts)}`
  const place = picked === undefined ? null : rules.indexOf(picked)
  if ((target.rule?.id ?? null) !== place) return `rule ${target.rule?.id}, not ${place}: ${told}`
  const spread = wrongSpread(parts, target.lines, paid, month)
  if (spread !== null) return `${spread}: ${told}`
  const terms = {
    revenue_percent: draws.whole(0, 100_000) / 1_000,
    revenue_flat_fee: draws.whole(0, 50_000) / 100,
  }
  const referral = draws.whole(0, 50_000) / 1_000
  const wrong = target.lines.find((line) => {
    const share = partnerShare(terms, line)
    const percent = halfUp(percentOf(terms.revenue_percent, whole(line.commission_paise)))
    const flat = line.loans === 1 ? halfUp(times(decimal(terms.revenue_flat_fee), hundred)) : 0n
    if (BigInt(share.percent) !== percent || BigInt(share.flat) !== flat) return true
    const left = BigInt(line.commission_paise) - percent - flat
    const asked = halfUp(percentOf(referral, whole(line.commission_paise)))
    const ofInviter = left < 0n ? 0n : asked < left ? asked : left
    const partner_paise = share.percent + share.flat
    return (
      BigInt(referralShare(referral, { commission_paise: line.commission_paise, partner_paise })) !==
      ofInviter
    )
  })
  return wrong === undefined
    ? null
    : `the shares of ${JSON.stringify(wrong)} by ${JSON.stringify(terms)} and ${referral}`
}
