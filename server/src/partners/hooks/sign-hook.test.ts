import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { hookHeaders, newHookSecret } from './sign-hook.ts'

const message = {
  id: '019a9f6e-0000-7000-8000-000000000000',
  at: new Date(),
  body: '{"type":"lead.created","timestamp":"2026-11-20T06:00:00.000Z","data":{"name":"Ācārya ₹"}}',
}

it('is verified by the public library', () => {
  const secret = newHookSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  expect(new Webhook(secret).verify(message.body, hookHeaders(message, [secret]))).toEqual(
    JSON.parse(message.body),
  )
})

it('is verified by either secret while one takes the place of the other', () => {
  const [fresh, old] = [newHookSecret(), newHookSecret()]
  const headers = hookHeaders(message, [fresh, old])
  for (const secret of [fresh, old])
    expect(() => new Webhook(secret).verify(message.body, headers)).not.toThrow()
})

it.each<[string, (headers: Record<string, string>, body: string) => [Record<string, string>, string]]>([
  ['another body', (headers, body) => [headers, `${body} `]],
  ['another id', (headers, body) => [{ ...headers, 'webhook-id': 'another' }, body]],
  [
    'another time',
    (headers, body) => [
      { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) },
      body,
    ],
  ],
])('is refused for %s', (_, change) => {
  const secret = newHookSecret()
  const [headers, body] = change(hookHeaders(message, [secret]), message.body)
  expect(() => new Webhook(secret).verify(body, headers)).toThrow()
})

it('is refused by a secret that was never one of them', () => {
  const headers = hookHeaders(message, [newHookSecret()])
  expect(() => new Webhook(newHookSecret()).verify(message.body, headers)).toThrow()
})
