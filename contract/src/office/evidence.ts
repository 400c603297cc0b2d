import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Id, Instant, plainText } from '../platform/formats.ts'

const reason = plainText(300, 'reason_length').check(z.trim(), z.minLength(10, 'reason_length'))

/**
 * An offers page exactly as it was shown. `hash` is the SHA-256 of the content that was stored with it; `is_intact` 0 where the
 * content does not give that hash any more, or is missing (then `content` is null).
 */
const ShownOffers = z.object({
  snapshot_id: Id,
  app_id: Id,
  shown_at: Instant,
  language: z.string(),
  brand_id: z.nullable(z.number()),
  ranking_version: z.string(),
  hash: z.string(),
  is_intact: Flag,
  content: z.nullable(z.unknown()),
})

const AgreedTo = z.object({
  consent_id: Id,
  purpose: z.string(),
  version: z.string(),
  language: z.string(),
  text: z.string(),
  lender_name: z.nullable(z.string()),
  given_at: Instant,
  withdrawn_at: z.nullable(Instant),
})

const Shared = z.object({
  lender_application_id: z.number(),
  app_id: Id,
  lender_id: z.number(),
  our_reference: z.nullable(z.string()),
  status: z.string(),
  consent_id: z.nullable(Id),
})

/** A lender's own key fact statement that the person opened: at which address, which names the version, and when first. */
const OpenedStatement = z.object({
  app_id: Id,
  lender_id: z.number(),
  kfs_url: z.string(),
  opened_at: Instant,
})

const Complained = z.object({
  number: z.string(),
  category: z.string(),
  status: z.string(),
  lender_id: z.nullable(z.number()),
  created_at: Instant,
  due_at: Instant,
  timeline: z.array(z.object({ step: z.string(), at: Instant, text: z.nullable(z.string()) })),
})

/** What one person was shown, opened, agreed to, had passed on and complained of. `lender_id` null: all lenders. */
export const Evidence = z.object({
  user_id: Id,
  lender_id: z.nullable(z.number()),
  made_at: Instant,
  made_by: z.string(),
  reason: z.string(),
  snapshots: z.array(ShownOffers),
  statements: z.array(OpenedStatement),
  consents: z.array(AgreedTo),
  shares: z.array(Shared),
  complaints: z.array(Complained),
})
export type Evidence = z.output<typeof Evidence>

/** Everything of one person; on the audit log with its reason before it leaves. */
export const exportPersonEvidence = {
  method: 'POST',
  path: '/api/evidence/person',
  audience: [1],
  stepUp: true,
  shows: 'person',
  limit: 'write',
  body: z.strictObject({ user_id: Id, reason }),
  answer: dataOf(Evidence),
  errors: ['not_found'],
} as const satisfies Call

/**
 * The same of everybody who applied to one lender, or complained about it, from `from` to `to`, in parts of 20 people by id: `next` is what the
 * following part begins after, null with the last. The first part is on the audit log with its reason; each names how many it held.
 */
export const exportLenderEvidence = {
  method: 'POST',
  path: '/api/evidence/lender',
  audience: [1],
  stepUp: true,
  shows: 'people',
  limit: 'write',
  body: z
    .strictObject({
      lender_id: z.number({ error: 'lender_unknown' }).check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)),
      from: Day,
      to: Day,
      after: z.nullable(Id),
      reason,
    })
    .check(z.refine(({ from, to }) => from <= to, { error: 'ends_before_begin', path: ['to'] })),
  answer: dataOf(z.object({ people: z.array(Evidence), next: z.nullable(Id) })),
  errors: ['not_found'],
} as const satisfies Call
