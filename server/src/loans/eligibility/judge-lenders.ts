import type { JudgedCheck, JudgedLender } from '@marketplace/contract/loans/customer-eligibility'
import type { Lender } from '@marketplace/contract/market/lenders'
import type { MatchCheck } from '@marketplace/contract/market/offers'
import type { Applicant } from '../../market/matching/applicant.ts'
import { opensLender } from '../../market/matching/build-offers.ts'
import { checkBit, checksOf } from '../../market/matching/check-bits.ts'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { explainReason, explainUnknown } from '../../market/matching/explain-reason.ts'
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
  return { code: 'not_offered', needs, yours, text: `the lender is ${yours}` }
}

/** Checks that say nothing where they pass: the other score check says it, or the rule does not bind this household. */
const saysNothing = (check: MatchCheck, applicant: Applicant, market: Market): boolean =>
  check === 'no_credit_history' ||
  (check === 'microfinance_limit' &&
    (applicant.household_income === null ||
      applicant.household_income > market.figures.microfinance_income_limit))

interface Judgement {
  fails: ReadonlySet<MatchCheck>
  unknowns: ReadonlySet<MatchCheck>
}

const presentCheck = (
  failing: FailingCheck & { lender: Lender },
  { fails, unknowns }: Judgement,
  opens: (unlock: Unlock) => boolean,
): JudgedCheck => {
  const { check, lender, market } = failing
  const outcome = fails.has(check) ? 'fail' : unknowns.has(check) ? 'unknown' : 'pass'
  if (check === 'not_offered') return { outcome, ...offeredCheck(lender, market) }
  if (outcome === 'unknown') return { outcome, ...explainUnknown(failing, 'en') }
  const reason = explainReason(failing, (unlock) => fails.size === 1 && opens(unlock), 'en')
  if (outcome === 'fail') return { outcome, ...reason }
  const { code, needs, yours } = reason
  return { outcome, code, needs, yours, text: `needs ${needs}` }
}

/**
 * Judges lenders for one applicant with the rule engine and the words that the offers have (market/matching/build-offers.ts), and tells
 * every check of each lender's rule, also the passing ones. An API lender is judged on its stated figures, as one that was
 * not asked yet. `today` is the day in India, YYYY-MM-DD.
 */
export const judgeLenders = (
  given: readonly Lender[],
  market: Market,
  applicant: Applicant,
  today: string,
): JudgedLender[] => {
  const lenders = given.map((lender) => atSpecialPrice(lender, today))
  const index = compileLenders(lenders, market)
  const { fails, unknowns } = matchLenders(index, applicant, today)
  return lenders.map((lender, at) => {
    const priced = priceOffer(lender, applicant, market, null)
    const failing = new Set([...checksOf(fails[at] ?? 0), ...('fails' in priced ? priced.fails : [])])
    const judgement = { fails: failing, unknowns: new Set(checksOf(unknowns[at] ?? 0)) }
    const judged = checksOf((index.judged[at] ?? 0) | checkBit.not_offered).concat(
      failing.has('instalment_cannot_repay') ? ['instalment_cannot_repay'] : [],
    )
    const { rate } = statedRate(lender)
    const opens = opensLender({ index, at, applicant, today })
    return {
      lender_id: lender.lender_id,
      lender_name: lender.legal_name,
      verdict: failing.size > 0 ? 'fail' : judgement.unknowns.size > 0 ? 'possible' : 'pass',
      checks: judged
        .map((check) => presentCheck({ check, lender, applicant, market, rate, today }, judgement, opens))
        .filter(({ code, outcome }) => outcome !== 'pass' || !saysNothing(code, applicant, market)),
    }
  })
}
