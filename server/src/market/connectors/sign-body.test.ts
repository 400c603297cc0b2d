import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSigned, signBody, type SignedMessage } from './sign-body.ts'

const secret = 'a secret of the lender'
const now = new Date('2026-11-22T06:00:00.000Z')
const timestamp = String(now.getTime() / 1000)
const body = '{"event":"approved"}'
const right: SignedMessage = { signature: signBody(secret, timestamp, body), timestamp, body }
const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

it('is the HMAC of time and body', () => {
  expect(signBody(secret, '1', 'x')).toBe(createHmac('sha256', secret).update('1.x').digest('hex'))
})

it.each<[string, Partial<SignedMessage>, Date, boolean]>([
  ['as it was sent', {}, now, true],
  ['five minutes later', {}, at(300), true],
  ['a moment after that', {}, at(300.001), false],
  ['five minutes before, by our clock', {}, at(-300), true],
  ['a moment before that', {}, at(-300.001), false],
  ['with another body', { body: '{"event":"rejected"}' }, now, false],
  ['with another time', { timestamp: String(Number(timestamp) + 1) }, now, false],
  ['without a signature', { signature: undefined }, now, false],
  ['without a time', { timestamp: undefined }, now, false],
  ['with half a signature', { signature: right.signature?.slice(0, 32) }, now, false],
  ['with more than a signature', { signature: `${right.signature}0` }, now, false],
  ['with something before it', { signature: `0${right.signature}` }, now, false],
  ['in capitals', { signature: right.signature?.toUpperCase() }, now, false],
  ['with a time in words', { timestamp: 'now' }, now, false],
  ['with a part of a second', { timestamp: `${timestamp}.0` }, now, false],
])('%s', (_, change, when, signed) => {
  expect(isSigned(secret, { ...right, ...change }, when)).toBe(signed)
})

it('is nobody else’s', () => {
  expect(isSigned('another secret', right, now)).toBe(false)
})

it.each([
  ['999999999999', true],
  ['1000000000000', false],
])('a time of %s is one: %s', (digits, signed) => {
  const message = { signature: signBody(secret, digits, body), timestamp: digits, body }
  expect(isSigned(secret, message, new Date(Number(digits) * 1000))).toBe(signed)
})
