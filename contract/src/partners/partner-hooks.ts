import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAlone } from '../platform/call.ts'
import { Flag, Id, Instant, plainText } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { partnerEventTypes } from './partner-events.ts'

/** The event that is sent to try an endpoint: nobody chooses it, and it tells of no fact. */
export const TEST_EVENT = 'hook.test'
export const MOST_ENDPOINTS = 5
/** How long a secret or a key that was replaced goes on beside the new one, in hours. */
export const overlapHours = [0, 1, 24, 72, 168] as const
export const OverlapHours = z.union(
  [z.literal(0), z.literal(1), z.literal(24), z.literal(72), z.literal(168)],
  { error: 'invalid_value' },
)

export const IntegrationLabel = plainText(60).check(z.trim(), z.minLength(1, 'field_required'))

/** An https address without a name and a password in it; whether it is one of the public internet is seen each time something is sent. */
const HookUrl = z
  .string({ error: 'hook_url_invalid' })
  .check(
    z.trim(),
    z.maxLength(500, 'hook_url_invalid'),
    z.regex(
      /^https:\/\/(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?(?:[/?][\x21-\x7e]*)?$/,
      'hook_url_invalid',
    ),
  )

const EventTypes = z
  .array(z.enum(partnerEventTypes, { error: 'invalid_value' }), { error: 'invalid_value' })
  .check(z.minLength(1, 'field_required'), z.maxLength(partnerEventTypes.length, 'invalid_value'))

/** Why an endpoint is off: the partner switched it off, it answered 410 Gone, or it failed for five days on end. */
export const offReasons = ['partner', 'gone', 'failing'] as const

export const HookEndpoint = z.object({
  endpoint_id: Id,
  label: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  is_on: Flag,
  off_because: z.nullable(z.enum(offReasons)),
  /** Until then the secret that was replaced signs beside the new one. */
  old_secret_until: z.nullable(Instant),
  /** Tries by the clock that failed since one was taken, and since when. */
  failures: z.number(),
  failing_since: z.nullable(Instant),
  /** Nothing is tried before. */
  held_until: z.nullable(Instant),
  last_delivered_at: z.nullable(Instant),
  last_failed_at: z.nullable(Instant),
  version: z.number(),
  created_at: Instant,
})
export type HookEndpoint = z.output<typeof HookEndpoint>

/** `secret` is told this once: `whsec_` and 24 random bytes in base64 (Standard Webhooks). */
const WithSecret = dataOf(z.object({ endpoint: HookEndpoint, secret: z.string() }))

const params = z.object({ endpointId: Id })
const facts = { label: IntegrationLabel, url: HookUrl, types: EventTypes }

export const listHookEndpoints = {
  method: 'GET',
  path: '/api/partner/hooks',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(z.array(HookEndpoint)),
  errors: [],
} as const satisfies Call

/** `request_id` becomes its id: asked again it is the same endpoint, with the same secret. Failures: 422 hook_endpoints_full; 409 conflict. */
export const addHookEndpoint = {
  method: 'POST',
  path: '/api/partner/hooks/create',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ request_id: Id, ...facts }),
  answer: WithSecret,
  errors: ['hook_endpoints_full', 'conflict'],
} as const satisfies Call

/** Switched on again its health begins anew. Failures: 404; 409 conflict (another save came between). */
export const saveHookEndpoint = {
  method: 'POST',
  path: '/api/partner/hooks/:endpointId/save',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  params,
  body: z.strictObject({
    version: z
      .number({ error: 'invalid_value' })
      .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value')),
    is_on: Flag,
    ...facts,
  }),
  answer: dataOf(HookEndpoint),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** A new secret; the one before signs beside it for so many hours. */
export const rotateHookSecret = {
  method: 'POST',
  path: '/api/partner/hooks/:endpointId/rotate',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  params,
  body: z.strictObject({ overlap_hours: OverlapHours }),
  answer: WithSecret,
  errors: ['not_found'],
} as const satisfies Call

/** Its deliveries and their log go with it. */
export const removeHookEndpoint = {
  method: 'POST',
  path: '/api/partner/hooks/:endpointId/remove',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  params,
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

export const deliveryStates = ['waiting', 'delivered', 'failed', 'missed'] as const
export const DeliveryState = z.enum(deliveryStates, { error: 'invalid_value' })
export type DeliveryState = z.output<typeof DeliveryState>

export const attemptOutcomes = [
  'delivered',
  'refused',
  'gone',
  'later',
  'redirected',
  'timed_out',
  'unreachable',
  'bad_certificate',
  'unknown_name',
  'address_refused',
] as const
export const AttemptOutcome = z.enum(attemptOutcomes)
export type AttemptOutcome = z.output<typeof AttemptOutcome>

const attempt = {
  /** `clock`: by our schedule; `partner`: sent again by hand. */
  made_by: z.enum(['clock', 'partner']),
  outcome: AttemptOutcome,
  /** The status of the answer; null where there was none. */
  status_code: z.nullable(z.number()),
  took_ms: z.number(),
  at: Instant,
}

/** An event on its way to an endpoint. `missed`: the endpoint was off. */
export const HookDelivery = z.object({
  delivery_id: Id,
  endpoint_id: Id,
  endpoint_label: z.string(),
  /** The header webhook-id of every attempt. */
  event_id: Id,
  type: z.string(),
  subject: z.string(),
  state: DeliveryState,
  attempts: z.number(),
  last_attempt: z.nullable(z.object(attempt)),
  /** When it is tried next. */
  next_at: z.nullable(Instant),
  created_at: Instant,
})
export type HookDelivery = z.output<typeof HookDelivery>

export const HookDeliveryDetail = z.extend(HookDelivery, {
  /** The very bytes that are signed and sent. */
  payload: z.string(),
  /** The last one first. */
  log: z.array(
    z.object({
      ...attempt,
      /** What the endpoint answered, the first 64 kB; null where there was nothing, and after 30 days. */
      answer: z.nullable(z.string()),
      is_cut: Flag,
    }),
  ),
})
export type HookDeliveryDetail = z.output<typeof HookDeliveryDetail>

const ofDelivery = z.object({ deliveryId: Id })

/** The newest first. */
export const listHookDeliveries = {
  method: 'GET',
  path: '/api/partner/hook-deliveries',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  limit: 'read',
  query: z.object({
    endpoint_id: z.optional(Id),
    state: z.optional(DeliveryState),
    ...pageFields,
  }),
  answer: pageOf(HookDelivery),
  errors: [],
} as const satisfies Call

export const getHookDelivery = {
  method: 'GET',
  path: '/api/partner/hook-deliveries/:deliveryId',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  limit: 'read',
  params: ofDelivery,
  answer: dataOf(HookDeliveryDetail),
  errors: ['not_found'],
} as const satisfies Call

/** Sends a test event to one endpoint, on or off. */
export const sendTestEvent = {
  method: 'POST',
  path: '/api/partner/hooks/:endpointId/test',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  params,
  answer: dataOf(z.object({ delivery_id: Id })),
  errors: ['not_found'],
} as const satisfies Call

/** One more attempt: the same id and bytes, signed by the secret of now; also to an endpoint that is off. Its health does not change. */
export const resendHookDelivery = {
  method: 'POST',
  path: '/api/partner/hook-deliveries/:deliveryId/resend',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  params: ofDelivery,
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** The same of all that failed or was missed since, the 5,000 newest at most. @returns how many */
export const replayHookDeliveries = {
  method: 'POST',
  path: '/api/partner/hooks/:endpointId/replay',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  params,
  body: z.strictObject({
    since: z.iso.datetime({ error: 'date_invalid' }),
  }),
  answer: dataOf(z.object({ deliveries: z.number() })),
  errors: ['not_found'],
} as const satisfies Call
