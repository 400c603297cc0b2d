import { expect, test } from 'vitest'
import { originOfBrand } from './address-of-link.ts'

test.each([
  [[], 'http', 'localhost:3000', 'http://localhost:3000'],
  [['loans.example'], 'https', 'office.example', 'https://loans.example'],
  [['www.example', 'loans.example'], 'https', 'loans.example', 'https://loans.example'],
  [['loans.example'], 'http', 'loans.example:3000', 'http://loans.example:3000'],
])('of %j asked at %s %s', (hosts, protocol, host, origin) => {
  expect(originOfBrand({ hosts }, { protocol, host })).toBe(origin)
})
