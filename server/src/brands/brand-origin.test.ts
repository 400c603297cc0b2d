import { expect, test } from 'vitest'
import { brandOrigin } from './brand-origin.ts'

const PUBLIC_URL = 'https://loans.example.com'

test.each([
  ['default', [], undefined, 'http://localhost:3000'],
  ['solar', [], undefined, 'http://solar.localhost:3000'],
  ['solar', ['solar.example.in'], undefined, 'http://solar.localhost:3000'],
  ['default', [], PUBLIC_URL, 'https://loans.example.com'],
  ['solar', [], PUBLIC_URL, 'https://solar.loans.example.com'],
  ['solar', ['solar.example.in', 'old.example.in'], PUBLIC_URL, 'https://solar.example.in'],
  ['default', ['www.example.in'], PUBLIC_URL, 'https://www.example.in'],
])('%s with hosts %j at %s is at %s', (slug, hosts, publicUrl, origin) => {
  const env = { PUBLIC_URL: publicUrl, PORT: 3000, DEFAULT_BRAND: 'default' }
  expect(brandOrigin(env, { brand: { slug }, hosts })).toBe(origin)
})
