import { expect, it, test } from 'vitest'
import type { Applicant } from './applicant.ts'
import { applyUnlock } from './apply-unlock.ts'
import { buildApplicant, buildMarket } from './example-market.ts'
import type { Unlock } from './find-unlock.ts'

const applicant = buildApplicant()
const given = { market: buildMarket(), today: '2026-11-20' }

test.each<[Unlock, Partial<Applicant>]>([
  [{ kind: 'income', monthly_income: 65_000 }, { monthly_income: 65_000 }],
  [{ kind: 'tenure_at_most', months: 24 }, { tenure_months: 24 }],
  [{ kind: 'tenure_at_least', months: 48 }, { tenure_months: 48 }],
  [{ kind: 'score', least: 750 }, { credit_score_class: 5 }],
  [{ kind: 'other_emis_at_most', emi: 100 }, { emi: 100 }],
  [{ kind: 'turnover_above', turnover: 2_000_000 }, { business_current_turnover: 4 }],
  [{ kind: 'business_years', years: 5 }, { business_years: 5 }],
  [{ kind: 'registration' }, { business_registration_type: 1 }],
  [{ kind: 'gold_worth', value: 300_000 }, { security_value: 300_000 }],
  [{ kind: 'property_worth', value: 300_000 }, { security_value: 300_000 }],
])('%j changes %j', (unlock, change) => {
  expect(applyUnlock(unlock, applicant, given)).toEqual({
    applicant: { ...applicant, ...change },
    today: '2026-11-20',
  })
})

it('waits for a birthday', () => {
  const unlock: Unlock = { kind: 'birthday', years: 21, day: { year: 2027, month: 3, day: 5 } }
  expect(applyUnlock(unlock, applicant, given)).toEqual({ applicant, today: '2027-03-05' })
})

test.each([
  [null, null],
  [100_000, 780_000],
  [780_000, 780_000],
  [900_000, 900_000],
  [Infinity, Infinity],
])('a household of %s earns %s once one of it earns 65,000 a month', (household_income, after) => {
  const unlock: Unlock = { kind: 'income', monthly_income: 65_000 }
  expect(applyUnlock(unlock, { ...applicant, household_income }, given).applicant.household_income).toBe(
    after,
  )
})
