import { expect, test } from 'vitest'
import { customerSite } from './customer-site.ts'

test.each([
  [[], 'localhost:3000', '', '/'],
  [['loans.example.in'], 'solar.localhost:3000', '', 'https://loans.example.in/'],
  [['loans.example.in', 'old.example.in'], 'old.example.in', '', 'https://loans.example.in/'],
  [['loans.example.in'], 'Loans.Example.in:443', '', '/'],
  [['loans.example.in'], 'evil.example', 'to=https://evil.example', 'https://loans.example.in/'],
  [
    ['loans.example.in'],
    'x',
    'utm_source=a%26b&next=//evil&utm_=1',
    'https://loans.example.in/?utm_source=a%26b',
  ],
  [[], 'x', 'utm_id=shop7', '/?utm_id=shop7'],
  [['evil.example/path'], 'x', '', '/'],
  [['user@evil.example'], 'x', '', '/'],
  [['localhost'], 'x', '', '/'],
])('hosts %j at %s with ?%s leads to %s', (hosts, host, search, to) => {
  expect(customerSite(hosts, host, search)).toBe(to)
})
