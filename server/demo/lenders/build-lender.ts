import type { Lender } from '@marketplace/contract/market/lenders'
import type { LenderKind } from '@marketplace/contract/market/lender-kinds'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'

/** Who may take a loan by how they earn; the flags of the row follow from it. */
const flagsOfWork = {
  salaried: { salaried: 1, self_employed: 0, business: 0 },
  salaried_or_self_employed: { salaried: 1, self_employed: 1, business: 0 },
  self_employed_or_business: { salaried: 0, self_employed: 1, business: 1 },
  any: { salaried: 1, self_employed: 1, business: 1 },
} as const

/** What an example lender is made of; the rest of its row follows from this. Money in whole rupees, rates in percent a year. */
export interface LenderFacts {
  /** `called` as people say it, "Sahyadri Bank"; `officer` is the nodal grievance officer. */
  lender: { called: string; kind: LenderKind; officer: string; priority: number }
  /** Personal Loans unless said. */
  product?: LoanProduct
  /** The public row whose figures this example follows, and the page it stands on; null where every figure is invented. */
  modelled_on: { row: string; source?: string } | null
  /** Ages are the youngest, the oldest, and the oldest on the day of the last instalment. */
  takes: {
    work: keyof typeof flagsOfWork
    income?: [min: number, max?: number]
    age: [min: number, max: number, at_maturity?: number]
    ticket_class?: number
    credit_score_class?: number
    max_foir_percent?: number
    /** Options of businessCurrentTurnover and businessYears, and whether the business has to be registered. */
    turnover?: number
    business_years?: number
    registered?: true
  }
  /** Leading digits of the PIN codes served, separated by spaces; absent: all of India. */
  pincode_prefixes?: string
  lends: {
    amount: [min: number, max: number]
    months: [min: number, max: number]
    /** `benchmark` is what a floating rate follows; without one the rate is fixed. */
    rate: { from?: number; to?: number; representative?: number; benchmark?: string }
    /** `same` for everybody; else up to these figures. */
    fee: { percent: number; min?: number; max?: number; same?: true }
    /** Percent of the value of the gold, the property or the vehicle. */
    ltv?: number
  }
  terms: { penal_charges: string; foreclosure_percent: number; cooling_off_days: number }
  /**
   * `api`: answers by its own API; `api_autosubmission`: and applications go to it by themselves. Absent: the customer goes
   * on at the lender's own site.
   */
  integration?: 'api' | 'api_autosubmission'
  special_offer?: { text: string; start: string; end: string; fee_percent?: number }
}

/** A row of table `lender`, before it has an id. */
export type LenderRow = Omit<Lender, 'lender_id'>

const grouped = new Intl.NumberFormat('en-IN')
const rupees = (amount: number): string => `₹${grouped.format(amount)}`

const rateText = ({ from, to, representative }: LenderFacts['lends']['rate']): string => {
  if (from !== undefined && to !== undefined) return `${from}% To ${to}%`
  if (to !== undefined) return `Up to ${to}%`
  return from === undefined ? `${representative}%` : `From ${from}%`
}

const feeText = ({ percent, min, max, same }: LenderFacts['lends']['fee']): string => {
  const floor = min === undefined ? '' : `, at least ${rupees(min)}`
  const cap = max === undefined ? '' : `, at most ${rupees(max)}`
  return `${same === true ? '' : 'Up to '}${percent}%${floor}${cap} + GST`
}

/** The same in Hindi: the example lenders state their penal charges in three ways. */
const penalInHindi = (text: string): string => {
  const [, percent, per, above = ''] =
    /^Up to (\d+)% a (month|year)( above the rate)? on the overdue amount$/.exec(text) ?? []
  if (percent === undefined) throw new Error(`no Hindi for ${text}`)
  const often = per === 'month' ? 'हर महीने' : 'साल में'
  return `बकाया रकम पर ${above === '' ? '' : 'दर से ऊपर '}${often} ${percent}% तक`
}

/** Percent a month out of percent a year, four decimals as the column holds. */
const monthly = (rate: number | undefined): number | null =>
  rate === undefined ? null : Math.round((rate * 10_000) / 12) / 10_000

/** @param number counts the examples from 1 and makes their made-up telephone numbers differ. */
export const buildLender = (facts: LenderFacts, number: number): LenderRow => {
  const { lender, modelled_on, takes, lends, terms, integration, special_offer: offer } = facts
  const { rate, fee } = lends
  const slug = lender.called.toLowerCase().replaceAll(' ', '-')
  const site = `${slug}.example.com`
  const phone = `1800-000-${String(200 + number).padStart(4, '0')}`
  const model =
    modelled_on === null
      ? 'No public row: every figure is invented as an example'
      : `${modelled_on.row} row, ${modelled_on.source ?? 'Paisabazaar rates page'}, as of 2025-26; what the row does not state is invented`
  return {
    slug,
    name: lender.called.replaceAll(' ', '_'),
    legal_name: `${lender.called} Limited`,
    lender_kind: lender.kind,
    product_type: facts.product ?? 'Personal Loans',
    lender_status: 1,
    priority: lender.priority,
    min_income: takes.income?.[0] ?? null,
    max_income: takes.income?.[1] ?? null,
    min_age: takes.age[0],
    max_age: takes.age[1],
    max_age_at_maturity: takes.age[2] ?? null,
    ticket_class: takes.ticket_class ?? null,
    credit_score_class: takes.credit_score_class ?? null,
    ...flagsOfWork[takes.work],
    pincode_prefixes: facts.pincode_prefixes?.split(' ') ?? null,
    max_foir_percent: takes.max_foir_percent ?? null,
    min_turnover: takes.turnover ?? null,
    min_business_years: takes.business_years ?? null,
    needs_registration: takes.registered === true ? 1 : 0,
    max_ltv_percent: lends.ltv ?? null,
    so_status: offer === undefined ? 0 : 1,
    so_text: offer?.text ?? null,
    so_date_start: offer?.start ?? null,
    so_date_end: offer?.end ?? null,
    so_rate: null,
    so_fee_percent: offer?.fee_percent ?? null,
    loan_amount_upto: rupees(lends.amount[1]),
    tenure: `${lends.months[0]} - ${lends.months[1]}`,
    interest_rate: rateText(rate),
    processing_fees: feeText(fee),
    apr_min: monthly(rate.from ?? rate.representative),
    apr_max: monthly(rate.to ?? rate.representative),
    amount_min: lends.amount[0],
    amount_max: lends.amount[1],
    tenure_min_months: lends.months[0],
    tenure_max_months: lends.months[1],
    rate_min: rate.from ?? null,
    rate_max: rate.to ?? null,
    representative_rate: rate.representative ?? null,
    rate_from_only: rate.to === undefined && rate.representative === undefined ? 1 : 0,
    rate_type: rate.benchmark === undefined ? 'fixed' : 'floating',
    rate_benchmark: rate.benchmark ?? null,
    fee_basis: fee.same === true ? 'fixed' : 'up_to',
    fee_percent: fee.percent,
    fee_min: fee.min ?? null,
    fee_max: fee.max ?? null,
    ...terms,
    penal_charges_hi: penalInHindi(terms.penal_charges),
    kfs_url: `https://${site}/kfs`,
    grievance_contact: `${lender.officer}, ${phone}, grievance@${site}`,
    nodal_officer_phone: phone,
    nodal_officer_email: `nodal.officer@${site}`,
    registration_number: `EXAMPLE-${String(number).padStart(4, '0')}`,
    website: `https://${site}`,
    lsp_role: integration === undefined ? 'referral' : 'servicing',
    recovery_agents: number % 3 === 0 ? 'None yet' : null,
    api: integration === undefined ? 0 : 1,
    autosubmission: integration === 'api_autosubmission' ? 1 : 0,
    utm_link: integration === undefined ? `https://${site}/apply?ref={UNIQUE_ID}` : null,
    lender_group_ids: [],
    modelled_on: model,
  }
}
