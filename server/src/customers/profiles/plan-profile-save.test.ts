import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import { ownProfileFieldNames, type ProfilePatch } from '@marketplace/contract/customers/profiles'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenProfile } from './open-profile.ts'
import { planProfileSave } from './plan-profile-save.ts'

const surroundings = {
  today: '2026-11-20',
  age_min: 18,
  age_max: 80,
  hasOption: (_: string, id: number) => id <= 5,
  householdMax: (option: number) => ({ 1: 300_000, 2: 600_000 })[option] ?? null,
}

const stored = (
  facts: Partial<OpenProfile['facts']> = {},
  clear: Partial<OpenProfile['clear']> = {},
): OpenProfile => ({
  facts: {
    email: 'old@example.com',
    email_verified: 0,
    mobile_phone_number: '9000000001',
    ...facts,
  } as OpenProfile['facts'],
  clear: {
    pan_name: null,
    birth_date: '1990-05-17',
    tin: 'ABCPV1234F',
    account_number: '30123456789',
    gstin: '27AAPFU0939F1ZV',
    business_pan: 'AAPFU0939F',
    ...clear,
  },
})

describe('planProfileSave', () => {
  it.each<[string, ProfilePatch, ProfilePatch]>([
    ['an empty patch', {}, {}],
    ['plain fields', { first_name: 'Asha', emi: 0 }, { first_name: 'Asha', emi: 0 }],
    [
      'null empties',
      { tin: null, birth_date: null, gender: null },
      { tin: null, birth_date: null, gender: null },
    ],
    [
      'masks that come back',
      { tin: '*****1234F', birth_date: '**/**/1990', account_number: '*******6789' },
      {},
    ],
    ['masks of a business that come back', { gstin: '27*****0939F1ZV', business_pan: '*****0939F' }, {}],
    ['the product that is pressed on from', { product_type: 'Gold Loans', is_editing: 0 }, { is_editing: 0 }],
    ['new sealed values', { tin: 'XYZPQ9876A' }, { tin: 'XYZPQ9876A' }],
    [
      'flags emptied',
      { allow_sms: null, allow_emails: null, is_editing: null },
      { allow_sms: 0, allow_emails: 0, is_editing: 0 },
    ],
    ['a flag that may be unknown', { business_account: null }, { business_account: null }],
    ['the mobile number as it stands', { mobile_phone_number: '9000000001' }, {}],
    ['an e-mail not verified', { email: 'new@example.com' }, { email: 'new@example.com' }],
  ])('%s', (_, patch, changes) => {
    expect(planProfileSave(stored(), patch, surroundings)).toEqual({ refusal: null, changes })
  })

  it('never changes a stored PAN by a value with an asterisk', () => {
    const starred = fc
      .stringMatching(/^[A-Z*]{3}[P*][A-Z*][0-9*]{4}[A-Z*]$/)
      .filter((pan) => pan.includes('*'))
    fc.assert(
      fc.property(starred, (tin) => {
        const plan = planProfileSave(stored(), { tin, emi: 5 }, surroundings)
        expect([
          { refusal: null, changes: { emi: 5 } },
          { refusal: 'invalid_request', problems: [{ field: 'tin', key: 'pan_invalid' }] },
        ]).toContainEqual(plan)
      }),
    )
  })

  it('keeps the spelling of a verified e-mail', () => {
    const profile = stored({ email_verified: 1 })
    expect(planProfileSave(profile, { email: 'OLD@example.com' }, surroundings)).toEqual({
      refusal: null,
      changes: {},
    })
  })

  it.each<[string, ProfilePatch, string, string[]]>([
    ['another verified e-mail', { email: 'new@example.com', gender: 9 }, 'contact_needs_passcode', ['email']],
    [
      'another mobile',
      { mobile_phone_number: '9000000002' },
      'contact_needs_passcode',
      ['mobile_phone_number'],
    ],
    ['too young', { birth_date: '2008-11-21' }, 'age_out_of_range', ['birth_date']],
    ['not born yet', { birth_date: '2026-11-21' }, 'invalid_request', ['birth_date']],
    [
      'too young and more',
      { birth_date: '2008-11-21', gender: 9 },
      'invalid_request',
      ['birth_date', 'gender'],
    ],
    ['foreign asterisks', { tin: 'ABCPV*234F' }, 'invalid_request', ['tin']],
  ])('refuses %s', (_, patch, refusal, fields) => {
    const plan = planProfileSave(stored({ email_verified: 1 }), patch, surroundings)
    expect(plan).toMatchObject({ refusal, problems: fields.map((field) => ({ field })) })
  })

  it.each([
    ['2026-02-28', 'age_out_of_range'],
    ['2026-03-01', null],
  ])('born on 29 February 2008, on %s: %s', (today, refusal) => {
    const plan = planProfileSave(stored(), { birth_date: '2008-02-29' }, { ...surroundings, today })
    expect(plan.refusal).toBe(refusal)
  })

  it('lets an option that is no longer offered stay with whoever chose it', () => {
    const before = stored({ salary_mode: 9 })
    expect(planProfileSave(before, { salary_mode: 9, emi: 0 }, surroundings)).toEqual({
      refusal: null,
      changes: { salary_mode: 9, emi: 0 },
    })
    expect(planProfileSave(before, { salary_mode: 8 }, surroundings)).toMatchObject({
      refusal: 'invalid_request',
      problems: [{ field: 'salary_mode' }],
    })
  })

  it('checks every field that chooses from an option set', () => {
    const patch = Object.fromEntries(Object.keys(optionSetOf).map((field) => [field, 9]))
    expect(planProfileSave(stored(), patch, surroundings)).toEqual({
      refusal: 'invalid_request',
      problems: Object.keys(optionSetOf).map((field) => ({ field, key: 'option_invalid' })),
    })
    expect(ownProfileFieldNames).toEqual(expect.arrayContaining(Object.keys(optionSetOf)))
  })
})

describe('a household and one of it', () => {
  it.each<[string, Partial<OpenProfile['facts']>, ProfilePatch, string | null]>([
    ['a band below the own income', { monthly_income: 75_000 }, { household_income: 1 }, 'household_income'],
    ['an own income above the band', { household_income: 1 }, { monthly_income: 75_000 }, 'monthly_income'],
    ['a band that holds it', { monthly_income: 25_000 }, { household_income: 1 }, null],
    [
      'an amount of just the own income',
      { monthly_income: 15_000, household_income: 1 },
      { household_income_amount: 180_000 },
      null,
    ],
    [
      'an amount a rupee below it',
      { monthly_income: 15_000, household_income: 1 },
      { household_income_amount: 179_999 },
      'household_income_amount',
    ],
    [
      'an own income above the amount',
      { household_income: 1, household_income_amount: 180_000 },
      { monthly_income: 15_001 },
      'monthly_income',
    ],
    [
      'an amount of another time, beside a higher band',
      { monthly_income: 45_000, household_income_amount: 180_000 },
      { household_income: 2 },
      null,
    ],
    ['the open band', { monthly_income: 1_000_000 }, { household_income: 4 }, null],
    ['something else', { monthly_income: 75_000, household_income: 1 }, { emi: 0 }, null],
    ['an income that is taken back', { household_income: 1 }, { monthly_income: null }, null],
  ])('%s', (_, facts, patch, field) => {
    const plan = planProfileSave(stored(facts), patch, surroundings)
    const problems = field === null ? undefined : [{ field, key: 'household_below_income' }]
    expect(plan).toMatchObject({
      refusal: field === null ? null : 'invalid_request',
      ...(problems && { problems }),
    })
  })
})
