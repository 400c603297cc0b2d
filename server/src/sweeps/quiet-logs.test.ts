import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { pinoOptions } from '../platform/logger.ts'
import { buildActors, rightfulActor, type Actors } from '../testing/builders/build-actors.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listContractCalls } from './contract-calls.ts'
import { sampleOf, urlOf } from './sample-requests.ts'

const calls = await listContractCalls()
const lines: string[] = []

let test: TestApp
let actors: Actors
let lender_id = 0
beforeAll(async () => {
  test = await createTestApp({
    log: pino(pinoOptions('trace'), { write: (line: string) => lines.push(line) }),
  })
  lender_id = (await buildMarket(test)).lender_ids[0] ?? 0
})
afterAll(() => test.close())

/** What the tables hold of people in clear, and what signs somebody in. */
const personal = async (): Promise<string[]> => {
  const rows = await test.db.transaction(async (tx) => {
    await tx.run(sql`select set_config('app.office', '1', true)`)
    return tx.rows<{ value: string | null }>(sql`
      select mobile_phone_number as value from customer union select email from customer
      union select address1 from customer union select employer_name from customer
      union select email from partner union select phone from partner union select contact_name from partner
      union select full_name from staff union select username from staff
      union select name from help_request union select phone from help_request union select description from help_request`)
  })
  // Shorter ones are words of addresses as well: admin.
  return rows.flatMap(({ value }) => (value !== null && value.length > 5 ? [value] : []))
}

it('every call, in turn and with a body that is refused, logs nothing about a person at any level', async () => {
  const secrets = new Set<string>()
  for (const call of calls) {
    const kind = rightfulActor(call)
    if (kind === null) continue
    // Signing out, or disabling the one who asks, ends a session: everybody starts anew.
    actors = await buildActors(test, lender_id)
    const sample = sampleOf(call, actors.customer)
    const headers = { ...sample.headers, ...actors.headers[kind] }
    secrets.add((headers['authorization'] ?? 'Bearer none-at-all').slice('Bearer '.length))
    const ask = { method: call.method, url: urlOf(call, sample), headers }
    const answer = await test.app.inject({
      ...ask,
      ...(call.method === 'POST' && { payload: sample.body ?? {} }),
    })
    for (const [, token = ''] of answer.body.matchAll(/"(?:token|secret)":"([^"]+)"/g)) secrets.add(token)
    if (call.method === 'POST')
      await test.app.inject({ ...ask, payload: { ...sample.body, no_such_field: 'x' } })
  }
  const logged = lines.join('\n')
  expect(lines.length).toBeGreaterThan(calls.length)
  const about = await personal()
  expect(about.length).toBeGreaterThan(20)
  expect([...about, ...secrets].filter((value) => logged.includes(value))).toEqual([])
}, 120_000)
