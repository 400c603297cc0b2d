import { Email, FullName, Mobile, Passcode } from '@marketplace/contract/platform/formats'
import { HelpRequest } from '@marketplace/contract/office/help-requests'
import { factProblem, type FactRule } from '@marketplace/contract/loans/lender-facts'
import { messagesEn, type MessageKey } from '@marketplace/contract/platform/messages.en'
import { messagesHi } from '@marketplace/contract/platform/messages.hi'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { questionsOf } from '@marketplace/contract/customers/product-questions'
import { describe, expect, test } from 'vitest'
import { problemOf } from '../web/src/customer/details/check-details.ts'
import type { DetailField } from '../web/src/customer/details/detail-values.ts'
import { exampleValues } from '../web/src/customer/details/testing/example-values.ts'
import { checkRequest } from '../web/src/customer/merchant/check-request.ts'
import { checkContact } from '../web/src/customer/start/check-start.ts'
import { trackedFiles } from './tracked-files.ts'

/** The customer messages of section 5 to the letter, with the words of a Hindi page. */
const said = {
  mobile_invalid: ['Please enter a valid 10 digit mobile number', 'कृपया 10 अंकों का सही मोबाइल नंबर डालें'],
  email_invalid: ['Email is invalid', 'ईमेल सही नहीं है'],
  passcode_invalid: ['Enter 6 digits OTP', '6 अंकों का ओटीपी डालें'],
  pan_invalid: ['Invalid PAN', 'PAN सही नहीं है'],
  first_name_invalid: [
    'Only alphabets are considered to be the valid first name',
    'पहले नाम में सिर्फ़ अक्षर ही मान्य हैं',
  ],
  last_name_invalid: [
    'Only alphabets are considered to be the valid last name',
    'उपनाम में सिर्फ़ अक्षर ही मान्य हैं',
  ],
  pincode_invalid: ['Please enter a valid 6 digit pincode', 'कृपया 6 अंकों का सही पिन कोड डालें'],
  address1_invalid: ['Do not use special characters in Address Line 1', 'पते की पहली लाइन में विशेष चिह्न न लिखें'],
  address2_invalid: ['Do not use special characters in Address Line 2', 'पते की दूसरी लाइन में विशेष चिह्न न लिखें'],
  monthly_income_invalid: [
    'Monthly income requires between ₹ 1 and ₹ 1,000,000',
    'मासिक आय ₹ 1 से ₹ 10,00,000 के बीच होनी चाहिए',
  ],
  ifsc_invalid: ['IFSC format is invalid (case sensitive field)', 'IFSC का फ़ॉर्मैट सही नहीं है (बड़े अक्षरों में लिखें)'],
  date_invalid: ['Invalid date', 'तारीख सही नहीं है'],
  year_invalid: ['Invalid year', 'साल सही नहीं है'],
  birth_date_invalid: ['Please enter a valid birth date', 'कृपया सही जन्मतिथि डालें'],
  age_not_allowed: ["Your age doesn't match the required age criteria", 'आपकी उम्र ज़रूरी आयु सीमा में नहीं आती'],
  offer_not_selected: ['Please select a offer from offer screen', 'कृपया ऑफ़र वाली स्क्रीन से एक ऑफ़र चुनें'],
  company_name_invalid: [
    'Company name must be of length 3 - 40 and only alphabets and/or numbers are considered as valid',
    'कंपनी का नाम 3 से 40 अक्षरों का हो और उसमें सिर्फ़ अक्षर और अंक हों',
  ],
  locality_invalid: [
    'Only Alpha-numeric, comma, full stop, space and hash are considered as valid',
    'सिर्फ़ अक्षर, अंक, कॉमा, फ़ुल स्टॉप, स्पेस और हैश ही मान्य हैं',
  ],
  user_name_invalid: ['Please enter a valid user name', 'कृपया सही नाम डालें'],
  help_email_invalid: ['Email error', 'ईमेल सही नहीं है'],
  help_phone_invalid: ['Phone Number error', 'फ़ोन नंबर सही नहीं है'],
} as const satisfies Partial<Record<MessageKey, readonly [string, string]>>
type Said = keyof typeof said

test.each(Object.keys(said) as Said[])('%s is said in the words of section 5, and in Hindi', (key) => {
  expect([messagesEn[key], messagesHi[key]]).toEqual(said[key])
})

/** Wrong values of the questions that section 5 has a message for, in whichever loan asks them. */
const wrongAnswers: readonly [field: DetailField, typed: string, key: Said][] = [
  ['first_name', 'Asha2', 'first_name_invalid'],
  ['first_name', 'Asha Devi', 'first_name_invalid'],
  ['last_name', "O'Neil", 'last_name_invalid'],
  ['birth_date', '17', 'birth_date_invalid'],
  ['birth_date', '22/11/2026', 'birth_date_invalid'],
  ['birth_date', '31/02/1990', 'date_invalid'],
  ['birth_date', '17/05/1890', 'year_invalid'],
  ['tin', 'ABCDE1234F', 'pan_invalid'],
  ['tin', 'ABCPE1234', 'pan_invalid'],
  ['email', 'asha@example.info', 'email_invalid'],
  ['address1', 'Flat 4 @ Road', 'address1_invalid'],
  ['address2', 'Rao @ home', 'address2_invalid'],
  ['locality', 'Sector@12', 'locality_invalid'],
  ['postal_code', '022601', 'pincode_invalid'],
  ['employer_name', 'AB', 'company_name_invalid'],
  ['employer_name', 'Rao & Sons', 'company_name_invalid'],
  ['officepincode', '22601', 'pincode_invalid'],
  ['monthly_income', '0', 'monthly_income_invalid'],
  ['monthly_income', '1000001', 'monthly_income_invalid'],
  ['ifsc', 'SBIN1001234', 'ifsc_invalid'],
  ['business_name', 'A'.repeat(41), 'company_name_invalid'],
  ['business_pan', 'AAACG1234', 'pan_invalid'],
  ['property_postal_code', '2260', 'pincode_invalid'],
  ['co_applicant_income', '10,00,001', 'monthly_income_invalid'],
]
/** What brings the questions up that not everyone is asked. */
const answered = {
  residence_type: '3',
  employment_status_code: '1',
  business_company_type: '4',
  business_registration_type: '1',
}

const detailRows = loanProducts.flatMap((product) => {
  const asked: ReadonlySet<string> = new Set(questionsOf(product))
  return wrongAnswers
    .filter(([field]) => asked.has(field))
    .map((row): [LoanProduct, ...typeof row] => [product, ...row])
})

describe('the details of every loan', () => {
  test.each(detailRows)('%s: %s "%s" is %s', (product, field, typed, key) => {
    const surroundings = {
      product,
      today: '2026-11-21',
      hasMobile: true,
      stage: 'apply' as const,
      refusals: {},
    }
    expect(problemOf(field, exampleValues({ ...answered, [field]: typed }), surroundings)).toBe(key)
  })

  test('no wrong answer is of a question that no loan asks', () => {
    const asked = new Set(detailRows.map(([, field]) => field))
    expect(wrongAnswers.filter(([field]) => !asked.has(field))).toEqual([])
  })
})

const rule = (kind: FactRule['kind']): FactRule => ({
  name: 'fact',
  kind,
  is_needed: 1,
  min: null,
  max: null,
  options: [],
  option_set: null,
  first_day: '2026-11-21',
  last_day: '2026-12-21',
})
const firstIssue = (schema: typeof Email, typed: string) => schema.safeParse(typed).error?.issues[0]?.message
const help = (change: object) =>
  HelpRequest.safeParse({
    name: 'Asha',
    email: 'a@example.com',
    phone: '9876543210',
    description: 'x',
    ...change,
  }).error?.issues[0]?.message
const request = { name: 'Rao', contact_name: 'Asha', email: 'asha@example.com', phone: '9876543210' }

test.each<[form: string, told: string | undefined | null, key: Said]>([
  ['start, mobile', checkContact('mobile_phone_number', '98765 4321'), 'mobile_invalid'],
  ['start, mobile of an old plan', checkContact('mobile_phone_number', '12345 67890'), 'mobile_invalid'],
  ['start, e-mail', checkContact('email', 'asha@example'), 'email_invalid'],
  ['a passcode of five', firstIssue(Passcode, '12345'), 'passcode_invalid'],
  ['a passcode of letters', firstIssue(Passcode, '12345a'), 'passcode_invalid'],
  ['contact to prove, mobile', firstIssue(Mobile, '98765'), 'mobile_invalid'],
  ['contact to prove, e-mail', firstIssue(Email, 'asha@'), 'email_invalid'],
  ['a full name of one word', firstIssue(FullName, 'Asha'), 'user_name_invalid'],
  [
    'a partner’s request, e-mail',
    checkRequest({ ...request, email: 'asha@' }).errors?.email,
    'email_invalid',
  ],
  ['a partner’s request, mobile', checkRequest({ ...request, phone: '98' }).errors?.phone, 'mobile_invalid'],
  ['a lender’s question, mobile', factProblem(rule('mobile'), '98'), 'mobile_invalid'],
  ['a lender’s question, e-mail', factProblem(rule('email'), 'asha@'), 'email_invalid'],
  ['a lender’s question, day', factProblem(rule('day'), '2026-02-30'), 'date_invalid'],
  ['a lender’s question, day too late', factProblem(rule('day'), '2027-01-01'), 'date_invalid'],
  ['help, e-mail', help({ email: 'asha@' }), 'help_email_invalid'],
  ['help, phone', help({ phone: '98765' }), 'help_phone_invalid'],
])('%s', (_, told, key) => {
  expect(told).toBe(key)
})

/** Messages that no check of a form gives: where they are said. */
test.each<[key: Said, path: string]>([
  ['passcode_invalid', 'web/src/customer/verification/verification-page.tsx'],
  ['passcode_invalid', 'web/src/customer/lender-pages/passcode-step.tsx'],
  ['passcode_invalid', 'web/src/customer/my-data/prove-action.tsx'],
  ['offer_not_selected', 'web/src/customer/applications/lenders-transaction-page.tsx'],
  ['age_not_allowed', 'server/src/customers/profiles/plan-profile-save.ts'],
])('%s is said by %s', (key, path) => {
  expect(trackedFiles(['.ts', '.tsx']).find((file) => file.path === path)?.text).toContain(`'${key}'`)
})
