import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndAccounts } from '../platform/call.ts'
import { Id, Ifsc, Instant, Pincode, rowIdInPath } from '../platform/formats.ts'
import { AgreementKind } from './partner-agreements.ts'
import { entityKinds } from './pan-of-kind.ts'
import { BankAccount, HolderGstin, HolderPan, named, Reason } from './partners.ts'

/** What a partner sends in of itself, each to be checked by itself. */
export const kycItems = ['business', 'tax', 'bank'] as const
export const KycItem = z.enum(kycItems, { error: 'invalid_value' })
export type KycItem = z.output<typeof KycItem>

const business = {
  entity_kind: z.enum(entityKinds, { error: 'field_required' }),
  legal_name: named(120),
  address: named(300),
  pincode: Pincode,
}
const tax = { pan: HolderPan, gstin: z.nullable(HolderGstin) }
const bank = { account_name: named(80), account_number: BankAccount, ifsc: Ifsc }

export const KycBusiness = z.object(business)
export type KycBusiness = z.output<typeof KycBusiness>
export const KycTax = z.object(tax)
export type KycTax = z.output<typeof KycTax>
export const KycBank = z.object(bank)
export type KycBank = z.output<typeof KycBank>

/** What of a record was checked, where it stands on one. */
export const lapsedFields = ['legal_name', 'pan', 'gstin', 'account_name', 'account_number', 'ifsc'] as const
export type LapsedField = (typeof lapsedFields)[number]

/** One item as it was sent last. Of the three parts the one of its item is there, the others are null; what is sealed shows its mask. */
export const KycSubmission = z.object({
  submission_id: Id,
  item: KycItem,
  /** `lapsed`: it was checked, and what staff have on record says something else since; it is to be sent and checked again. */
  state: z.enum(['sent', 'checked', 'refused', 'lapsed']),
  sent_at: Instant,
  refused_reason: z.nullable(z.string()),
  checked_at: z.nullable(Instant),
  /** Of a check that lapsed: since when, and what of the record has changed; else null and none. */
  lapsed_at: z.nullable(Instant),
  lapsed_fields: z.array(z.enum(lapsedFields)),
  business: z.nullable(KycBusiness),
  tax: z.nullable(z.object({ pan_masked: z.string(), gstin_masked: z.nullable(z.string()) })),
  bank: z.nullable(
    z.object({ account_name: z.string(), account_number_masked: z.string(), ifsc: z.string() }),
  ),
})
export type KycSubmission = z.output<typeof KycSubmission>

/** The latest of each item that was ever sent, in the order of `kycItems`. */
export const getPartnerKyc = {
  method: 'GET',
  path: '/api/partner/kyc',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  notInMasquerade: true,
  answer: dataOf(z.array(KycSubmission)),
  errors: [],
} as const satisfies Call

const sends = {
  method: 'POST',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  stepUp: true,
  answer: dataOf(z.array(KycSubmission)),
  errors: ['kyc_waits'],
} as const
/** Made by who sends: the same one twice is sent once. */
const submission_id = Id

/** Failures: 409 kyc_waits; 400 pan_not_of_kind, where the PAN that was sent is of another kind of holder. */
export const sendKycBusiness = {
  ...sends,
  path: '/api/partner/kyc/business',
  body: z.strictObject({ submission_id, ...business }),
} as const satisfies Call

/** Failures: 409 kyc_waits; 400 pan_not_of_kind, gstin_not_of_pan. */
export const sendKycTax = {
  ...sends,
  path: '/api/partner/kyc/tax',
  body: z.strictObject({ submission_id, ...tax }),
} as const satisfies Call

/** Failures: 409 kyc_waits. */
export const sendKycBank = {
  ...sends,
  path: '/api/partner/kyc/bank',
  body: z.strictObject({ submission_id, ...bank }),
} as const satisfies Call

/** What a partner sent in and what it accepted, as staff read it. */
export const MerchantPapers = z.object({
  kyc: z.array(z.extend(KycSubmission, { checked_by: z.nullable(z.string()) })),
  accepted: z.array(
    z.object({
      kind: AgreementKind,
      version: z.number(),
      title: z.string(),
      /** The name as it was typed. */
      name: z.string(),
      accepted_at: Instant,
      text: z.string(),
    }),
  ),
})
export type MerchantPapers = z.output<typeof MerchantPapers>

export const getMerchantPapers = {
  method: 'GET',
  path: '/api/merchants/:id/papers',
  audience: [1],
  limit: 'read',
  params: z.object({ id: rowIdInPath() }),
  answer: dataOf(MerchantPapers),
  errors: ['not_found'],
} as const satisfies Call

/**
 * Writes what was sent to the partner's record, by the rules of any save of it. The record is the version that was looked at.
 * Failures: 404; 409 conflict where it was decided or the record changed meanwhile.
 */
export const checkKyc = {
  method: 'POST',
  path: '/api/merchants/kyc/check',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    submission_id: Id,
    version: z
      .number({ error: 'invalid_value' })
      .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value')),
  }),
  answer: dataOf(MerchantPapers),
  errors: ['not_found', 'conflict', 'partner_email_taken', 'partner_slug_taken', 'utm_id_taken'],
} as const satisfies Call

/** The partner reads the reason, and is written to. Failures: 404; 409 conflict where it was decided meanwhile. */
export const refuseKyc = {
  method: 'POST',
  path: '/api/merchants/kyc/refuse',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ submission_id: Id, reason: Reason }),
  answer: dataOf(MerchantPapers),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** A sealed value that was sent, in clear: an act of its own on the audit log. Failures: 404, also where it is not among what was sent. */
export const unmaskKyc = {
  method: 'POST',
  path: '/api/merchants/kyc/unmask',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    submission_id: Id,
    field: z.enum(['pan', 'gstin', 'account_number'], { error: 'invalid_value' }),
    reason: Reason,
  }),
  answer: dataOf(z.object({ value: z.string() })),
  errors: ['not_found'],
} as const satisfies Call
