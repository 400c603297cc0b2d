import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { ApplicationNumber } from '../loans/application-number.ts'
import { Application } from '../loans/applications.ts'
import type { Call } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import { Choices } from '../office/choices.ts'
import { Complaint } from '../office/complaints.ts'
import { Consent } from '../customers/consents.ts'
import { Flag, Id, Instant, Passcode } from '../platform/formats.ts'
import { linkChannels } from '../entry/hand-over.ts'
import { BirthDay, identityQuestions, PanLastFour } from '../customers/identity.ts'
import { Nominee } from './nominee.ts'
import { Profile } from '../customers/profiles.ts'
import { EndSessions, OwnSession } from '../platform/own-sessions.ts'

/** One lender that the customer's details were, or may be, given to: the receipt (domain.md 2, item 4). */
export const ShareReceipt = z.object({
  consent_id: Id,
  lender_name: z.string(),
  agreed_at: Instant,
  withdrawn_at: z.nullable(Instant),
  /** What people call the application by; null where none was made. */
  application_number: z.nullable(ApplicationNumber),
  /** What the lender knows it by. */
  our_reference: z.nullable(Id),
  /** `handed_over`: the details went to the lender. `led_over`: the customer was led there, and nothing was handed over. */
  way: z.enum(['handed_over', 'led_over', 'not_sent']),
  /** When the lender was told that the consent is withdrawn. */
  told_at: z.nullable(Instant),
  /** The lender's key fact statements that the customer opened for it, and when first; the newest first. */
  statements_opened: z.array(z.object({ kfs_url: z.string(), opened_at: Instant })),
})
export type ShareReceipt = z.output<typeof ShareReceipt>

/**
 * Everything that is kept about a customer. Of the profile, PAN, GSTIN, birth date and account number are masked unless
 * `in_clear` is 1. Lists the newest first.
 */
export const MyData = z.object({
  made_at: Instant,
  in_clear: Flag,
  known_since: Instant,
  changed_at: Instant,
  brand_name: z.nullable(z.string()),
  profile: Profile,
  applications: z.array(Application),
  /** How often lists of offers of theirs were kept as evidence of what was shown. */
  kept_offer_lists: z.number(),
  shares: z.array(ShareReceipt),
  consents: z.array(Consent),
  messages: z.array(
    z.object({
      channel: z.enum(['sms', 'email']),
      to: z.string(),
      template: z.string(),
      status: z.enum(['queued', 'sent', 'failed']),
      created_at: Instant,
    }),
  ),
  help_requests: z.array(z.object({ description: z.string(), created_at: Instant })),
  complaints: z.array(Complaint),
  nominee: z.nullable(Nominee),
  sign_ins: z.array(
    z.object({ at: Instant, ip_address: z.nullable(z.string()), ended_at: z.nullable(Instant) }),
  ),
  /** How they came: the link, the campaign and the cookies (section 3: lead, qr, url) of each start. */
  arrivals: z.array(
    z.object({
      at: Instant,
      url_segment: z.nullable(z.string()),
      utms: z.record(z.string(), z.string()),
      cookies: z.record(z.string(), z.string()),
    }),
  ),
  choices: Choices,
  /** Links that go on with a journey on another device or later. */
  links: z.array(z.object({ channel: z.enum(linkChannels), at: Instant, opened_at: z.nullable(Instant) })),
  /** Key fact statements that were opened of lenders to which nothing was shared; the others stand with their share. */
  statements_opened: z.array(z.object({ lender_name: z.string(), kfs_url: z.string(), opened_at: Instant })),
  /** Steps of lenders' own pages that they began; what they told the lender there is not kept. */
  lender_steps: z.array(
    z.object({ lender_name: z.string(), step: z.string(), done_at: z.nullable(Instant) }),
  ),
  /** How many there are: answers of lenders to what they would lend, notes of staff, page views with their number. */
  kept_lender_answers: z.number(),
  staff_notes: z.number(),
  tracked_visits: z.number(),
  /** Partners that brought them, who see their masked contact and how far an application is. */
  partners: z.array(z.object({ name: z.string(), at: Instant })),
})
export type MyData = z.output<typeof MyData>

export const getMyData = {
  method: 'GET',
  path: '/api/my-data',
  audience: 'customer',
  limit: 'read',
  answer: dataOf(MyData),
  errors: ['not_found'],
} as const satisfies Call

/** What a fresh passcode is asked for. One that was sent for the one does not do the other. */
export const myDataActions = ['copy', 'delete', 'sessions'] as const
export const MyDataAction = z.enum(myDataActions, { error: 'invalid_value' })
export type MyDataAction = z.output<typeof MyDataAction>

/**
 * Sends a passcode to the contact that the customer signs in with. `asks`: what a copy in clear wants beside it, where this
 * browser is new to the customer or they were long away; null for nothing. Failures: 404; 409 contact_changed_lately; 429.
 */
export const startMyDataAction = {
  method: 'POST',
  path: '/api/my-data/passcode',
  audience: 'customer',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ act: MyDataAction }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    confirm_id: Id,
    masked_to: z.string(),
    expires_in_s: z.number(),
    resend_in_s: z.number(),
    asks: z.nullable(z.enum(identityQuestions)),
  }),
  errors: [
    'not_found',
    'contact_changed_lately',
    'sms_unavailable',
    'email_unavailable',
    'challenge_required',
  ],
} as const satisfies Call

/** A copy to take away: in clear with the passcode that was sent for it and what was asked beside it, else masked. */
export const copyMyData = {
  method: 'POST',
  path: '/api/my-data/copy',
  audience: 'customer',
  limit: 'write',
  body: z
    .strictObject({
      confirm_id: z.optional(Id),
      otp: z.optional(Passcode),
      birth_date: z.optional(BirthDay),
      pan_last4: z.optional(PanLastFour),
    })
    .check(
      z.refine((copy) => (copy.confirm_id === undefined) === (copy.otp === undefined), {
        error: 'passcode_invalid',
        path: ['otp'],
      }),
    ),
  answer: dataOf(MyData),
  errors: [
    'not_found',
    'passcode_wrong',
    'passcode_expired',
    'passcode_spent',
    'contact_changed_lately',
    'identity_wrong',
  ],
} as const satisfies Call

/** What goes when an account is deleted, in the order in which it is told. */
export const deletedThings = [
  'contacts',
  'profile',
  'sessions',
  'messages',
  'help_requests',
  'complaint_texts',
  'lender_answers',
  'notes',
  'calls',
  'call_tasks',
  'partner_requests',
  'links',
  'tracking',
  'nominee',
] as const
/** What stays under an id that names nobody, and why; in the order in which it is told. */
export const keptThings = [
  'applications',
  'offer_lists',
  'consents',
  'card_clicks',
  'insurance_referrals',
  'voucher_claims',
  'complaints',
  'lender_complaint_texts',
  'partner_leads',
  'access_log',
  'journey_steps',
  'partner_accounts',
  'unproved_email',
  'audit_log',
  'backups',
] as const

/** What a deletion would do now: how many of each thing go or stay, null where it is one whole, and which lenders are told. */
export const DeletionPreview = z.object({
  goes: z.array(z.object({ thing: z.enum(deletedThings), count: z.nullable(z.number()) })),
  stays: z.array(z.object({ thing: z.enum(keptThings), count: z.nullable(z.number()) })),
  /** Lenders that hold details from us, and are told; and those that hold none. */
  lenders: z.array(z.object({ lender_name: z.string(), is_told: Flag })),
  /** Applications on their way that end with it. */
  open_applications: z.number(),
  /** Complaints without an answer: the register says that the deletion closed them. */
  open_complaints: z.number(),
  /** Until when the words of complaints about lenders are kept sealed at most; null where there are none. */
  complaint_texts_until: z.nullable(Instant),
})
export type DeletionPreview = z.output<typeof DeletionPreview>

export const previewDeletion = {
  method: 'GET',
  path: '/api/my-data/deletion',
  audience: 'customer',
  limit: 'read',
  answer: dataOf(DeletionPreview),
  errors: [],
} as const satisfies Call

/** What has to be typed to delete, by language; either is taken. */
export const deletionWords = { en: 'DELETE', hi: 'मिटाएँ' } as const

/**
 * Deletes: the account is out of use at once, every session ends, lenders are told. The certificate's number also goes out
 * by message, the last one to that contact.
 */
export const deleteMyData = {
  method: 'POST',
  path: '/api/my-data/delete',
  audience: 'customer',
  limit: 'sign_in',
  body: z.strictObject({
    confirm_id: Id,
    otp: Passcode,
    typed: z.string({ error: 'deletion_word_wrong' }).check(
      z.maxLength(16, 'deletion_word_wrong'),
      z.trim(),
      z.refine((typed) => Object.values<string>(deletionWords).includes(typed), 'deletion_word_wrong'),
    ),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ certificate: z.string(), lenders_told: z.number() }),
  }),
  errors: ['not_found', 'passcode_wrong', 'passcode_expired', 'passcode_spent', 'contact_changed_lately'],
} as const satisfies Call

/** Where the customer is signed in, and until when a change of contact holds copies in clear and the deletion. */
export const MySecurity = z.object({
  /** The one that asks first, then the latest used. */
  sessions: z.array(OwnSession),
  held_until: z.nullable(Instant),
})
export type MySecurity = z.output<typeof MySecurity>

export const readMySecurity = {
  method: 'GET',
  path: '/api/my-data/security',
  audience: 'customer',
  limit: 'read',
  answer: dataOf(MySecurity),
  errors: [],
} as const satisfies Call

/** Ends one session, or all but the one that asks, with the passcode that was sent for it (ASVS 5.0, 7.5.2). */
export const endMySessions = {
  method: 'POST',
  path: '/api/my-data/sessions/end',
  audience: 'customer',
  limit: 'sign_in',
  body: z.strictObject({ confirm_id: Id, otp: Passcode, ...EndSessions }),
  answer: dataOf(z.object({ ended: z.number() })),
  errors: ['not_found', 'passcode_wrong', 'passcode_expired', 'passcode_spent'],
} as const satisfies Call
