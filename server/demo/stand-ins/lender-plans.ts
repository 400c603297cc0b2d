import type { LenderStatus, RejectReason } from '@marketplace/contract/loans/applications'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type {
  EligibilityAnswer,
  EligibilityAsk,
  Refusal,
} from '../../src/market/connectors/lender-protocol.ts'

/**
 * How the stand-in lenders decide. What becomes of an application follows from the last three digits of its amount, so that
 * every end can be driven from the outside:
 *
 * | amount ends in | what happens                                                        |
 * |----------------|---------------------------------------------------------------------|
 * | 111            | REJECTED for LOW_SCORE after the check                              |
 * | 222            | DOCS_PENDING, then on as usual                                      |
 * | 223            | DOCS_PENDING for good                                               |
 * | 333            | refused at once as a DUPLICATE                                      |
 * | 444            | stays UNDER_PROCESS for good                                        |
 * | 555            | PART_DISBURSED with half, then DISBURSED                            |
 * | 666            | EXPIRED after the sanction                                          |
 * | 888            | refused at once, REJECTED for PIN_NOT_SERVICEABLE                   |
 * | 999            | DISBURSED, then COOLED_OFF                                          |
 * | anything else  | LOGGED_IN, UNDER_PROCESS, APPROVED, SANCTIONED, DISBURSED           |
 *
 * Asked for eligibility, it says no below 12,000 rupees a month and to an income that ends in 777; else it offers up to 24
 * monthly incomes, at a rate that falls with the income within the lender's published range.
 */
export interface PlannedEvent {
  status: LenderStatus
  note?: string
  reject_reason?: RejectReason
  sanctioned?: true
  /** Percent of the amount that has been paid by then. */
  paid_percent?: number
}

const start: readonly PlannedEvent[] = [
  { status: 'LOGGED_IN', note: 'Your file is open with us.' },
  { status: 'UNDER_PROCESS' },
]
const yes: readonly PlannedEvent[] = [
  { status: 'APPROVED', note: 'Approved in principle.' },
  { status: 'SANCTIONED', note: 'Your sanction letter is ready.', sanctioned: true },
]
const paid: PlannedEvent = { status: 'DISBURSED', paid_percent: 100 }

const plans: Readonly<Record<string, readonly PlannedEvent[]>> = {
  '111': [...start, { status: 'REJECTED', reject_reason: 'LOW_SCORE' }],
  '222': [
    { status: 'LOGGED_IN', note: 'Your file is open with us.' },
    { status: 'DOCS_PENDING', note: 'Please send us your last three salary slips.' },
    { status: 'UNDER_PROCESS', note: 'Thank you, we have your papers.' },
    ...yes,
    paid,
  ],
  '223': [
    { status: 'LOGGED_IN', note: 'Your file is open with us.' },
    { status: 'DOCS_PENDING', note: 'Please send us your last three salary slips.' },
  ],
  '444': start,
  '555': [...start, ...yes, { status: 'PART_DISBURSED', paid_percent: 50 }, paid],
  '666': [...start, ...yes, { status: 'EXPIRED', note: 'The offer was not taken up in time.' }],
  '999': [...start, ...yes, paid, { status: 'COOLED_OFF' }],
}

const refusals: Readonly<Record<string, Refusal>> = {
  '333': { code: 'duplicate' },
  '888': { code: 'rejected', reason: 'PIN_NOT_SERVICEABLE' },
}

const endingOf = (amount: number): string => String(amount % 1000).padStart(3, '0')

/** The answer to an application that is not taken at all; null where it is taken. */
export const refusalOf = (amount: number): Refusal | null => refusals[endingOf(amount)] ?? null

/** The events that the lender tells of, in order. */
export const planOf = (amount: number): readonly PlannedEvent[] =>
  plans[endingOf(amount)] ?? [...start, ...yes, paid]

/** What a stand-in lender publishes: percent a year and whole rupees. */
export interface StandInTerms {
  /** What it lends for: an application for anything else is none of its. */
  product_type: LoanProduct
  rate_min: number
  rate_max: number
  amount_max: number
  /** Set where the security decides and not the income: such a lender is told of none. */
  secured?: true
}

const LEAST_INCOME = 12_000
const INCOMES_LENT = 24

/** Share of the rate range that is added to its lower end, by monthly income from the highest band down. */
const rateSteps = [
  { from: 100_000, share: 0 },
  { from: 60_000, share: 0.15 },
  { from: 40_000, share: 0.3 },
  { from: 25_000, share: 0.5 },
  { from: 0, share: 0.75 },
] as const

export const answerEligibility = (
  ask: EligibilityAsk,
  terms: Omit<StandInTerms, 'product_type'>,
): EligibilityAnswer => {
  if (terms.secured === true) return { eligible: true, rate: terms.rate_max, amount_max: terms.amount_max }
  const income = ask.monthly_income ?? 0
  if (income < LEAST_INCOME || endingOf(income) === '777') return { eligible: false }
  const share = rateSteps.find(({ from }) => income >= from)?.share ?? 1
  const rate = Math.round((terms.rate_min + (terms.rate_max - terms.rate_min) * share) * 100) / 100
  return { eligible: true, rate, amount_max: Math.min(terms.amount_max, income * INCOMES_LENT) }
}
