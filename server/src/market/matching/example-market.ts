import { lenderFieldNames, type LenderFieldName } from '@marketplace/contract/market/lender-fields'
import type { Lender, OfficeLender } from '@marketplace/contract/market/lenders'
import type { Applicant, Band } from './applicant.ts'
import type { Market } from './offer-lender.ts'

/** Builders for tests and the bench: a lender that takes everybody, a person whom it takes, and the bands of the option sets. */

const band = (option_id: number, band_min: number | null, band_max: number | null): Band => ({
  option_id,
  band_min,
  band_max,
})

const ticketBands: readonly Band[] = [
  band(1, null, 50_000),
  band(2, 50_001, 200_000),
  band(3, 200_001, 500_000),
  band(4, 500_001, 1_000_000),
  band(5, 1_000_001, null),
]

const scoreBands: readonly Band[] = [
  band(1, 300, 549),
  band(2, 550, 649),
  band(3, 650, 699),
  band(4, 700, 749),
  band(5, 750, 799),
  band(6, 800, 900),
  band(7, null, null),
]

const turnoverBands: readonly Band[] = [
  band(1, 0, 500_000),
  band(2, 500_001, 1_000_000),
  band(3, 1_000_001, 2_000_000),
  band(4, 2_000_001, 5_000_000),
  band(5, 5_000_001, 10_000_000),
  band(6, 10_000_001, 50_000_000),
  band(7, 50_000_001, null),
]

const businessYearsBands: readonly Band[] = [
  band(1, 0, 1),
  band(2, 1, 2),
  band(3, 2, 3),
  band(4, 3, 5),
  band(5, 5, 10),
  band(6, 10, null),
]

export const buildMarket = (change: Partial<Market> = {}): Market => ({
  product_type: 'Personal Loans',
  off_lender_ids: new Set(),
  ticket_bands: ticketBands,
  score_bands: scoreBands,
  turnover_bands: turnoverBands,
  business_years_bands: businessYearsBands,
  figures: {
    age_min: 18,
    age_max: 80,
    gst_percent: 18,
    microfinance_income_limit: 300_000,
    microfinance_repayment_percent: 50,
    prepayment_free_business_limit: 5_000_000,
    gold_tiers: [
      { percent: 85, up_to: 250_000 },
      { percent: 80, up_to: 500_000 },
      { percent: 75, up_to: null },
    ],
    home_tiers: [
      { percent: 90, up_to: 3_000_000 },
      { percent: 80, up_to: 7_500_000 },
      { percent: 75, up_to: null },
    ],
    gold_release: { working_days: 7, delay_charge: 5_000 },
  },
  gold_rate: {
    day: '2026-11-19',
    rupees_per_gram_24k: 12_000,
    source: 'ibja',
    basis: 'close',
    average_of: 20,
    is_old: 0,
  },
  ...change,
})

export const buildOfferLender = (change: Partial<Lender> = {}): Lender => ({
  lender_id: 1,
  slug: 'sahyadri-bank',
  name: 'sahyadri-bank',
  legal_name: 'Sahyadri Bank',
  lender_kind: 'bank',
  product_type: 'Personal Loans',
  lender_status: 1,
  priority: 0,
  min_income: null,
  max_income: null,
  min_age: null,
  max_age: null,
  max_age_at_maturity: null,
  ticket_class: null,
  credit_score_class: null,
  salaried: 1,
  self_employed: 1,
  business: 1,
  pincode_prefixes: null,
  max_foir_percent: null,
  min_turnover: null,
  min_business_years: null,
  needs_registration: 0,
  max_ltv_percent: null,
  so_status: 0,
  so_text: null,
  so_date_start: null,
  so_date_end: null,
  so_rate: null,
  so_fee_percent: null,
  loan_amount_upto: null,
  tenure: null,
  interest_rate: null,
  processing_fees: null,
  apr_min: null,
  apr_max: null,
  amount_min: 10_000,
  amount_max: 4_000_000,
  tenure_min_months: 6,
  tenure_max_months: 60,
  rate_min: null,
  rate_max: null,
  representative_rate: 14,
  rate_from_only: 0,
  rate_type: null,
  rate_benchmark: null,
  fee_basis: 'up_to',
  fee_percent: 2,
  fee_min: null,
  fee_max: null,
  penal_charges: '2 % a month on the overdue instalment',
  penal_charges_hi: null,
  foreclosure_percent: 4,
  cooling_off_days: 3,
  kfs_url: '/key-facts/sahyadri-bank',
  grievance_contact: 'grievance@example.com',
  nodal_officer_phone: '1800000000',
  nodal_officer_email: 'nodal@example.com',
  registration_number: 'EXAMPLE-N-0001',
  website: 'https://example.com',
  lsp_role: 'applications',
  recovery_agents: null,
  api: 0,
  autosubmission: 0,
  utm_link: 'https://example.com/apply?id={UNIQUE_ID}',
  lender_group_ids: [],
  modelled_on: null,
  ...change,
})

const nothingStated = Object.fromEntries(lenderFieldNames.map((name) => [name, null])) as Record<
  LenderFieldName,
  null
>

/** The same as staff have it: what they alone see is not stated. */
export const buildOfficeLender = (change: Partial<OfficeLender> = {}): OfficeLender => ({
  ...nothingStated,
  ...buildOfferLender(),
  ...change,
})

/** Born on 15 June 1990, salaried, 60,000 a month, and asks for 5,00,000 over 36 months. */
export const buildApplicant = (change: Partial<Applicant> = {}): Applicant => ({
  birth_date: '1990-06-15',
  employment_status_code: 1,
  monthly_income: 60_000,
  household_income: Infinity,
  emi: 0,
  credit_score_class: 4,
  postal_code: '226001',
  business_registration_type: null,
  business_current_turnover: null,
  business_years: null,
  security_value: null,
  open_gold_loans: 0,
  amount: 500_000,
  tenure_months: 36,
  ...change,
})
