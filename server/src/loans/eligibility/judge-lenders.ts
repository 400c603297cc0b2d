import type {
  JudgedCheck,
  JudgedLender,
  LenderVerdict,
  Verdict,
} from '@marketplace/contract/loans/customer-eligibility'
import type { Lender } from '@marketplace/contract/market/lenders'
import type { MatchCheck } from '@marketplace/contract/market/offers'
import type { Applicant } from '../../market/matching/applicant.ts'
import { opensLender } from '../../market/matching/build-offers.ts'
import { checkBit, checksOf } from '../../market/matching/check-bits.ts'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { describeReason, explainReason, explainUnknown } from '../../market/matching/explain-reason.ts'
import type { FailingCheck, Unlock } from '../../market/matching/find-unlock.ts'
import { matchLenders } from '../../market/matching/match-lenders.ts'
import type { Market } from '../../market/matching/offer-lender.ts'
import { priceOffer } from '../../market/matching/price-offer.ts'
import { atSpecialPrice } from '../../market/matching/special-price.ts'
import { statedRate } from '../../market/pricing/stated-rate.ts'

/** Whether a lender is offered at all is staff's own doing, so it is told to them and not in the words for customers. */
const offeredCheck = (lender: Lender, market: Market): Omit<JudgedCheck, 'outcome'> => {
  const yours =
    lender.lender_status === 0
      ? 'switched off'
      : market.off_lender_ids.has(lender.lender_id)
        ? 'off for this brand'
        : 'live'
  const needs = 'to be live for the brand'
  return { code: 'not_offered', needs, yours, text: `Lender ${yours}` }
}

/** Checks that say nothing where they pass: the other score check says it, or the rule does not bind this household. */
const saysNothing = (check: MatchCheck, applicant: Applicant, market: Market): boolean =>
  check === 'no_credit_history' ||
  (check === 'microfinance_limit' &&
    (applicant.household_income === null ||
      applicant.household_income > market.figures.microfinance_income_limit))

type FactsOfCheck = FailingCheck & { lender: Lender }

/** A lender's rule as it was judged for one applicant. */
interface JudgedRule {
  verdict: Verdict
  fails: ReadonlySet<MatchCheck>
  unknowns: ReadonlySet<MatchCheck>
  /** Every check of the rule, also the passing ones. */
  checks: readonly MatchCheck[]
  factsOf: (check: MatchCheck) => FactsOfCheck
  opens: (unlock: Unlock) => boolean
}

const presentCheck = (failing: FactsOfCheck, { fails, unknowns, opens }: JudgedRule): JudgedCheck => {
  const { check, lender, market } = failing
  const outcome = fails.has(check) ? 'fail' : unknowns.has(check) ? 'unknown' : 'pass'
  if (check === 'not_offered') return { outcome, ...offeredCheck(lender, market) }
  if (outcome === 'unknown') return { outcome, ...explainUnknown(failing, 'staff') }
  const reason = explainReason(failing, (unlock) => fails.size === 1 && opens(unlock), 'staff')
  if (outcome === 'fail') return { outcome, ...reason }
  const { code, needs, yours } = reason
  return { outcome, code, needs, yours, text: `Needs ${needs}` }
}

/** What stands in the way in short words, what fails before what was not given; empty where nothing does. */
const reasonsOf = ({ checks, fails, unknowns, factsOf }: JudgedRule): string => {
  const failing = checks
    .filter((check) => fails.has(check))
    .map((check) => {
      const facts = factsOf(check)
      return check === 'not_offered'
        ? offeredCheck(facts.lender, facts.market).text
        : describeReason(facts, 'staff').text
    })
  const unknown = checks
    .filter((check) => unknowns.has(check) && !fails.has(check))
    .map((check) => explainUnknown(factsOf(check), 'staff').text)
  return [...new Set([...failing, ...unknown])].join('; ')
}

type Judge<Judged> = (
  given: readonly Lender[],
  market: Market,
  applicant: Applicant,
  today: string,
) => Judged[]

type LenderName = Pick<JudgedLender, 'lender_id' | 'lender_name'>

/** Judges lenders with the rule engine that the offers have (market/matching/build-offers.ts); `present` makes the answer of each. */
const judgeEach =
  <Judged>(present: (rule: JudgedRule) => Judged): Judge<Judged & LenderName> =>
  (given, market, applicant, today) => {
    const lenders = given.map((lender) => atSpecialPrice(lender, today))
    const index = compileLenders(lenders, market)
    const { fails, unknowns } = matchLenders(index, applicant, today)
    return lenders.map((lender, at) => {
      const priced = priceOffer(lender, applicant, market, null)
      const failing = new Set([...checksOf(fails[at] ?? 0), ...('fails' in priced ? priced.fails : [])])
      const unknown = new Set(checksOf(unknowns[at] ?? 0))
      const { rate } = statedRate(lender)
      return {
        lender_id: lender.lender_id,
        lender_name: lender.legal_name,
        ...present({
          verdict: failing.size > 0 ? 'fail' : unknown.size > 0 ? 'possible' : 'pass',
          fails: failing,
          unknowns: unknown,
          checks: checksOf((index.judged[at] ?? 0) | checkBit.not_offered).concat(
            failing.has('instalment_cannot_repay') ? ['instalment_cannot_repay'] : [],
          ),
          factsOf: (check) => ({ check, lender, applicant, market, rate, today }),
          opens: opensLender({ index, at, applicant, today }),
        }),
      }
    })
  }

/**
 * Judges lenders for one applicant, and tells every check of each lender's rule, also the passing ones, in staff's words. An API
 * lender is judged on its stated figures, as one that was not asked yet. `today` is the day in India, YYYY-MM-DD.
 */
export const judgeLenders: Judge<JudgedLender> = judgeEach((rule) => ({
  verdict: rule.verdict,
  checks: rule.checks.flatMap((code) => {
    const facts = rule.factsOf(code)
    const check = presentCheck(facts, rule)
    return check.outcome === 'pass' && saysNothing(code, facts.applicant, facts.market) ? [] : [check]
  }),
}))

/** The same with one line for each lender: thousands are told at once. */
export const sumUpLenders: Judge<LenderVerdict> = judgeEach((rule) => ({
  verdict: rule.verdict,
  why: reasonsOf(rule),
}))
