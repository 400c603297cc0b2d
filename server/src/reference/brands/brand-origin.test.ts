import { expect, test } from 'vitest'
import { brandOrigin, originAt } from './brand-origin.ts'

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

const hosts = ['solar.example.in', 'old.example.in']
test.each([
  ['solar', 'solar.example.in', PUBLIC_URL, 'https://solar.example.in'],
  ['solar', 'Old.example.in:443', PUBLIC_URL, 'https://old.example.in'],
  ['solar', 'solar.loans.example.com', PUBLIC_URL, 'https://solar.loans.example.com'],
  ['default', 'loans.example.com', PUBLIC_URL, 'https://loans.example.com'],
  ['solar', 'loans.example.com', PUBLIC_URL, 'https://solar.example.in'],
  ['solar', 'evil.example', PUBLIC_URL, 'https://solar.example.in'],
  ['solar', 'solar.localhost:3000', PUBLIC_URL, 'https://solar.example.in'],
  ['solar', 'solar.localhost:8080', undefined, 'http://solar.localhost:8080'],
  ['default', 'localhost', undefined, 'http://localhost'],
  ['default', 'evil.example', undefined, 'http://localhost:3000'],
  ['default', 'localhost@evil.example', undefined, 'http://localhost:3000'],
  ['default', 'evil.example#.localhost', undefined, 'http://localhost:3000'],
])('whoever is of %s and at %s, with %s, is led back to %s', (slug, host, publicUrl, origin) => {
  const env = { PUBLIC_URL: publicUrl, PORT: 3000, DEFAULT_BRAND: 'default' }
  expect(originAt(env, { brand: { slug }, hosts }, host)).toBe(origin)
})
