import type { Audience, Call, Role } from '@marketplace/contract/platform/call'
import { hashToken } from '../../platform/sessions/token.ts'
import { someToken } from './some-token.ts'
import { addStaffSession } from '../../platform/sessions/sessions.queries.ts'
import { buildHoldings, type Holdings } from './build-world.ts'
import { buildApiKey } from './build-api-key.ts'
import { buildPartner } from './build-partner.ts'
import { buildStaff } from './build-staff.ts'
import type { TestApp } from '../test-app.ts'

type Running = Pick<TestApp, 'app' | 'db' | 'pool' | 'services' | 'clock'>

/** Everybody who may knock: nobody, a session that is over, a customer, a partner, a partner's key, and staff of each role. */
export const actorKinds = [
  'anonymous',
  'ended session',
  'customer',
  'partner',
  'api_key',
  'role 1',
  'role 2',
  'role 3',
] as const
export type ActorKind = (typeof actorKinds)[number]

export interface Actors {
  /** What each sends to say who they are. */
  headers: Readonly<Record<ActorKind, Record<string, string>>>
  customer: Holdings
}

const endedSession = async ({ services, clock, db }: Running): Promise<Record<string, string>> => {
  const { staff_id } = await buildStaff(services, 1)
  const token = someToken('a')
  const now = clock.now()
  await addStaffSession(db, {
    token_hash: hashToken(token),
    staff_id,
    now: new Date(now.getTime() - 86_400_000),
    absolute_expires_at: new Date(now.getTime() - 1_000),
    ip_address: null,
  })
  return { authorization: `Bearer ${token}` }
}

export const buildActors = async (test: Running, lender_id: number): Promise<Actors> => {
  const customer = await buildHoldings(test, lender_id)
  const staff = async (role: Role) => (await buildStaff(test.services, role)).headers
  return {
    customer,
    headers: {
      anonymous: {},
      'ended session': await endedSession(test),
      customer: customer.headers,
      partner: (await buildPartner(test.services)).headers,
      api_key: (await buildApiKey(test.services)).headers,
      'role 1': await staff(1),
      'role 2': await staff(2),
      'role 3': await staff(3),
    },
  }
}

const roleOf: Readonly<Partial<Record<ActorKind, Role>>> = { 'role 1': 1, 'role 2': 2, 'role 3': 3 }

/** Whether the audience of a call lets this kind of actor in. */
export const isLetIn = (audience: Audience, kind: ActorKind): boolean => {
  if (audience === 'anyone') return true
  if (typeof audience === 'string') return audience === kind
  const role = roleOf[kind]
  return role !== undefined && audience.includes(role)
}

/** Somebody whom the call is meant for; null for a lender's callback, whose guard is its signature. */
export const rightfulActor = ({ audience }: Call): ActorKind | null => {
  if (audience === 'lender') return null
  if (audience === 'anyone') return 'customer'
  return actorKinds.find((kind) => isLetIn(audience, kind)) ?? null
}
