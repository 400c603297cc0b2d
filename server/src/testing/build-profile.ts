import type { Profile, ProfilePatch } from '@marketplace/contract/profiles'
import type { FastifyInstance } from 'fastify'
import type { SignedInCustomer } from './build-customer.ts'

/** A patch that completes a Personal Loans profile: a salaried tenant of 36 in Lucknow at the start of the test clock. */
export const completeProfile = (overrides: ProfilePatch = {}): ProfilePatch => ({
  first_name: 'Asha',
  last_name: 'Verma',
  birth_date: '1990-05-17',
  tin: 'ABCPV1234F',
  gender: 2,
  email: 'asha.verma@example.com',
  address1: '14, Station Road',
  locality: 'Hazratganj',
  postal_code: '226001',
  residence_type: 3,
  monthly_rent: 9_000,
  educational_level: 5,
  employment_status_code: 1,
  employer_name: 'Gomti Textiles',
  officepincode: '226010',
  monthly_income: 45_000,
  salary_mode: 1,
  household_income: 3,
  emi: 2_500,
  credit_score_class: 5,
  loan_purpose: 4,
  se_loan_amount: 200_000,
  ifsc: 'SBIN0001234',
  account_number: '30123456789',
  prefer_net_banking: 1,
  communication_preference: 3,
  allow_sms: 1,
  allow_emails: 1,
  is_editing: 0,
  ...overrides,
})

/**
 * Saves a complete profile the way the details page does.
 * @returns the profile as it was answered.
 * @throws Error where the server refused it.
 */
export const saveCompleteProfile = async (
  app: FastifyInstance,
  customer: Pick<SignedInCustomer, 'user_id' | 'headers'>,
  overrides: ProfilePatch = {},
): Promise<Profile> => {
  const response = await app.inject({
    method: 'POST',
    url: `/api/user/${customer.user_id}`,
    headers: customer.headers,
    payload: completeProfile(overrides),
  })
  if (response.statusCode !== 200) throw new Error(`the profile was refused: ${response.body}`)
  return response.json<{ data: Profile }>().data
}
