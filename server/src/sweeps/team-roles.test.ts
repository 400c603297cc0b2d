import type { PartnerRole } from '@marketplace/contract/platform/call'
import { roleNames } from '@marketplace/contract/partners/partner-team'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildActors, type Actors } from '../testing/builders/build-actors.ts'
import { buildPartner, type BuiltPartner } from '../testing/builders/build-partner.ts'
import { buildPerson, type BuiltPerson } from '../testing/builders/build-person.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { readEverything } from '../testing/read-everything.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const calls = (await listContractCalls())
  .filter(({ audience }) => audience === 'partner')
  .map((call) => ({ name: nameOf(call), call, roles: call.roles ?? [] }))
type Tried = (typeof calls)[number]

let test: TestApp
let actors: Actors
let partner: BuiltPartner
const people = new Map<PartnerRole, BuiltPerson>()
beforeAll(async () => {
  test = await createTestApp()
  const { lender_ids } = await buildMarket(test)
  actors = await buildActors(test, lender_ids[0] ?? 0)
  partner = await buildPartner(test.services)
  for (const role of ['owner', 'accounts', 'sales'] as const)
    people.set(role, await buildPerson(test.services, partner.partner_id, { role }))
})
afterAll(() => test.close())

const send = ({ call }: Tried, headers: Record<string, string>) => {
  const sample = sampleOf(call, actors.customer)
  return test.app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...headers },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })
}

describe.each(['accounts', 'sales'] as const)('whoever does %s', (role) => {
  it('is refused what the table refuses, told why and whom to ask, and leaves no row changed', async () => {
    const refused = calls.filter(({ roles }) => !roles.includes(role))
    expect(refused.length).toBeGreaterThan(40)
    const headers = people.get(role)?.headers ?? {}
    const before = await readEverything(test)
    for (const one of refused) {
      const answer = await send(one, headers)
      expect([one.name, answer.statusCode, answer.json()]).toEqual([
        one.name,
        403,
        {
          success: false,
          code: 'partner_role_refused',
          message: `Your role (${roleNames[role]}) cannot do this. Ask an owner: Asha Rao, Ravi Patel`,
        },
      ])
    }
    expect(await readEverything(test)).toEqual(before)
  })

  it('is let in to all the rest', async () => {
    const person = await buildPerson(test.services, partner.partner_id, { role })
    // The last one signs them out.
    const open = calls
      .filter(({ roles }) => roles.includes(role))
      .toSorted((one, other) => Number(one.name.includes('logout')) - Number(other.name.includes('logout')))
    expect(open.length).toBeGreaterThan(20)
    for (const one of open) {
      const answer = await send(one, person.headers)
      expect([one.name, answer.statusCode], answer.body).not.toContain(401)
      expect([one.name, answer.body]).not.toEqual([
        one.name,
        expect.stringContaining('partner_role_refused') as string,
      ])
      expect([one.name, answer.statusCode]).not.toContain(500)
    }
  })
})

it('an owner who was invited is let in to every call', async () => {
  for (const one of calls.filter(({ call }) => call.effect === 'reads')) {
    const answer = await send(one, people.get('owner')?.headers ?? {})
    expect([one.name, answer.statusCode], answer.body).not.toContain(401)
    expect([one.name, answer.body]).not.toEqual([
      one.name,
      expect.stringContaining('partner_role_refused') as string,
    ])
  }
})

it('whoever was removed is refused every call at once, also with a session that still stands', async () => {
  const gone = await buildPerson(test.services, partner.partner_id, { role: 'owner' })
  const removed = await test.app.inject({
    method: 'POST',
    url: `/api/partner/team/people/${gone.person_id}/remove`,
    headers: partner.headers,
  })
  expect(removed.statusCode, removed.body).toBe(200)
  const before = await readEverything(test)
  for (const isRevived of [false, true]) {
    // The person is looked up at each call: what a lost revocation leaves opens nothing.
    if (isRevived)
      await test.pool.query('update session set revoked_at = null where person_id = $1', [gone.person_id])
    for (const one of calls) {
      const answer = await send(one, gone.headers)
      expect([one.name, answer.statusCode]).toEqual([one.name, 401])
    }
  }
  expect(await readEverything(test)).toEqual(before)
})
