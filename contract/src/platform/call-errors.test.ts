import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { type Call, everyRole, ownerAlone } from './call.ts'
import { errorsOf, type ErrorOf } from './call-errors.ts'

const plain = {
  method: 'GET',
  path: '/api/things',
  audience: 'anyone',
  limit: 'read',
  answer: z.object({}),
  errors: [],
} as const satisfies Call
const every = [
  'invalid_request',
  'too_large',
  'too_many_requests',
  'temporarily_unavailable',
  'internal_error',
]
const staff = ['not_signed_in', 'not_permitted']
const ready = ['password_not_own', 'second_factor_not_enrolled']
const readyPartner = [...ready, 'partner_not_active']

it.each<[string, Partial<Call>, readonly string[]]>([
  ['a plain read', {}, []],
  ['a lender', { audience: 'lender' }, []],
  ['rules of its own', { errors: ['not_found', 'conflict'] }, ['not_found', 'conflict']],
  ['a rule that every call has', { errors: ['too_large'] }, []],
  ['a body', { method: 'POST', body: z.strictObject({}) }, ['unknown_field', 'unsupported_media_type']],
  ['a query', { query: z.strictObject({}) }, ['unknown_field']],
  [
    'a form of files',
    { method: 'POST', upload: { fields: ['image'], max_bytes: 1 } },
    ['unknown_field', 'unsupported_media_type'],
  ],
  ['nothing but the method', { method: 'POST' }, ['unsupported_media_type']],
  ['path parameters alone', { params: z.strictObject({}) }, []],
  ['a customer', { audience: 'customer' }, ['not_signed_in']],
  [
    'a partner, of whose team some may not',
    { audience: 'partner', effect: 'reads', roles: ownerAlone },
    ['not_signed_in', ...readyPartner, 'partner_role_refused'],
  ],
  [
    'a partner, of whose team all may',
    { audience: 'partner', effect: 'reads', roles: everyRole },
    ['not_signed_in', ...readyPartner],
  ],
  ['a partner who reads', { audience: 'partner', effect: 'reads' }, ['not_signed_in', ...readyPartner]],
  [
    'a partner, before it is active too',
    { audience: 'partner', effect: 'reads', roles: everyRole, beforeActivation: true },
    ['not_signed_in', ...ready],
  ],
  ['a key of a partner', { audience: 'api_key', scope: 'read:leads' }, ['not_signed_in', 'scope_missing']],
  [
    'a partner who writes',
    { audience: 'partner', effect: 'writes' },
    ['not_signed_in', ...readyPartner, 'masquerade_read_only'],
  ],
  [
    'a file for a partner',
    { audience: 'partner', effect: 'reads', file: { type: 'text/csv', name: 'a.csv' } },
    ['not_signed_in', ...readyPartner, 'masquerade_hidden'],
  ],
  [
    'what staff who look in never see',
    { audience: 'partner', effect: 'reads', notInMasquerade: true },
    ['not_signed_in', ...readyPartner, 'masquerade_hidden'],
  ],
  [
    'staff with a fresh second factor',
    { audience: [1], stepUp: true },
    [...staff, ...ready, 'step_up_required'],
  ],
  [
    'a partner before anything else',
    { audience: 'partner', effect: 'reads', beforeEnrolment: true },
    ['not_signed_in'],
  ],
  ['staff', { audience: [1, 2] }, [...staff, ...ready]],
  ['staff before they are enrolled', { audience: [1], beforeEnrolment: true }, staff],
  ['anyone, staff seeing more', { staffSeeMore: true }, ['not_signed_in', ...ready]],
  [
    'once only',
    { headers: { 'Idempotency-Key': 'needed' } },
    ['idempotency_key_missing', 'idempotency_key_reused'],
  ],
  ['another header', { headers: { 'If-Match': 'optional' } }, []],
])('%s', (_, change, codes) => {
  expect([...errorsOf({ ...plain, ...change } as Call)].toSorted()).toEqual([...every, ...codes].toSorted())
})

it('is the same for the compiler', () => {
  const call = {
    ...plain,
    method: 'POST',
    audience: [1],
    body: z.strictObject({}),
    headers: { 'Idempotency-Key': 'needed' },
    stepUp: true,
    errors: ['name_taken'],
  } as const satisfies Call
  type Expected =
    | 'invalid_request'
    | 'too_large'
    | 'too_many_requests'
    | 'temporarily_unavailable'
    | 'internal_error'
    | 'unknown_field'
    | 'unsupported_media_type'
    | 'not_signed_in'
    | 'not_permitted'
    | 'password_not_own'
    | 'second_factor_not_enrolled'
    | 'step_up_required'
    | 'idempotency_key_missing'
    | 'idempotency_key_reused'
    | 'name_taken'
  expectTypeOf<ErrorOf<typeof call>>().toEqualTypeOf<Expected>()
  const owners = {
    ...plain,
    audience: 'partner',
    effect: 'reads',
    roles: ownerAlone,
    beforeEnrolment: true,
  } as const satisfies Call
  expectTypeOf<
    Extract<ErrorOf<typeof owners>, 'partner_role_refused'>
  >().toEqualTypeOf<'partner_role_refused'>()
  // A partner call that does not say what it does, or for which of a team it is, does not compile.
  type Roleless = Omit<typeof plain, 'audience'> & { readonly audience: 'partner'; readonly effect: 'reads' }
  expectTypeOf<Roleless extends Call ? true : false>().toEqualTypeOf<false>()
  type Silent = Omit<typeof plain, 'audience'> & {
    readonly audience: 'partner'
    readonly roles: typeof everyRole
  }
  expectTypeOf<Silent extends Call ? true : false>().toEqualTypeOf<false>()
  const early = {
    ...plain,
    audience: 'partner',
    roles: everyRole,
    effect: 'reads',
    beforeEnrolment: true,
  } as const satisfies Call
  expectTypeOf<'password_not_own' extends ErrorOf<typeof early> ? true : false>().toEqualTypeOf<false>()
  expectTypeOf<'not_signed_in' extends ErrorOf<typeof early> ? true : false>().toEqualTypeOf<true>()
})
