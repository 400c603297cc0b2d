import { type Call, type Role, partnerRoles, type PartnerRole } from './call.ts'
import type { ErrorCode } from './error-codes.ts'

/** The failures that follow from what a call's literal says; `Call.errors` names those of its own rules. */
const shared = {
  every: ['invalid_request', 'too_large', 'too_many_requests', 'temporarily_unavailable', 'internal_error'],
  posted: ['unsupported_media_type'],
  filledIn: ['unknown_field'],
  customer: ['not_signed_in'],
  partner: ['not_signed_in'],
  apiKey: ['not_signed_in', 'scope_missing'],
  partnerRole: ['partner_role_refused'],
  partnerWrites: ['masquerade_read_only'],
  partnerHidden: ['masquerade_hidden'],
  staff: ['not_signed_in', 'not_permitted'],
  staffSeeMore: ['not_signed_in', 'password_not_own', 'second_factor_not_enrolled'],
  partnerReady: ['password_not_own', 'second_factor_not_enrolled'],
  partnerActive: ['partner_not_active'],
  staffReady: ['password_not_own', 'second_factor_not_enrolled'],
  stepUp: ['step_up_required'],
  sentOnce: ['idempotency_key_missing', 'idempotency_key_reused'],
} as const satisfies Record<string, readonly ErrorCode[]>

type Shared<Kind extends keyof typeof shared> = (typeof shared)[Kind][number]
type When<C, Has, Kind extends keyof typeof shared> = C extends Has ? Shared<Kind> : never
type WhenReady<C, Has, Kind extends keyof typeof shared> = C extends { beforeEnrolment: true }
  ? never
  : When<C, Has, Kind>
type WhenActive<C> = C extends { beforeActivation: true }
  ? never
  : WhenReady<C, { audience: 'partner' }, 'partnerActive'>

/** Of a partner call that not every role may make. */
type WhenSome<C> = C extends { roles: readonly PartnerRole[] }
  ? Exclude<PartnerRole, C['roles'][number]> extends never
    ? never
    : Shared<'partnerRole'>
  : never

/** Every code that a failing answer of the call can carry. */
export type ErrorOf<C extends Call> =
  | Shared<'every'>
  | C['errors'][number]
  | When<C, { method: 'POST' }, 'posted'>
  | When<C, { body: object } | { query: object } | { upload: object }, 'filledIn'>
  | When<C, { audience: 'customer' }, 'customer'>
  | When<C, { audience: 'partner' }, 'partner'>
  | When<C, { audience: 'api_key' }, 'apiKey'>
  | WhenSome<C>
  | When<C, { audience: 'partner'; effect: 'writes' }, 'partnerWrites'>
  | When<C, { audience: 'partner'; file: object } | { notInMasquerade: true }, 'partnerHidden'>
  | When<C, { audience: readonly Role[] }, 'staff'>
  | When<C, { staffSeeMore: true }, 'staffSeeMore'>
  | WhenReady<C, { audience: 'partner' }, 'partnerReady'>
  | WhenActive<C>
  | WhenReady<C, { audience: readonly Role[] }, 'staffReady'>
  | When<C, { stepUp: true | 'within five minutes' }, 'stepUp'>
  | When<C, { headers: { 'Idempotency-Key': 'needed' } }, 'sentOnce'>

/** The same as values: what the API description prints, and what the server holds its failures against in tests. */
export const errorsOf = ({
  method,
  audience,
  effect,
  roles,
  file,
  notInMasquerade,
  body,
  query,
  upload,
  headers,
  staffSeeMore,
  beforeEnrolment,
  beforeActivation,
  stepUp,
  errors,
}: Call): ReadonlySet<ErrorCode> => {
  const isStaff = typeof audience === 'object'
  const isReady = beforeEnrolment !== true
  const kinds: [keyof typeof shared, boolean][] = [
    ['every', true],
    ['posted', method === 'POST'],
    ['filledIn', body !== undefined || query !== undefined || upload !== undefined],
    ['customer', audience === 'customer'],
    ['partner', audience === 'partner'],
    ['apiKey', audience === 'api_key'],
    ['partnerRole', roles !== undefined && partnerRoles.some((role) => !roles.includes(role))],
    ['partnerWrites', effect === 'writes'],
    ['partnerHidden', (audience === 'partner' && file !== undefined) || notInMasquerade === true],
    ['staff', isStaff],
    ['staffSeeMore', staffSeeMore === true],
    ['partnerReady', audience === 'partner' && isReady],
    ['partnerActive', audience === 'partner' && isReady && beforeActivation !== true],
    ['staffReady', isStaff && isReady],
    ['stepUp', stepUp !== undefined],
    ['sentOnce', headers?.['Idempotency-Key'] === 'needed'],
  ]
  return new Set([...kinds.flatMap(([kind, holds]) => (holds ? shared[kind] : [])), ...errors])
}
