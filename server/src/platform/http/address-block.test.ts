import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { rateLimits } from './rate-limits.ts'
import { addressBlock, addressNetwork } from './address-block.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (ip, block) => {
  expect(addressBlock(ip)).toBe(block)
})

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:1:ffff::9', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', 'not an address'],
])('%s is of the network %s', (ip, network) => {
  expect(addressNetwork(ip)).toBe(network)
})

describe('a limit', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({
      variables: { TRUST_PROXY: '127.0.0.1' },
      limits: { ...rateLimits, read: 3, public_write: 3 },
    })
  })
  afterAll(() => test.close())

  const helpFrom = async (address: string) =>
    (
      await test.app.inject({
        method: 'POST',
        url: '/api/track-event',
        headers: { 'x-forwarded-for': address },
        payload: { category: 'page', goal: 'view' },
      })
    ).statusCode

  it('is not evaded by the many addresses of one IPv6 customer, nor by what a client puts before the proxy', async () => {
    const statuses: number[] = []
    for (const at of ['1', '2', '3', 'ffff:1']) statuses.push(await helpFrom(`2001:db8:0:7::${at}`))
    expect(statuses).toEqual([202, 202, 202, 429])
    expect(await helpFrom('2001:db8:0:8::1')).toBe(202)
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) await helpFrom(`${claimed}, 198.51.100.9`)
    expect(await helpFrom('4.4.4.4, 198.51.100.9')).toBe(429)
  })

  it('of reads as well', async () => {
    const statuses: number[] = []
    for (const at of ['1', '2', '3', '4'])
      statuses.push(
        (
          await test.app.inject({
            url: '/api/ip',
            headers: { 'x-forwarded-for': `2001:db8:0:9::${at}` },
          })
        ).statusCode,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
