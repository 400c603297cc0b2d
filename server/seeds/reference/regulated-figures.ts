import { periods } from '@marketplace/contract/platform/periods'

/** A row of table `regulated_figure`: in force from `valid_from` (YYYY-MM-DD) until a later row of the same name. */
export interface RegulatedFigure {
  name: string
  value: number
  valid_from: string
  source: string
}

const digitalLending = 'RBI (Digital Lending) Directions, 2025, RBI/2025-26/36, 8 May 2025'
const microfinance =
  'RBI Master Direction, Regulatory Framework for Microfinance Loans, 14 March 2022, in force 1 April 2022'

const homeLending =
  'RBI circular DBR.BP.BC.No.44/08.12.015/2015-16, Individual Housing Loans, 8 October 2015 (housing finance companies: RBI Directions of 17 February 2021): loan to value'

const goldDirections =
  'RBI (Lending Against Gold and Silver Collateral) Directions, 2025, in force 1 April 2026'
const goldLending = `${goldDirections}: loan to value`

const commissionTds = 'Income-tax Act, 2025, section 393(1), table, serial 1(ii) (was section 194H)'

const tcccpr =
  'TRAI Telecom Commercial Communications Customer Preference Regulations, 2018, as amended on 12 February 2025'
const dsaCode = 'IBA Model Code of Conduct for Direct Selling Agents'
const houseRule = 'A rule of this house'

/** How customers are contacted (customers/contact-rules): minutes are those since midnight in India, days are month × 100 + day. */
const contactFigures: readonly RegulatedFigure[] = [
  ['contact_calls_a_day', 1, `${houseRule}: calls to one person a day, over all brands and lenders`],
  ['contact_calls_a_week', 3, `${houseRule}: calls to one person in seven days, over all brands and lenders`],
  [
    'contact_calls_a_month',
    6,
    `${houseRule}: calls to one person in thirty days, over all brands and lenders`,
  ],
  ['contact_lender_calls_a_week', 2, `${houseRule}: calls to one person for one lender in seven days`],
  [
    'contact_promotions_a_week',
    2,
    `${houseRule}: promotional SMS and e-mails to one person in seven days, over all brands`,
  ],
  ['contact_call_from_minute', 570, `${dsaCode}: calls from 09:30`],
  ['contact_call_until_minute', 1_140, `${dsaCode}: calls until 19:00`],
  ['contact_promotion_from_minute', 600, `${tcccpr}: no promotion from 21:00 to 10:00`],
  ['contact_promotion_until_minute', 1_260, `${tcccpr}: no promotion from 21:00 to 10:00`],
  [
    'contact_short_call_seconds',
    5,
    `${houseRule}: a call that nobody answered and that was over sooner counts half`,
  ],
  ['contact_promotion_on_sundays', 0, `${houseRule}: 1 where promotion goes on Sundays, too`],
  [
    'contact_holiday_republic_day',
    126,
    `${houseRule}: no promotion on a national holiday, 26 January; 0 for none`,
  ],
  [
    'contact_holiday_independence_day',
    815,
    `${houseRule}: no promotion on a national holiday, 15 August; 0 for none`,
  ],
  [
    'contact_holiday_gandhi_jayanti',
    1_002,
    `${houseRule}: no promotion on a national holiday, 2 October; 0 for none`,
  ],
].map(([name, value, source]) => ({
  name: String(name),
  value: Number(value),
  valid_from: String(source).startsWith(tcccpr) ? '2018-07-19' : '2025-05-08',
  source: String(source),
}))

/** Names end in the unit where the number has one; amounts are rupees. */
export const regulatedFigures: readonly RegulatedFigure[] = [
  {
    name: 'gst_percent',
    value: 18,
    valid_from: '2017-07-01',
    source: 'Notification 11/2017 Central Tax (Rate): financial and related services, 9% CGST and 9% SGST',
  },
  {
    name: 'microfinance_household_income',
    value: 300_000,
    valid_from: '2022-04-01',
    source: `${microfinance}: household income a year`,
  },
  {
    name: 'microfinance_repayment_share_percent',
    value: 50,
    valid_from: '2022-04-01',
    source: `${microfinance}: share of the monthly household income that all repayments may take`,
  },
  {
    name: 'gold_ltv_small_percent',
    value: 85,
    valid_from: '2026-04-01',
    source: `${goldLending} of loans up to gold_ltv_small_limit`,
  },
  {
    name: 'gold_ltv_small_limit',
    value: 250_000,
    valid_from: '2026-04-01',
    source: goldLending,
  },
  {
    name: 'gold_ltv_medium_percent',
    value: 80,
    valid_from: '2026-04-01',
    source: `${goldLending} of loans up to gold_ltv_medium_limit`,
  },
  {
    name: 'gold_ltv_medium_limit',
    value: 500_000,
    valid_from: '2026-04-01',
    source: goldLending,
  },
  {
    name: 'gold_ltv_large_percent',
    value: 75,
    valid_from: '2026-04-01',
    source: `${goldLending} of loans above gold_ltv_medium_limit`,
  },
  {
    name: 'home_ltv_small_percent',
    value: 90,
    valid_from: '2015-10-08',
    source: `${homeLending} of loans up to home_ltv_small_limit`,
  },
  {
    name: 'home_ltv_small_limit',
    value: 3_000_000,
    valid_from: '2015-10-08',
    source: homeLending,
  },
  {
    name: 'home_ltv_medium_percent',
    value: 80,
    valid_from: '2015-10-08',
    source: `${homeLending} of loans above home_ltv_small_limit up to home_ltv_medium_limit`,
  },
  {
    name: 'home_ltv_medium_limit',
    value: 7_500_000,
    valid_from: '2015-10-08',
    source: homeLending,
  },
  {
    name: 'home_ltv_large_percent',
    value: 75,
    valid_from: '2015-10-08',
    source: `${homeLending} of loans above home_ltv_medium_limit`,
  },
  {
    name: 'gold_release_working_days',
    value: 7,
    valid_from: '2026-04-01',
    source: `${goldDirections}: release of what was pledged after full repayment`,
  },
  {
    name: 'gold_release_delay_charge',
    value: 5_000,
    valid_from: '2026-04-01',
    source: `${goldDirections}: what the lender owes the borrower for each day of delay`,
  },
  {
    name: 'age_min',
    value: 18,
    valid_from: '1999-12-16',
    source: 'Majority Act, 1875, section 3, as amended in 1999',
  },
  {
    name: 'age_max',
    value: 80,
    valid_from: '2025-05-08',
    source: 'Bound of the product: the highest age that a listed lender accepts',
  },
  {
    name: 'cooling_off_days_min',
    value: 1,
    valid_from: '2025-05-08',
    source: `${digitalLending}: cooling-off period`,
  },
  {
    name: 'grievance_answer_days',
    value: 30,
    valid_from: '2025-05-08',
    source: `${digitalLending}: grievance redress, then RBI Complaint Management System`,
  },
  {
    name: 'complaint_text_years',
    value: periods.complaint_text_years,
    valid_from: '1964-01-01',
    source: 'Limitation Act, 1963, schedule, article 113: three years from when the right to sue accrues',
  },
  {
    name: 'dlg_max_percent',
    value: 5,
    valid_from: '2025-05-08',
    source: `${digitalLending}: default loss guarantee, share of the portfolio that it may cover`,
  },
  {
    name: 'incident_cert_in_hours',
    value: 6,
    valid_from: '2022-06-28',
    source:
      'CERT-In Directions under section 70B(6) of the IT Act, 28 April 2022, direction (ii): hours from noticing',
  },
  {
    name: 'incident_board_hours',
    value: 72,
    valid_from: '2025-11-14',
    source:
      'DPDP Rules, 2025, rule 7(2)(b), notified on 13 and 14 November 2025 and in force eighteen months later; observed before that day',
  },
  {
    name: 'prepayment_free_business_limit',
    value: 5_000_000,
    valid_from: '2026-01-01',
    source:
      'RBI (Pre-payment Charges on Loans) Directions, 2025, 2 July 2025: floating-rate business loans up to this amount from small finance banks, regional rural banks and middle-layer NBFCs are free of pre-payment charges',
  },
  {
    name: 'commission_tds_percent',
    value: 2,
    valid_from: '2026-04-01',
    source: `${commissionTds}: tax withheld on commission and brokerage, payment code 1006`,
  },
  {
    name: 'commission_tds_threshold',
    value: 20_000,
    valid_from: '2026-04-01',
    source: `${commissionTds}: none while the sum of the tax year does not exceed it`,
  },
  {
    name: 'commission_tds_no_pan_percent',
    value: 20,
    valid_from: '2026-04-01',
    source: 'Income-tax Act, 2025, section 397(2): tax withheld where no PAN was given, if it is higher',
  },
  {
    name: 'commission_tds_rounding',
    value: 1,
    valid_from: '2026-04-01',
    source: `${commissionTds}: rounded half up to so many rupees, a rule of this house`,
  },
  ...contactFigures,
]
