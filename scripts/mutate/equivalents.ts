/**
 * Mutants that behave like the original, so that no test can tell them apart: each with why. They are neither drawn nor
 * counted. An entry that is no longer a mutant of its file fails the run, so that the list shrinks with the code.
 */
export interface Equivalent {
  path: string
  /** As a survivor is printed. */
  within: string
  before: string
  after: string
  reason: string
}

const formats = 'contract/src/platform/formats.ts'
const patternHolds = 'the pattern beside it has the length already; the cap keeps long texts from it'
const cap = (within: string, length: number, key: string, other: number): Equivalent => ({
  path: formats,
  within,
  before: `capped(${length}, '${key}')`,
  after: `capped(${other}, '${key}')`,
  reason: patternHolds,
})

export const equivalents: readonly Equivalent[] = [
  cap('Mobile', 10, 'mobile_invalid', 11),
  cap('Passcode', 6, 'passcode_invalid', 7),
  cap('PersonalPan', 10, 'pan_invalid', 11),
  cap('CompanyPan', 10, 'pan_invalid', 11),
  cap('Pincode', 6, 'pincode_invalid', 7),
  cap('Ifsc', 11, 'ifsc_invalid', 12),
  cap('AccountNumber', 18, 'account_number_invalid', 19),
  cap('CompanyName', 40, 'company_name_invalid', 41),
  cap('Gstin', 15, 'gstin_invalid', 16),
  cap('ThingName', 80, 'thing_name_invalid', 81),
  cap('Day', 10, 'date_invalid', 11),
  cap('Slug', 64, 'invalid_value', 65),
  {
    path: 'contract/src/partners/partners.ts',
    within: 'atMostDecimals',
    before: 'Math.abs(Math.round(value * 10 ** decimals) - value * 10 ** decimals) < 1e-6',
    after: 'Math.abs(Math.round(value * 10 ** decimals) - value * 10 ** decimals) <= 1e-6',
    reason: 'no number that is typed lies exactly a millionth beside a whole one',
  },
  {
    path: 'server/src/loans/calculators/calculate.ts',
    within: 'workOutEligibility',
    before: 'ceiling - emi',
    after: 'ceiling + emi',
    reason: 'the cap by income is null only without an income or a share, and the calculator needs both',
  },
  {
    path: 'server/src/loans/calculators/work-out-gold-value.ts',
    within: 'workOutGoldValue',
    before: 'goldValue(weight_grams, optionOf[purity], rate) ?? 0',
    after: 'goldValue(weight_grams, optionOf[purity], rate) ?? 1',
    reason: 'a value is null only for an unknown purity, and each choice is an option',
  },
  {
    path: 'server/src/market/matching/match-lenders.ts',
    within: 'boundHousehold',
    before: 'applicant.monthly_income ?? 0',
    after: 'applicant.monthly_income ?? 1',
    reason: 'twelve rupees a year are below the limit as well as none',
  },
  {
    path: 'server/src/market/matching/preview-offer.ts',
    within: 'TOP_TURNOVER',
    before: 'TOP_TURNOVER = 7',
    after: 'TOP_TURNOVER = 8',
    reason: 'it has to be no less than any option that a lender may ask for, and 7 is the last',
  },
  {
    path: 'server/src/market/pricing/apr.ts',
    within: 'apr',
    before: 'return rate * 1200',
    after: 'return rate / 1200',
    reason:
      'the steps end long before the fiftieth from any start, so the line behind the loop is not reached',
  },
  {
    path: 'server/src/market/pricing/apr.ts',
    within: 'apr',
    before:
      '(emi * ((months * discount) / (1 + rate) - factor)) / rate - ((last - emi) * months * discount) / (1 + rate)',
    after:
      '(emi * ((months * discount) / (1 + rate) - factor)) / rate + ((last - emi) * months * discount) / (1 + rate)',
    reason:
      'a slope that is off by the share of the last instalment alone: the steps reach the same root, a few later',
  },
  {
    path: 'server/src/loans/eligibility/judge-lenders.ts',
    within: 'judgeEach',
    before: 'unknowns[at] ?? 0',
    after: 'unknowns[at] ?? 1',
    reason: 'the list has an entry for each lender; the fallback is for the compiler',
  },
  {
    path: 'server/src/partners/leads/attribute-arrival.ts',
    within: 'attributeArrival',
    before: 'active.find(({ utm_ids }) => utm_ids.includes(utmId))',
    after: 'active.findLast(({ utm_ids }) => utm_ids.includes(utmId))',
    reason: 'a tracking id is never given to a second partner (a unique index of the table holds that)',
  },
  {
    path: 'server/src/market/matching/match-lenders.ts',
    within: 'judgeBusinessAndSecurity',
    before: 'applicant.business_years ?? 0',
    after: 'applicant.business_years ?? 1',
    reason: 'what was not told is not known, and an unknown fact fails no check',
  },
]
