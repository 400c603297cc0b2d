import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import {
  AccountNumber,
  AddressLine1,
  AddressLine2,
  CompanyName,
  CompanyPan,
  Day,
  Email,
  FirstName,
  Flag,
  GoldWeight,
  Gstin,
  Id,
  Ifsc,
  LanguageId,
  LastName,
  Locality,
  Mobile,
  MonthlyIncome,
  OptionId,
  PersonalPan,
  Pincode,
  ThingName,
  wholeRupees,
} from '../platform/formats.ts'
import { loanProducts, widestLoan } from '../reference/product-journeys.ts'
import { ProductType } from '../reference/products.ts'

/** A birth date as getProfile shows it: DD/MM/YYYY with asterisks. */
const masked = z.string().check(
  z.regex(/^[0-9*]{2}\/[0-9*]{2}\/[0-9*]{4}$/, 'birth_date_invalid'),
  z.refine((day) => day.includes('*'), 'birth_date_invalid'),
)

/**
 * What a customer may save about themselves: one declaration a field, spelled as the server lookup of section 3. `null`
 * empties a field. A value with asterisks is a masked one and leaves what is stored as it is.
 */
export const ownProfileFields = {
  first_name: FirstName,
  last_name: LastName,
  birth_date: z.union([Day, masked], { error: 'birth_date_invalid' }),
  tin: PersonalPan,
  gender: OptionId,
  email: Email,
  address1: AddressLine1,
  address2: AddressLine2,
  locality: Locality,
  postal_code: Pincode,
  residence_type: OptionId,
  monthly_rent: wholeRupees(1_000_000),
  educational_level: OptionId,
  employment_status_code: OptionId,
  employer_name: CompanyName,
  officepincode: Pincode,
  monthly_income: MonthlyIncome,
  salary_mode: OptionId,
  household_income: OptionId,
  emi: wholeRupees(1_000_000),
  credit_score_class: OptionId,
  loan_purpose: OptionId,
  se_loan_amount: wholeRupees(widestLoan.amount.max),
  ifsc: Ifsc,
  account_number: AccountNumber,
  prefer_net_banking: OptionId,
  communication_preference: OptionId,
  allow_sms: Flag,
  allow_emails: Flag,
  business_account: Flag,
  business_name: CompanyName,
  business_registration_type: OptionId,
  business_company_type: OptionId,
  business_nature: OptionId,
  business_current_turnover: OptionId,
  business_years: OptionId,
  business_gross_profit: OptionId,
  gstin: Gstin,
  business_pan: CompanyPan,
  professional_type: OptionId,
  professional_years: OptionId,
  gold_weight_grams: GoldWeight,
  gold_purity: OptionId,
  property_value: wholeRupees(500_000_000),
  property_postal_code: Pincode,
  property_kind: OptionId,
  course_name: ThingName,
  institute_name: ThingName,
  course_level: OptionId,
  course_country: OptionId,
  course_cost: wholeRupees(50_000_000),
  co_applicant_income: MonthlyIncome,
  vehicle_price: wholeRupees(100_000_000),
  down_payment: wholeRupees(100_000_000),
  vehicle_condition: OptionId,
  vehicle_model: ThingName,
  is_editing: Flag,
} as const

type Fields = typeof ownProfileFields
export type OwnProfileField = keyof Fields
export const ownProfileFieldNames = Object.keys(ownProfileFields) as OwnProfileField[]

const nullableFields = Object.fromEntries(
  Object.entries(ownProfileFields).map(([name, schema]) => [name, z.nullable(schema)]),
) as { [K in OwnProfileField]: z.ZodMiniNullable<Fields[K]> }

/**
 * Only the fields sent are changed; a field that is not the customer's to save is refused. The mobile number may be sent as it
 * stands; another one, and another e-mail in place of a verified one, needs a passcode first (decisions.md 12).
 * `product_type` is the loan whose details are being told; pressed on from with `is_editing` 0 it is Personal Loans where left out.
 */
export const ProfilePatch = z.strictObject({
  ...z.partial(z.object(nullableFields)).shape,
  mobile_phone_number: z.optional(Mobile),
  product_type: z.optional(z.enum(loanProducts, { error: 'invalid_value' })),
})
export type ProfilePatch = z.output<typeof ProfilePatch>

/** The user profile of section 3 as GET /api/user/{id} answers it: PANs, GSTIN, birth date and account number are masked. */
export const Profile = z.object({
  ...nullableFields,
  birth_date: z.nullable(z.string()),
  tin: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  business_pan: z.nullable(z.string()),
  user_id: Id,
  channel_id: z.number(),
  role_id: z.number(),
  email_verified: Flag,
  mobile_phone_code: z.string(),
  mobile_phone_number: z.nullable(z.string()),
  language: LanguageId,
  merchant_location_id: z.nullable(z.number()),
  bl_completed: Flag,
  pl_completed: Flag,
  gl_completed: Flag,
  hl_completed: Flag,
  sl_completed: Flag,
  tl_completed: Flag,
  cl_completed: Flag,
  pl_update_required: Flag,
  pl_se_update_required: Flag,
  inflight_credit_app_id: z.nullable(Id),
  /** The open applications, at most one a product, the newest first. */
  inflight_applications: z.array(z.object({ app_id: Id, product_type: ProductType })),
})
export type Profile = z.output<typeof Profile>

/** `{id}` is the prospect application id of the session or the session's own user id; any other answers as absent. */
const OwnId = z.object({ id: Id })

export const getProfile = {
  method: 'GET',
  path: '/api/user/:id',
  audience: 'customer',
  limit: 'read',
  params: OwnId,
  answer: dataOf(Profile),
} as const satisfies Call

export const saveProfile = {
  method: 'POST',
  path: '/api/user/:id',
  audience: 'customer',
  limit: 'write',
  params: OwnId,
  body: ProfilePatch,
  answer: dataOf(Profile),
} as const satisfies Call

export const getMaskInfo = {
  method: 'GET',
  path: '/api/getMaskInfo/:id',
  audience: 'customer',
  limit: 'read',
  params: OwnId,
  answer: dataOf(z.object({ pan: z.nullable(z.string()), birth_date: z.nullable(z.string()) })),
} as const satisfies Call
