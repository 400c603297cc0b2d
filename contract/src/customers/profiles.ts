import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { answerSchemas, sealedQuestions, type SealedQuestion } from './customer-fields.ts'
import { Flag, Id, LanguageId, Mobile, plainText } from '../platform/formats.ts'
import { completedFlags, loanProducts, type CompletedFlag } from '../reference/product-journeys.ts'
import { ProductType } from '../reference/products.ts'

/**
 * What a customer may save about themselves, spelled as the server lookup of section 3: the questions of customer-fields.ts that
 * are not proved by passcode, and whether they are still at it. `null` empties a field. A value with asterisks is a masked one and
 * leaves what is stored as it is.
 */
const { mobile_phone_number: _proved, ...typedSchemas } = answerSchemas
export const ownProfileFields = { ...typedSchemas, is_editing: Flag } as const

type Fields = typeof ownProfileFields
export type OwnProfileField = keyof Fields
export const ownProfileFieldNames = Object.keys(ownProfileFields) as OwnProfileField[]

const nullableFields = Object.fromEntries(
  Object.entries(ownProfileFields).map(([name, schema]) => [name, z.nullable(schema)]),
) as { [K in OwnProfileField]: z.ZodMiniNullable<Fields[K]> }

const masked = z.nullable(z.string())
const maskedFields = Object.fromEntries(sealedQuestions.map((question) => [question, masked])) as Record<
  SealedQuestion,
  typeof masked
>
const flagFields = Object.fromEntries(completedFlags.map((flag) => [flag, Flag])) as Record<
  CompletedFlag,
  typeof Flag
>

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

/**
 * The client form of section 3 also carries the two addresses of a device. They are taken and not kept: the server notes the address
 * that a consent came from itself, and nobody may ask for the other (docs/decisions/080; domain.md 10).
 */
const notKept = z.optional(z.nullable(plainText(64)))
const SentProfile = z.strictObject({ ...ProfilePatch.shape, ip_address: notKept, mac_address: notKept })

/** The user profile of section 3 as GET /api/user/{id} answers it: PANs, GSTIN, birth date and account number are masked. */
export const Profile = z.object({
  ...nullableFields,
  ...maskedFields,
  user_id: Id,
  channel_id: z.number(),
  role_id: z.number(),
  email_verified: Flag,
  mobile_phone_code: z.string(),
  mobile_phone_number: z.nullable(z.string()),
  language: LanguageId,
  merchant_location_id: z.nullable(z.number()),
  ...flagFields,
  pl_update_required: Flag,
  pl_se_update_required: Flag,
  /** The loans whose details are being told or changed; `is_editing` is that of the one whose details were saved last. */
  editing_products: z.array(z.enum(loanProducts)),
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
  errors: ['not_found'],
} as const satisfies Call

export const saveProfile = {
  method: 'POST',
  path: '/api/user/:id',
  audience: 'customer',
  limit: 'write',
  params: OwnId,
  body: SentProfile,
  answer: dataOf(Profile),
  errors: ['not_found', 'contact_needs_passcode', 'profile_incomplete', 'age_out_of_range'],
} as const satisfies Call

export const getMaskInfo = {
  method: 'GET',
  path: '/api/getMaskInfo/:id',
  audience: 'customer',
  limit: 'read',
  params: OwnId,
  answer: dataOf(z.object({ pan: z.nullable(z.string()), birth_date: z.nullable(z.string()) })),
  errors: ['not_found'],
} as const satisfies Call
