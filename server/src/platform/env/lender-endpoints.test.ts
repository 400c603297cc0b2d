import { expect, it } from 'vitest'
import { readLenderEndpoints } from './lender-endpoints.ts'

const bank = {
  LENDER_SOME_BANK_URL: 'https://bank.example.com',
  LENDER_SOME_BANK_SECRET: 'a secret of sixteen',
  LENDER_SOME_BANK_COUNTRY: 'IN',
}

it('reads each by its slug, with one secret or two', () => {
  expect(readLenderEndpoints({ ...bank, PORT: '3000' }, true)).toEqual(
    new Map([['some-bank', { url: 'https://bank.example.com', secret: 'a secret of sixteen' }]]),
  )
  const both = readLenderEndpoints({ ...bank, LENDER_SOME_BANK_SECRET_OTHER: 'the next of sixteen' }, true)
  expect(both.get('some-bank')?.other_secret).toBe('the next of sixteen')
  expect(readLenderEndpoints({}, true).size).toBe(0)
})

it.each([
  ['LENDER_SOME_BANK_URL', 'ftp://bank.example.com', false],
  ['LENDER_SOME_BANK_URL', 'http://bank.example.com', true],
  ['LENDER_SOME_BANK_URL', 'https://localhost', true],
  ['LENDER_SOME_BANK_SECRET', 'too short', false],
  ['LENDER_SOME_BANK_SECRET_OTHER', 'too short', false],
  ['LENDER_SOME_BANK_SECRET', 'secretsecretsecret', true],
  ['LENDER_SOME_BANK_SECRET_OTHER', '0000000000000000', true],
  ['LENDER_SOME_BANK_COUNTRY', 'SG', true],
  ['LENDER_SOME_BANK_COUNTRY', '', true],
])('refuses %s=%s', (name, value, isProductionAlone) => {
  expect(() => readLenderEndpoints({ ...bank, [name]: value }, true)).toThrow(new RegExp(`^${name}: `))
  if (isProductionAlone) expect(readLenderEndpoints({ ...bank, [name]: value }, false).size).toBe(1)
})

it.each(['LENDER_OTHER_BANK_SECRET', 'LENDER_OTHER_BANK_COUNTRY', 'LENDER_other_bank_URL'])(
  'passes over nothing: %s without its lender',
  (name) => {
    expect(() => readLenderEndpoints({ ...bank, [name]: 'https://other.example.com' }, false)).toThrow(
      new RegExp(`^${name}: `),
    )
  },
)
