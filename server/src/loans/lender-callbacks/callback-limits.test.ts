import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signBody } from '../../market/connectors/sign-body.ts'
import { sql } from '../../platform/db/sql.ts'
import { rateLimits } from '../../platform/http/rate-limits.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const slugs = ['api-bank', 'other-bank'] as const
const secretOf = (slug: string): string => `the secret of ${slug}`
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    variables: {
      LENDER_API_BANK_URL: 'http://127.0.0.1:9',
      LENDER_API_BANK_SECRET: secretOf('api-bank'),
      LENDER_OTHER_BANK_URL: 'http://127.0.0.1:9',
      LENDER_OTHER_BANK_SECRET: secretOf('other-bank'),
    },
    limits: { ...rateLimits, unsigned: 10, lender: 50 },
  })
  for (const slug of slugs) {
    const { lender_id } = await buildLender(test.db, { slug, api: 1 })
    await vi.waitFor(() => expect(test.services.lenders().find(lender_id)).not.toBeNull())
  }
})
afterAll(() => test.close())

/** About an application that is nobody's: whoever gets that far is answered 404. */
const tell = async (slug: (typeof slugs)[number], secret: string): Promise<number> => {
  const body = JSON.stringify({
    event_id: randomUUID(),
    our_reference: randomUUID(),
    lender_application_id: 'LN-1',
    status: 'UNDER_PROCESS',
    at: test.clock.now().toISOString(),
  })
  const timestamp = String(Math.floor(test.clock.now().getTime() / 1000))
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/lender-callback/${slug}`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signBody(secret, timestamp, body),
    },
    body,
    remoteAddress: '203.0.113.50',
  })
  if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  return answer.statusCode
}

it('a flood without signature, from the address of a lender, takes nothing from its signed messages', async () => {
  const signed: number[] = []
  const unsigned: number[] = []
  for (let n = 0; n < 50; n += 1) {
    unsigned.push(await tell('api-bank', 'a guess of sixteen'))
    signed.push(await tell('api-bank', secretOf('api-bank')))
  }
  expect(signed.filter((status) => status !== 404)).toEqual([])
  expect(unsigned.slice(0, 10).filter((status) => status !== 401)).toEqual([])
  expect(unsigned.slice(10).filter((status) => status !== 429)).toEqual([])
  await test.services.securityEvents.flush()
  expect(
    await test.db.row(
      sql`select actor_kind, sum(hits) as hits from security_event where kind = 'signature_refused' group by actor_kind`,
    ),
  ).toEqual({ actor_kind: 'lender', hits: 50 })
})

it('a lender that has sent too much takes nothing from another', async () => {
  expect(await tell('api-bank', secretOf('api-bank'))).toBe(429)
  expect(await tell('other-bank', secretOf('other-bank'))).toBe(404)
})
