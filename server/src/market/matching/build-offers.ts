import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { MatchCheck, MatchReason, Offer, Offers, Security } from '@marketplace/contract/market/offers'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { Applicant } from './applicant.ts'
import { checkBit, checksOf } from './check-bits.ts'
import type { LenderIndex } from './compile-lenders.ts'
import { explainReason, explainUnknown } from './explain-reason.ts'
import { applyUnlock } from './apply-unlock.ts'
import type { FailingCheck, Unlock } from './find-unlock.ts'
import { matchLenders } from './match-lenders.ts'
import type { Market, OfferLender } from './offer-lender.ts'
import type { FirmTerms, PricedOffer } from './price-offer.ts'
import { offerRate, priceOffer } from './price-offer.ts'
import { rankOffers } from './rank-offers.ts'
import { byName, rankingRule } from './ranking-rule.ts'
import { isSpecialOn } from './special-price.ts'

/**
 * What an API lender has said so far about this applicant and ask; `failed` is final, all tries being used up; `not_asked` as
 * the customer has not agreed to the question.
 */
export type LenderAnswer =
  | { state: 'asking' }
  | { state: 'failed' }
  | { state: 'not_asked' }
  | ({ state: 'answered'; eligible: 0 | 1 } & FirmTerms)

export interface OffersAsk {
  index: LenderIndex
  applicant: Applicant
  /** By lender_id. An API lender without an entry counts as one that is being asked. */
  answers: ReadonlyMap<number, LenderAnswer>
  /** Lenders where this customer has an application in progress. */
  applied_lender_ids: ReadonlySet<number>
  /** Lenders where an application of this customer has ended; none unless given. */
  ended_lender_ids?: ReadonlySet<number>
  /** The day in India, YYYY-MM-DD. */
  today: string
  language: LanguageId
}

type Unranked = Omit<Offer, 'position' | 'position_reason'>

const firmTerms = (answer: LenderAnswer | undefined): FirmTerms | null =>
  answer?.state === 'answered' && answer.eligible === 1 ? answer : null

const REPAYMENT_BITS = checkBit.repayments_too_high | checkBit.microfinance_limit

/** Failing bits with an API lender's own answer in: its no, or its rate, at which the repayment checks are judged anew. */
const answeredFails = (fails: number, answer: LenderAnswer | undefined): number => {
  if (answer?.state !== 'answered') return fails
  return answer.eligible === 1 ? fails & ~REPAYMENT_BITS : fails | checkBit.not_offered
}

/** Whether doing what an unlock says gives this lender's offer: the same rule, run on the changed applicant. */
export const opensLender =
  (
    { index, at, applicant, today }: { index: LenderIndex; at: number; applicant: Applicant; today: string },
    answer?: LenderAnswer,
  ) =>
  (unlock: Unlock): boolean => {
    const lender = index.lenders[at]
    if (lender === undefined) return false
    const after = applyUnlock(unlock, applicant, { market: index.market, today })
    const fails = matchLenders(index, after.applicant, after.today).fails[at] ?? 0
    if (answeredFails(fails, answer) !== 0) return false
    return 'offer' in priceOffer(lender, after.applicant, index.market, firmTerms(answer))
  }

/** The words of a special offer; none where an API lender has named another rate for this customer than they do. */
const specialOffer = (lender: OfferLender, rate: number, today: string): { so_text?: string } => {
  const { so_text, so_rate } = lender
  if (!isSpecialOn(lender, today) || so_text === null || so_text === '') return {}
  return so_rate === null || so_rate === rate ? { so_text } : {}
}

const securityOf = (
  { security_value: value }: Applicant,
  { product_type, gold_rate }: Market,
): { security?: Security } => {
  if (value === null) return {}
  const isGold = securityKindOf(product_type) === 'gold'
  return { security: { value, ...(isGold && gold_rate !== null && { gold_rate }) } }
}

const toOffer = (
  lender: OfferLender,
  priced: PricedOffer,
  today: string,
  reasons: MatchReason[],
): Unranked => ({
  lender_id: lender.lender_id,
  lender_name: lender.legal_name,
  lender_kind: lender.lender_kind,
  amount_min: priced.amount_min,
  amount_max: priced.amount_max,
  amount: priced.amount,
  tenure_months_min: lender.tenure_min_months,
  tenure_months_max: lender.tenure_max_months,
  tenure_months: priced.tenure_months,
  rate_min: lender.rate_min,
  rate_max: lender.rate_max,
  rate: priced.rate,
  rate_basis: priced.rate_basis,
  fee_basis: lender.fee_basis,
  apr: priced.apr,
  apr_bound: priced.apr_bound,
  emi: priced.emi,
  processing_fee: priced.processing_fee,
  total_cost: priced.total_cost,
  penal_charges: lender.penal_charges,
  penal_charges_hi: lender.penal_charges_hi,
  cooling_off_days: lender.cooling_off_days,
  kfs_url: lender.kfs_url,
  ...specialOffer(lender, priced.rate, today),
  possible: reasons.length > 0 ? 1 : 0,
  reasons,
})

const ranked = (
  offers: readonly Unranked[],
  asked: number,
  { applied_lender_ids: applied, ended_lender_ids: ended }: OffersAsk,
): Offer[] => {
  const byLender = new Map(offers.map((offer) => [offer.lender_id, offer]))
  const ranks = rankOffers(
    offers.map(({ lender_id, lender_name, amount, apr, emi, rate_basis }) => ({
      lender_id,
      lender_name,
      amount,
      asked,
      apr,
      emi,
      rate_basis,
      applied_here: applied.has(lender_id),
    })),
  )
  return ranks.flatMap(({ lender_id, position, position_reason }) => {
    const offer = byLender.get(lender_id)
    const before = ended?.has(lender_id) === true ? { applied_before: 1 as const } : {}
    return offer === undefined ? [] : [{ ...offer, position, position_reason, ...before }]
  })
}

/** The matched, unmatched and pending lenders of an ask; what is not pure of an `Offers` answer is added by its call. */
export type BuiltOffers = Omit<Offers, 'snapshot_id'>

/**
 * Builds the offers screen: matches, prices, explains and orders. Lenders that the market does not offer (status, brand,
 * product) are left out; an API lender that said no is unmatched with `not_offered`. An API lender that has not answered is
 * matched on its stated figures and named under `pending` as well, until its answer makes them firm.
 */
export const buildOffers = (ask: OffersAsk): BuiltOffers => {
  const { index, applicant, answers, today, language } = ask
  const { market } = index
  const { fails, unknowns } = matchLenders(index, applicant, today)
  const matched: Unranked[] = []
  const unmatched: Offers['unmatched'] = []
  const pending: Offers['pending'] = []

  for (const [at, lender] of index.lenders.entries()) {
    const matchFails = fails[at] ?? 0
    if ((matchFails & checkBit.not_offered) !== 0) continue
    const { lender_id, legal_name: lender_name } = lender
    const answer = lender.api === 1 ? answers.get(lender_id) : undefined
    const firm = firmTerms(answer)
    const { rate } = offerRate(lender, firm)
    const failing = (check: MatchCheck): FailingCheck => ({ check, lender, applicant, market, rate, today })
    const bits = answeredFails(matchFails, answer)
    const priced = priceOffer(lender, applicant, market, firm)
    if (bits === 0 && 'offer' in priced) {
      const reasons = checksOf(unknowns[at] ?? 0).map((check) => explainUnknown(failing(check), language))
      matched.push(toOffer(lender, priced.offer, today, reasons))
      if (lender.api === 1 && answer?.state !== 'answered') {
        pending.push({ lender_id, lender_name, state: answer?.state ?? 'asking' })
      }
      continue
    }
    const checks = checksOf(bits)
    const capped = 'fails' in priced ? priced.fails.filter((check) => !checks.includes(check)) : []
    const all = [...checks, ...capped]
    unmatched.push({
      lender_id,
      lender_name,
      reasons: all.map((check) =>
        explainReason(
          failing(check),
          (unlock) => all.length === 1 && opensLender({ index, at, applicant, today }, answer)(unlock),
          language,
        ),
      ),
    })
  }

  return {
    ranking_version: rankingRule.version,
    as_on: today,
    amount: applicant.amount,
    tenure_months: applicant.tenure_months,
    ...securityOf(applicant, market),
    matched: ranked(matched, applicant.amount, ask),
    unmatched: unmatched.sort(byName),
    pending: pending.sort(byName),
  }
}
