import type { FieldKind } from '@marketplace/contract/customers/customer-field'
import { fieldOf, isTypedQuestion, questionNames } from '@marketplace/contract/customers/customer-fields'
import { messagesEn } from '@marketplace/contract/platform/messages.en'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { ProfilePatch } from '@marketplace/contract/customers/profiles'
import { loansThatAsk } from '@marketplace/contract/customers/product-questions'
import { expect, test } from 'vitest'
import { problemOf } from '../web/src/customer/details/check-details.ts'
import { toWire, type DetailField } from '../web/src/customer/details/detail-values.ts'
import { exampleValues } from '../web/src/customer/details/testing/example-values.ts'

const company =
  'Company name must be of length 3 - 40 and only alphabets and/or numbers are considered as valid'
const pin = 'Please enter a valid 6 digit pincode'
const income = 'Monthly income requires between ₹ 1 and ₹ 1,000,000'
const rupees = messagesEn.amount_invalid
const grams = messagesEn.gold_weight_invalid
const thing = messagesEn.thing_name_invalid

/** Wrong answers by field, each with what is said about it: the texts of section 5 to the letter, ours elsewhere. */
const wrong: readonly [DetailField, string, string][] = [
  ['pan_name', 'Asha2', messagesEn.pan_name_invalid],
  ['first_name', 'Asha2', 'Only alphabets are considered to be the valid first name'],
  ['first_name', 'Asha Rani', 'Only alphabets are considered to be the valid first name'],
  ['last_name', 'V.', 'Only alphabets are considered to be the valid last name'],
  ['birth_date', '17 May', 'Please enter a valid birth date'],
  ['tin', 'ABCDE1234F', 'Invalid PAN'],
  ['tin', 'ABCPE123F', 'Invalid PAN'],
  ['email', 'asha@example', 'Email is invalid'],
  ['email', 'asha@example.info', 'Email is invalid'],
  ['address1', 'Flat 4 @ Road', 'Do not use special characters in Address Line 1'],
  ['address2', '4@5', 'Do not use special characters in Address Line 2'],
  ['locality', 'Sector@12', 'Only Alpha-numeric, comma, full stop, space and hash are considered as valid'],
  ['postal_code', '22600', pin],
  ['postal_code', '022600', pin],
  ['monthly_rent', '12.5', rupees],
  ['employer_name', 'AB', company],
  ['employer_name', 'Gomti & Sons', company],
  ['officepincode', '22601', pin],
  ['monthly_income', '0', income],
  ['monthly_income', '1000001', income],
  ['household_income_amount', '12.5', messagesEn.household_amount_invalid],
  ['household_income_amount', '300001', messagesEn.household_amount_invalid],
  ['emi', '12.5', rupees],
  ['se_loan_amount', '12.5', rupees],
  ['ifsc', 'sbin0001234', 'IFSC format is invalid (case sensitive field)'],
  ['account_number', '1234567', messagesEn.account_number_invalid],
  ['business_name', 'AB', company],
  ['business_name', 'Gomti-Textiles', company],
  ['business_name', 'G'.repeat(41), company],
  ['business_pan', 'AAACG1234', 'Invalid PAN'],
  ['gstin', '09AAACG1234K1Z', messagesEn.gstin_invalid],
  // The form is right, the check digit (mod 36) is not.
  ['gstin', '09AAACG1234K1ZS', messagesEn.gstin_invalid],
  ['gold_weight_grams', '0.4', grams],
  ['gold_weight_grams', '1000.01', grams],
  ['gold_weight_grams', '10.125', grams],
  ['gold_weight_grams', 'ten', grams],
  ['gold_coin_grams', '10.125', grams],
  ['open_gold_loans', '12.5', rupees],
  ['property_value', '12.5', rupees],
  ['property_value', '500000001', rupees],
  ['property_postal_code', '0226', pin],
  ['course_name', 'B', thing],
  ['institute_name', '<b>', thing],
  ['course_cost', '12.5', rupees],
  ['co_applicant_income', '0', income],
  ['vehicle_price', '12.5', rupees],
  ['down_payment', '12.5', rupees],
  ['vehicle_model', 'X', thing],
]

/** Answers with which every question comes up. */
const open = {
  residence_type: '3',
  employment_status_code: '1',
  business_registration_type: '1',
  business_company_type: '4',
  household_income: '1',
}
const today = '2026-11-21'
const asksFor = (field: DetailField): LoanProduct => loansThatAsk(field)[0] ?? 'Personal Loans'
const sayOf = (key: string | null): string | undefined =>
  Object.entries(messagesEn).find(([name]) => name === key)?.[1]

/** What the page says of a typed answer, and what the call says of the field. */
const saidOf = (field: DetailField, typed: string) => {
  const surroundings = {
    product: asksFor(field),
    today,
    hasMobile: true,
    stage: 'apply' as const,
    refusals: {},
  }
  const values = exampleValues({ ...open, [field]: typed })
  const { error } = ProfilePatch.safeParse({ [field]: toWire(field, typed) })
  const told = error?.issues.map(({ path, message: key }) => `${path.join('.')}: ${sayOf(key)}`)
  return { page: sayOf(problemOf(field, values, surroundings)), call: [...new Set(told)] }
}

test.each(wrong)('%s "%s" is refused alike by the page and the call: %s', (field, typed, message) => {
  expect(saidOf(field, typed)).toEqual({ page: message, call: [`${field}: ${message}`] })
})

/** What no answer of a kind may be. */
const wrongOf: Readonly<Record<Exclude<FieldKind, 'option' | 'flag' | 'permission' | 'mobile'>, string>> = {
  text: '<b>',
  email: 'asha',
  pincode: '0226',
  code: '?',
  digits: '1',
  day: '17 May',
  rupees: '12.5',
  number: 'ten',
}

test.each(questionNames.filter(isTypedQuestion))(
  'a wrong answer to %s has words, of page and call alike',
  (field) => {
    const { kind } = fieldOf(field)
    if (kind === 'option' || kind === 'flag' || kind === 'permission' || kind === 'mobile') {
      // Chosen and not typed: the page offers nothing wrong.
      expect(ProfilePatch.safeParse({ [field]: 100 }).success).toBe(false)
      return
    }
    const { page, call } = saidOf(field, wrongOf[kind])
    expect(page).toEqual(expect.any(String))
    expect(call).toEqual([`${field}: ${page}`])
  },
)
