import type { Lender } from '@marketplace/contract/market/lenders'
import type { Applicant } from '../server/src/market/matching/applicant.ts'
import { buildApplicant, buildOfferLender } from '../server/src/market/matching/example-market.ts'

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pad = (value: number) => String(value).padStart(2, '0')

/** Draws from small ranges on purpose: values meet their bounds often. */
const draws = (random: () => number) => {
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  const flag = (): 0 | 1 => (random() < 0.6 ? 1 : 0)
  const maybe = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null)
  const step = (min: number, max: number, size: number) => whole(min / size, max / size) * size
  const day = (fromYear: number, toYear: number) => {
    // One birth in ten is on 29 February.
    if (random() < 0.1) return `${whole(fromYear / 4, toYear / 4) * 4}-02-29`
    return `${whole(fromYear, toYear)}-${pad(whole(1, 12))}-${pad(whole(1, 28))}`
  }
  return {
    whole,
    flag,
    maybe,
    step,
    day,
    digits: (count: number) => String(whole(10 ** (count - 1), 10 ** count - 1)),
  }
}

export const randomLender = (lender_id: number, random: () => number): Lender => {
  const { whole, flag, maybe, step, digits } = draws(random)
  const amount_min = step(5_000, 400_000, 5_000)
  const tenure_min_months = whole(1, 24)
  const rate_max = maybe(0.5, () => step(9_000, 44_000, 5) / 1000)
  return buildOfferLender({
    lender_id,
    legal_name: `Lender ${lender_id}`,
    lender_status: random() < 0.95 ? 1 : 0,
    product_type: random() < 0.95 ? 'Personal Loans' : 'Business Loans',
    min_income: maybe(0.7, () => step(10_000, 60_000, 5_000)),
    max_income: maybe(0.2, () => step(50_000, 200_000, 5_000)),
    min_age: maybe(0.8, () => whole(18, 30)),
    max_age: maybe(0.8, () => whole(45, 70)),
    max_age_at_maturity: maybe(0.4, () => whole(45, 75)),
    ticket_class: maybe(0.4, () => whole(1, 5)),
    credit_score_class: maybe(0.6, () => whole(1, 6)),
    salaried: flag(),
    self_employed: flag(),
    business: flag(),
    pincode_prefixes: maybe(0.5, () => Array.from({ length: whole(0, 12) }, () => digits(whole(1, 6)))),
    max_foir_percent: maybe(0.6, () => step(3_000, 7_000, 25) / 100),
    min_turnover: maybe(0.5, () => whole(1, 7)),
    min_business_years: maybe(0.5, () => whole(1, 6)),
    needs_registration: flag(),
    max_ltv_percent: maybe(0.6, () => step(4_000, 10_000, 25) / 100),
    amount_min,
    amount_max: amount_min + step(0, 3_000_000, 10_000),
    tenure_min_months,
    tenure_max_months: tenure_min_months + whole(0, 72),
    rate_min: maybe(0.9, () => step(0, 20_000, 5) / 1000) ?? (rate_max === null ? 12 : null),
    rate_max,
    representative_rate: maybe(0.4, () => step(10_000, 30_000, 250) / 1000),
    rate_from_only: random() < 0.2 ? 1 : 0,
    fee_percent: step(0, 6_000, 25) / 1000,
    fee_min: maybe(0.3, () => step(0, 2_000, 1)),
  })
}

export const randomApplicant = (random: () => number): Applicant => {
  const { whole, maybe, step, day, digits } = draws(random)
  const households = [100_000, 200_000, 300_000, 500_000, Infinity] as const
  return buildApplicant({
    birth_date: maybe(0.95, () => day(1944, 2008)),
    employment_status_code: maybe(0.95, () => whole(1, 7)),
    monthly_income: maybe(0.95, () => step(5_000, 150_000, 2_500)),
    household_income: maybe(0.8, () => households[whole(0, 4)] ?? Infinity),
    emi: maybe(0.9, () => step(0, 30_000, 500)),
    credit_score_class: maybe(0.85, () => whole(1, 7)),
    postal_code: maybe(0.95, () => (random() < 0.05 ? '' : digits(6))),
    business_registration_type: maybe(0.9, () => whole(1, 7)),
    business_current_turnover: maybe(0.9, () => whole(1, 7)),
    business_years: maybe(0.9, () => whole(1, 6)),
    security_value: maybe(0.9, () => whole(5_000, 900_000)),
    amount: step(1_000, 1_500_000, 500),
    tenure_months: whole(3, 96),
  })
}
