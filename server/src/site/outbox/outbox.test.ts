import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addReceivedMessage, ensureOutbox } from './outbox.queries.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
  for (let n = 1; n <= 60; n += 1) {
    await addReceivedMessage(running.db, {
      channel: n % 2 === 0 ? 'sms' : 'email',
      recipient: n % 2 === 0 ? '9876543210' : 'asha@example.com',
      subject: n % 2 === 0 ? null : `Subject ${n}`,
      text: `Text ${n}`,
      gateway_key: `key ${n}`,
    })
  }
})
afterAll(() => running.close())

const list = async (query: Record<string, string>) => {
  const answer = await running.app.inject({ url: '/api/dev/outbox', query })
  return {
    status: answer.statusCode,
    texts: answer.json<{ data?: { text: string }[] }>().data?.map(({ text }) => text) ?? [],
  }
}

describe('GET /api/dev/outbox', () => {
  test('lists the newest first, with the fields agreed', async () => {
    const answer = await running.app.inject({ url: '/api/dev/outbox?limit=2' })
    expect(answer.json()).toEqual({
      success: true,
      data: [
        {
          id: 60,
          channel: 'sms',
          to: '9876543210',
          subject: null,
          text: 'Text 60',
          created_at: expect.any(String) as string,
        },
        {
          id: 59,
          channel: 'email',
          to: 'asha@example.com',
          subject: 'Subject 59',
          text: 'Text 59',
          created_at: expect.any(String) as string,
        },
      ],
    })
    expect((await list({})).texts).toHaveLength(50)
  })

  test.each([
    ['9876543210', 'Text 60'],
    ['919876543210', 'Text 60'],
    ['+919876543210', 'Text 60'],
    ['asha@example.com', 'Text 59'],
    ['Asha@Example.com', 'Text 59'],
  ])('finds what went to %s', async (to, newest) => {
    expect((await list({ to, limit: '1' })).texts).toEqual([newest])
  })

  test.each([
    [{ to: '9000000000' }, 200, 0],
    [{ to: "' or '1'='1" }, 200, 0],
    [{ to: '%' }, 200, 0],
    [{ limit: '0' }, 400, 0],
    [{ limit: '201' }, 400, 0],
    [{ limit: '1.5' }, 400, 0],
    [{ limit: 'x' }, 400, 0],
    [{ to: 'a'.repeat(255) }, 400, 0],
  ] as const)('%j answers %i', async (query, status, found) => {
    const answer = await list({ ...query })
    expect({ status: answer.status, found: answer.texts.length }).toEqual({ status, found })
  })

  test('ten processes that start at once make one outbox, and what it holds stays', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ensureOutbox(running.db)))
    expect((await list({ limit: '200' })).texts).toHaveLength(60)
  })
})
