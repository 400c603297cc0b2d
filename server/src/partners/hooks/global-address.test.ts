import { expect, it } from 'vitest'
import { isGlobalAddress, isLoopbackAddress } from './global-address.ts'

it.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '4000::1',
  'localhost',
  '',
])('%s is none of the public internet', (address) => {
  expect(isGlobalAddress(address)).toBe(false)
})

it.each([
  '8.8.8.8',
  '13.232.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2404:6800::1',
])('%s is', (address) => {
  expect(isGlobalAddress(address)).toBe(true)
})

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['8.8.8.8', false],
])('%s is of this machine: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected)
})
