import type { Call } from '@marketplace/contract/platform/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuards } from '../access/guards.ts'
import { createHttp } from '../app/create-http.ts'
import { modules } from '../app/modules.ts'
import { createCallLimits } from '../platform/challenges/limit-calls.ts'
import type { Module } from '../platform/module.ts'
import { createServe } from '../platform/http/serve.ts'
import type { Services } from '../site/services.ts'
import { buildActors, type Actors } from '../testing/builders/build-actors.ts'
import { buildPartner, type BuiltPartner } from '../testing/builders/build-partner.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { openLook } from '../testing/builders/open-look.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { hideFromLooker } from '../platform/answers/hide-from-looker.ts'
import { readEverything } from '../testing/read-everything.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const calls = (await listContractCalls())
  .filter(({ audience }) => audience === 'partner')
  .map((call) => ({ name: nameOf(call), call }))
const isHidden = ({ call: { file, notInMasquerade } }: (typeof calls)[number]): boolean =>
  file !== undefined || notInMasquerade === true
const reads = calls.filter(({ call }) => call.effect === 'reads')
const shown = reads.filter((one) => !isHidden(one))
const writes = calls.filter(({ call }) => call.effect === 'writes')

let test: TestApp
let actors: Actors
let partner: BuiltPartner
let looker: { authorization: string }
beforeAll(async () => {
  test = await createTestApp()
  const { lender_ids } = await buildMarket(test)
  actors = await buildActors(test, lender_ids[0] ?? 0)
  partner = await buildPartner(test.services)
  const staff = actors.headers['role 1'] as { authorization: string }
  looker = await openLook(test, staff, partner.partner_id)
})
afterAll(() => test.close())

const send = ({ call }: (typeof calls)[number], headers: Record<string, string>, app = test.app) => {
  const sample = sampleOf(call, actors.customer)
  return app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...headers },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })
}

describe('staff who look in', () => {
  it.each(shown)('$name: see what the partner sees', async (one) => {
    const seen = await send(one, looker)
    const own = await send(one, partner.headers)
    expect(seen.statusCode, seen.body).toBe(own.statusCode)
    if (one.name === 'GET /api/partner/get-revenue') {
      const { masquerade, ...rest } = seen.json<{ data: { masquerade: object } }>().data
      expect(masquerade).toMatchObject({ username: expect.any(String) })
      expect({ ...rest, masquerade: null }).toEqual(own.json<{ data: object }>().data)
    } else expect(seen.body).toBe(JSON.stringify(hideFromLooker(own.json())))
  })

  it('are refused every write, every file and every secret, and leave no row changed', async () => {
    const before = await readEverything(test)
    for (const one of writes) {
      const answer = await send(one, looker)
      expect([one.name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        one.name,
        403,
        'masquerade_read_only',
      ])
    }
    for (const one of reads.filter(isHidden)) {
      const answer = await send(one, looker)
      expect([one.name, answer.json<{ code: string }>().code]).toEqual([one.name, 'masquerade_hidden'])
    }
    expect(await readEverything(test)).toEqual(before)
  })

  it('change no row where a call wrongly says that it reads: the database holds it', async () => {
    const { services } = test
    const app = await createHttp(services.env, undefined)
    const guards = createGuards(services)
    const asIfItRead = { effect: 'reads', background: true } as const
    const serve = createServe(
      app,
      services,
      {
        ...guards,
        partner: (request, { file: _file, notInMasquerade: _hidden, ...call }) =>
          guards.partner(request, { ...call, ...asIfItRead } as Call),
      },
      createCallLimits(services, services.limits),
    )
    const mounted: readonly Module<Services>[] = modules
    for (const { routes } of mounted) await routes?.(serve, services, app)
    const codes: string[] = []
    app.addHook('onError', (_request, _reply, error, done) => {
      codes.push(error.code)
      done()
    })
    const before = await readEverything(test)
    for (const one of writes) {
      const answer = await send(one, looker, app)
      expect([one.name, answer.statusCode]).not.toContain(403)
    }
    expect(await readEverything(test)).toEqual(before)
    // Others find out before they write that what they are about is not there.
    expect(codes.filter((code) => code === '25006').length).toBeGreaterThan(5)
    await app.close()
  })

  it('come into no call of anybody else', async () => {
    for (const call of (await listContractCalls()).filter(
      ({ audience }) => audience === 'customer' || typeof audience === 'object',
    )) {
      const answer = await send({ name: nameOf(call), call }, looker)
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 401])
    }
  })

  it('are tried on every partner call', () => {
    expect(calls.length).toBeGreaterThan(20)
    expect(shown.length + reads.filter(isHidden).length + writes.length).toBe(calls.length)
  })
})
