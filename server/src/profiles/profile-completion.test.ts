import { ownProfileFieldNames } from '@marketplace/contract/profiles'
import { describe, expect, it } from 'vitest'
import { completeProfile } from '../testing/build-profile.ts'
import { profileCompletion, type CompletionFacts } from './profile-completion.ts'

const empty = {
  ...Object.fromEntries(ownProfileFieldNames.map((name) => [name, null])),
  mobile_phone_number: null,
} as CompletionFacts
const whole = { ...empty, ...completeProfile(), mobile_phone_number: '9000000001' } as CompletionFacts

describe('profileCompletion', () => {
  it('is content with a complete profile', () => {
    expect(profileCompletion(whole)).toEqual({ complete: true, missing: [] })
  })

  it('names every field of an empty one in the order of the page', () => {
    expect(profileCompletion(empty)).toEqual({
      complete: false,
      missing: [
        'first_name',
        'last_name',
        'birth_date',
        'tin',
        'gender',
        'email',
        'mobile_phone_number',
        'address1',
        'postal_code',
        'residence_type',
        'employment_status_code',
        'monthly_income',
        'household_income',
        'emi',
        'se_loan_amount',
      ],
    })
  })

  it.each([
    ['tenant without rent', { monthly_rent: null }, ['monthly_rent']],
    ['tenant who pays none', { monthly_rent: 0 }, []],
    ['paying guest without rent', { residence_type: 6, monthly_rent: null }, ['monthly_rent']],
    ['owner without rent', { residence_type: 1, monthly_rent: null }, []],
    ['company house without rent', { residence_type: 8, monthly_rent: null }, []],
    ['salaried without employer', { employer_name: null }, ['employer_name']],
    ['salaried with an empty employer', { employer_name: '' }, ['employer_name']],
    [
      'salaried without any of it',
      { employer_name: null, officepincode: null, salary_mode: null },
      ['employer_name', 'officepincode', 'salary_mode'],
    ],
    [
      'self employed without employer',
      { employment_status_code: 2, employer_name: null, officepincode: null, salary_mode: null },
      [],
    ],
    ['no EMI told', { emi: null }, ['emi']],
    ['an EMI of 0', { emi: 0 }, []],
    ['an amount of 0', { se_loan_amount: 0 }, ['se_loan_amount']],
    ['an amount below the smallest loan', { se_loan_amount: 999 }, ['se_loan_amount']],
    ['the smallest loan', { se_loan_amount: 1_000 }, []],
    ['no mobile number', { mobile_phone_number: null }, ['mobile_phone_number']],
    [
      'nothing that may stay empty',
      {
        address2: null,
        locality: null,
        educational_level: null,
        credit_score_class: null,
        loan_purpose: null,
        ifsc: null,
        account_number: null,
        prefer_net_banking: null,
        communication_preference: null,
      },
      [],
    ],
  ] as const)('%s', (_, change, missing) => {
    expect(profileCompletion({ ...whole, ...change })).toEqual({ complete: missing.length === 0, missing })
  })
})
