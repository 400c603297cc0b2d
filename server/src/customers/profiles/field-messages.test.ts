import { messagesEn, type MessageKey } from '@marketplace/contract/platform/messages.en'
import { messagesHi } from '@marketplace/contract/platform/messages.hi'
import type { ProfilePatch } from '@marketplace/contract/customers/profiles'
import { staffMessages } from '@marketplace/contract/platform/staff-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Refused {
  code: string
  message: string
  details?: { field: string; message: string }[]
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const save = (customer: SignedInCustomer, payload: unknown, language = 'en') =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/${customer.user_id}`,
    headers: { ...customer.headers, 'content-type': 'application/json', 'accept-language': language },
    payload: JSON.stringify(payload),
  })

/** Formats, by field: the message is the specification's, section 5, to the letter. */
const refusals: readonly [keyof ProfilePatch, unknown, MessageKey, string][] = [
  ['email', 'asha@example', 'email_invalid', 'Email is invalid'],
  ['email', 'asha@example.info', 'email_invalid', 'Email is invalid'],
  ['tin', 'ABCDE1234F', 'pan_invalid', 'Invalid PAN'],
  ['tin', 'abcpv1234f', 'pan_invalid', 'Invalid PAN'],
  ['first_name', 'Asha2', 'first_name_invalid', 'Only alphabets are considered to be the valid first name'],
  ['last_name', 'Ver ma', 'last_name_invalid', 'Only alphabets are considered to be the valid last name'],
  ['postal_code', '022601', 'pincode_invalid', 'Please enter a valid 6 digit pincode'],
  ['officepincode', '22601', 'pincode_invalid', 'Please enter a valid 6 digit pincode'],
  ['address1', 'Flat 4; Road', 'address1_invalid', 'Do not use special characters in Address Line 1'],
  ['address2', '<b>', 'address2_invalid', 'Do not use special characters in Address Line 2'],
  ['monthly_income', 0, 'monthly_income_invalid', 'Monthly income requires between ₹ 1 and ₹ 1,000,000'],
  [
    'monthly_income',
    1_000_001,
    'monthly_income_invalid',
    'Monthly income requires between ₹ 1 and ₹ 1,000,000',
  ],
  ['monthly_income', 10.5, 'monthly_income_invalid', 'Monthly income requires between ₹ 1 and ₹ 1,000,000'],
  ['ifsc', 'sbin0001234', 'ifsc_invalid', 'IFSC format is invalid (case sensitive field)'],
  ['birth_date', '1990-02-30', 'birth_date_invalid', 'Please enter a valid birth date'],
  ['birth_date', '17/05/1990', 'birth_date_invalid', 'Please enter a valid birth date'],
  ['birth_date', '2030-01-01', 'birth_date_invalid', 'Please enter a valid birth date'],
  [
    'employer_name',
    'AB',
    'company_name_invalid',
    'Company name must be of length 3 - 40 and only alphabets and/or numbers are considered as valid',
  ],
  [
    'locality',
    'Sector-12',
    'locality_invalid',
    'Only Alpha-numeric, comma, full stop, space and hash are considered as valid',
  ],
  ['mobile_phone_number', '12345', 'mobile_invalid', 'Please enter a valid 10 digit mobile number'],
  ['account_number', '12345678', 'account_number_invalid', messagesEn.account_number_invalid],
  ['se_loan_amount', 1.5, 'amount_invalid', messagesEn.amount_invalid],
  ['emi', -1, 'amount_invalid', messagesEn.amount_invalid],
  ['monthly_rent', '9000', 'amount_invalid', messagesEn.amount_invalid],
  ['gender', 9, 'option_invalid', messagesEn.option_invalid],
  ['residence_type', 99, 'option_invalid', messagesEn.option_invalid],
  ['salary_mode', '1', 'option_invalid', messagesEn.option_invalid],
  ['allow_sms', true, 'invalid_value', messagesEn.invalid_value],
  ['gstin', '27AAPFU0939F1ZW', 'gstin_invalid', messagesEn.gstin_invalid],
  ['gstin', '27AAPFU0939F1Z', 'gstin_invalid', messagesEn.gstin_invalid],
  ['business_pan', 'AAPFU0939', 'pan_invalid', 'Invalid PAN'],
  [
    'business_name',
    'AB',
    'company_name_invalid',
    'Company name must be of length 3 - 40 and only alphabets and/or numbers are considered as valid',
  ],
  ['gold_weight_grams', 0.49, 'gold_weight_invalid', messagesEn.gold_weight_invalid],
  ['gold_weight_grams', 1_000.01, 'gold_weight_invalid', messagesEn.gold_weight_invalid],
  ['gold_weight_grams', 10.125, 'gold_weight_invalid', messagesEn.gold_weight_invalid],
  ['gold_weight_grams', '10', 'gold_weight_invalid', messagesEn.gold_weight_invalid],
  ['gold_purity', 5, 'option_invalid', messagesEn.option_invalid],
  ['property_kind', 6, 'option_invalid', messagesEn.option_invalid],
  ['property_value', 500_000_001, 'amount_invalid', messagesEn.amount_invalid],
  ['property_postal_code', '0226', 'pincode_invalid', 'Please enter a valid 6 digit pincode'],
  ['course_level', 6, 'option_invalid', messagesEn.option_invalid],
  ['course_country', 3, 'option_invalid', messagesEn.option_invalid],
  ['course_name', 'B', 'thing_name_invalid', messagesEn.thing_name_invalid],
  ['institute_name', '<b>IIT</b>', 'thing_name_invalid', messagesEn.thing_name_invalid],
  ['co_applicant_income', 0, 'monthly_income_invalid', 'Monthly income requires between ₹ 1 and ₹ 1,000,000'],
  ['vehicle_condition', 3, 'option_invalid', messagesEn.option_invalid],
  ['vehicle_price', 90_000.5, 'amount_invalid', messagesEn.amount_invalid],
  ['down_payment', -1, 'amount_invalid', messagesEn.amount_invalid],
  ['business_years', 7, 'option_invalid', messagesEn.option_invalid],
]

describe('messages of a refused field', () => {
  it.each(refusals)('%s %j says %s', async (field, value, key, text) => {
    const customer = await buildCustomer(test.services)
    const english = await save(customer, { [field]: value })
    expect(english.statusCode).toBe(400)
    expect(english.json<Refused>().details).toEqual([{ field, message: text }])
    const hindi = (await save(customer, { [field]: value }, 'hi')).json<Refused>()
    expect(hindi.details).toEqual([{ field, message: messagesHi[key] }])
    expect(hindi.message).toBe(messagesHi.invalid_request)
  })

  it.each<[keyof ProfilePatch, unknown]>([
    ['gstin', '27AAPFU0939F1ZV'],
    ['business_pan', 'AAACC1206D'],
    ['gold_weight_grams', 0.5],
    ['gold_weight_grams', 8.35],
    ['gold_weight_grams', 1_000],
    ['course_name', 'एमबीए (Finance) & Law'],
    ['vehicle_model', 'Demo 125 S/Plus'],
    ['se_loan_amount', 20_000_000],
  ])('takes %s %j', async (field, value) => {
    const customer = await buildCustomer(test.services)
    expect((await save(customer, { [field]: value })).statusCode).toBe(200)
  })

  it.each(['2008-11-20', '1946-11-20', '1945-11-21'])(
    'takes birth date %s on 20/11/2026 in India',
    async (birth_date) => {
      expect((await save(await buildCustomer(test.services), { birth_date })).statusCode).toBe(200)
    },
  )

  it.each(['2008-11-21', '1945-11-20'])(
    'refuses birth date %s on 20/11/2026 in India',
    async (birth_date) => {
      const response = await save(await buildCustomer(test.services), { birth_date })
      expect(response.statusCode).toBe(422)
      expect(response.json<Refused>()).toMatchObject({
        code: 'age_out_of_range',
        message: "Your age doesn't match the required age criteria",
        details: [{ field: 'birth_date', message: "Your age doesn't match the required age criteria" }],
      })
    },
  )

  it('counts the age by the day in India, which begins at 18:30 of the day before in UTC', async () => {
    const start = test.clock.now().toISOString()
    for (const [instant, status] of [
      ['2026-11-20T18:29:59Z', 422],
      ['2026-11-20T18:30:00Z', 200],
    ] as const) {
      test.clock.set(instant)
      const customer = await buildCustomer(test.services)
      expect((await save(customer, { birth_date: '2008-11-21' })).statusCode).toBe(status)
    }
    test.clock.set(start)
  })
})

/** Specification section 5, Customer messages; each key is said by the call that it belongs to. */
const sectionFive: Partial<Record<MessageKey, string>> = {
  mobile_invalid: 'Please enter a valid 10 digit mobile number',
  email_invalid: 'Email is invalid',
  passcode_invalid: 'Enter 6 digits OTP',
  pan_invalid: 'Invalid PAN',
  first_name_invalid: 'Only alphabets are considered to be the valid first name',
  last_name_invalid: 'Only alphabets are considered to be the valid last name',
  pincode_invalid: 'Please enter a valid 6 digit pincode',
  address1_invalid: 'Do not use special characters in Address Line 1',
  address2_invalid: 'Do not use special characters in Address Line 2',
  monthly_income_invalid: 'Monthly income requires between ₹ 1 and ₹ 1,000,000',
  ifsc_invalid: 'IFSC format is invalid (case sensitive field)',
  date_invalid: 'Invalid date',
  year_invalid: 'Invalid year',
  birth_date_invalid: 'Please enter a valid birth date',
  age_not_allowed: "Your age doesn't match the required age criteria",
  offer_not_selected: 'Please select a offer from offer screen',
  company_name_invalid:
    'Company name must be of length 3 - 40 and only alphabets and/or numbers are considered as valid',
  locality_invalid: 'Only Alpha-numeric, comma, full stop, space and hash are considered as valid',
  user_name_invalid: 'Please enter a valid user name',
  help_email_invalid: 'Email error',
  help_phone_invalid: 'Phone Number error',
}

describe('the catalogue', () => {
  it('shares no key with the messages of staff, which would be English for everybody', () => {
    const shared = Object.keys(staffMessages).filter((key) => Object.hasOwn(messagesEn, key))
    expect(shared).toEqual([])
  })

  it('has the texts of section 5 to the letter', () => {
    expect(messagesEn).toMatchObject(sectionFive)
  })

  it.each(Object.entries(messagesEn))('says %s in Hindi too, in other words', (key, english) => {
    const hindi = Object.entries(messagesHi).find(([other]) => other === key)?.[1] ?? ''
    expect(hindi).toMatch(/\p{Script=Devanagari}/u)
    expect(hindi).not.toBe(english)
  })
})
