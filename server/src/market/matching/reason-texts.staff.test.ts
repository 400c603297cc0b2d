import { expect, test } from 'vitest'
import { reasonTextsStaff } from './reason-texts.staff.ts'
import type { ReasonFigures, UnlockFigures, UnlockKind } from './reason-texts.ts'

const figures: ReasonFigures = {
  wanted: '₹25,000',
  given: '₹20,000',
  percent: '50',
  smallestLoan: '₹50,000',
  employmentsTaken: [1],
  employmentGiven: 2,
  security: 'gold',
  coApplicant: false,
  lacksGoldRate: false,
}

test.each([
  ['income_below_min', {}, 'Income ₹20,000, needs ₹25,000 or more'],
  ['income_below_min', { coApplicant: true }, 'Co-applicant’s income ₹20,000, needs ₹25,000 or more'],
  ['age_above_max', { wanted: '60', given: '61' }, 'Age 61, needs 60 or less'],
  [
    'employment',
    { employmentsTaken: [] },
    'Employment: self-employed professional, needs another kind of work',
  ],
  [
    'repayments_too_high',
    {},
    'EMIs ₹20,000 with its smallest loan of ₹50,000, needs ₹25,000 or less (50 % of the income)',
  ],
  ['security_value', {}, 'Gold worth ₹20,000, needs ₹25,000 or more for its smallest loan of ₹50,000'],
  [
    'security_value',
    { security: null },
    'Security worth ₹20,000, needs ₹25,000 or more for its smallest loan of ₹50,000',
  ],
  ['not_offered', {}, 'Not live'],
] as const)('%s with %j fails as %j', (check, changes, text) => {
  expect(reasonTextsStaff.failing[check]({ ...figures, ...changes }).text).toBe(text)
})

test.each([
  ['income_below_min', {}, 'Income not given', 'Ask for: income'],
  [
    'income_above_max',
    { coApplicant: true },
    'Co-applicant’s income not given',
    'Ask for: co-applicant’s income',
  ],
  ['security_value', {}, 'Weight or purity of the gold not given', 'Ask for: weight or purity of the gold'],
  ['security_value', { security: null }, 'Security not given', 'Ask for: security'],
  // Nothing that the customer could tell would help.
  ['security_value', { lacksGoldRate: true }, 'No gold rate entered yet', undefined],
  ['repayments_too_high', { coApplicant: true }, 'Co-applicant’s EMIs are not asked for', undefined],
] as const)('%s with %j not known is %j', (check, changes, text, unlock) => {
  const words = reasonTextsStaff.unknown(check, { ...figures, ...changes })
  expect([words.text, words.unlock]).toEqual([text, unlock])
})

test.each<[UnlockKind, Partial<UnlockFigures>, string]>([
  ['income', {}, 'Income of ₹30,000 a month would open this lender'],
  [
    'income',
    { coApplicant: true, alone: false },
    'Co-applicant’s income of ₹30,000 a month would meet this check',
  ],
  [
    'birthday',
    { figure: '21st', day: '01/02/2027' },
    'The 21st birthday on 01/02/2027 would open this lender',
  ],
  ['other_emis_at_most', { figure: '₹0' }, 'No other EMIs would open this lender'],
  ['other_emis_at_most', {}, 'Other EMIs of ₹30,000 or less would open this lender'],
])('the unlock %s with %j is %j', (kind, changes, text) => {
  expect(
    reasonTextsStaff.unlock[kind]({
      figure: '₹30,000',
      day: '',
      alone: true,
      coApplicant: false,
      ...changes,
    }),
  ).toBe(text)
})
