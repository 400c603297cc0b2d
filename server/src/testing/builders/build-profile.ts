import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Profile, ProfilePatch } from '@marketplace/contract/customers/profiles'
import type { FastifyInstance } from 'fastify'
import { sql } from '../../platform/db/sql.ts'
import type { Database } from '../../platform/db/database.ts'
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

/** What each loan asks beyond a personal one. */
const askedBeside: Readonly<Record<LoanProduct, ProfilePatch>> = {
  'Personal Loans': {},
  'Business Loans': {
    employment_status_code: 3,
    business_name: 'Gomti Textiles',
    business_company_type: 2,
    business_nature: 1,
    business_registration_type: 1,
    gstin: '27AAPFU0939F1ZV',
    business_pan: 'AAPFU0939F',
    business_years: 4,
    business_current_turnover: 5,
    business_gross_profit: 4,
  },
  'Gold Loans': { gold_weight_grams: 20.5, gold_purity: 2 },
  'Affordable Housing Loan': {
    property_kind: 1,
    property_value: 2_000_000,
    property_postal_code: '226020',
  },
  'Student Loans': {
    course_name: 'B.Tech. (Civil)',
    institute_name: 'Gomti Institute of Technology',
    course_level: 3,
    course_country: 1,
    course_cost: 800_000,
    co_applicant_income: 70_000,
  },
  '2-wheeler': {
    vehicle_condition: 1,
    vehicle_model: 'Demo Motor 125',
    vehicle_price: 110_000,
    down_payment: 20_000,
  },
  Car: {
    vehicle_condition: 1,
    vehicle_model: 'Demo Motor City',
    vehicle_price: 900_000,
    down_payment: 200_000,
  },
}

/** A patch that completes the details of a product. */
export const completeDetails = (product: LoanProduct, overrides: ProfilePatch = {}): ProfilePatch =>
  completeProfile({ ...askedBeside[product], product_type: product, ...overrides })

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

/** As if the customer had typed what proves them in an earlier session: what this one typed proves nothing in it. */
export const letIdentityStand = async (db: Database, userId: string): Promise<void> => {
  await db.run(sql`update customer set former_identity = null where user_id = ${userId}`)
}
