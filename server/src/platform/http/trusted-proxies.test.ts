import { expect, it } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

it.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['10.0.0.0/8', '10.200.3.4', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.1, 192.0.2.0/24', '192.0.2.77', true],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['loopback', '127.4.5.6', true],
  ['loopback', '::1', true],
  ['linklocal', 'fe80::1', true],
  ['uniquelocal', '172.20.0.1', true],
  ['uniquelocal', '172.32.0.1', false],
  ['loopback', 'unknown', false],
  ['loopback', '', false],
])('%s trusts %s: %s', (list, address, expected) => {
  const isTrusted = trustedProxies(list)
  expect(isTrusted(address)).toBe(expected)
  expect(isTrusted(address), 'asked again').toBe(expected)
})
