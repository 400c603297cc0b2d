import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { apiScopes, type Call, ownerAlone } from '../platform/call.ts'
import { Id, Instant, rowIdInPath } from '../platform/formats.ts'
import { IntegrationLabel, OverlapHours } from './partner-hooks.ts'

export const MOST_API_KEYS = 10

const Scopes = z
  .array(z.enum(apiScopes, { error: 'invalid_value' }), { error: 'invalid_value' })
  .check(z.minLength(1, 'field_required'), z.maxLength(apiScopes.length, 'invalid_value'))

export const PartnerApiKey = z.object({
  key_id: z.number(),
  label: z.string(),
  /** Its first characters. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  created_at: Instant,
  /** To the minute; null where nobody ever came by it. */
  last_used_at: z.nullable(Instant),
  /** When it ends by itself, as another has taken its place. */
  ends_at: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
})
export type PartnerApiKey = z.output<typeof PartnerApiKey>

/** `key` is told this once: `pk_live_` and 32 random bytes in base64url. */
const WithKey = dataOf(z.object({ api_key: PartnerApiKey, key: z.string() }))
const params = z.object({ keyId: rowIdInPath() })

/** Those that are over for 30 days are left out. */
export const listPartnerApiKeys = {
  method: 'GET',
  path: '/api/partner/api-keys',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  notInMasquerade: true,
  limit: 'read',
  answer: dataOf(z.array(PartnerApiKey)),
  errors: [],
} as const satisfies Call

/** Asked again with the same `request_id` before anybody came by it, the key that got lost is void and another is told. Failures: 422 api_keys_full; 409 conflict. */
export const addPartnerApiKey = {
  method: 'POST',
  path: '/api/partner/api-keys/create',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ request_id: Id, label: IntegrationLabel, scopes: Scopes }),
  answer: WithKey,
  errors: ['api_keys_full', 'conflict'],
} as const satisfies Call

/** Another key in its place, with its name and scopes; this one ends after so many hours. Failures: 404; 409 conflict where it is over, or was replaced. */
export const rotatePartnerApiKey = {
  method: 'POST',
  path: '/api/partner/api-keys/:keyId/rotate',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  params,
  body: z.strictObject({ request_id: Id, overlap_hours: OverlapHours }),
  answer: WithKey,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** At once, and for good. */
export const revokePartnerApiKey = {
  method: 'POST',
  path: '/api/partner/api-keys/:keyId/revoke',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  params,
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
