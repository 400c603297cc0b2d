import { expect, test } from 'vitest'
import { differingFields, itemsOf } from './differing-fields.ts'

test.each([
  [['phone', 'email', 'name', 'contact_name', 'agreement_date'], []],
  [['pan'], ['tax']],
  [
    ['ifsc', 'legal_name', 'phone'],
    ['business', 'bank'],
  ],
] as const)('a change of %j touches the checks of %j', (changed, items) => {
  expect(itemsOf(changed)).toEqual(items)
})

const record = {
  legal_name: 'Kaveri Traders',
  pan: 'AAPFU0939F',
  gstin: null,
  account_name: 'Kaveri Traders',
  account_number: '123456789012',
  ifsc: 'HDFC0001234',
}
const bank = { account_name: 'Kaveri Traders', account_number: '123456789012', ifsc: 'HDFC0001234' }
const business = {
  entity_kind: 'partnership',
  legal_name: 'Kaveri Traders',
  address: '1, MG Road',
  pincode: '560001',
} as const

test('a check holds while the record says what was checked', () => {
  expect(differingFields({ item: 'bank', values: bank }, record)).toEqual([])
  expect(differingFields({ item: 'tax', values: { pan: 'AAPFU0939F', gstin: null } }, record)).toEqual([])
  expect(differingFields({ item: 'business', values: business }, record)).toEqual([])
})

test.each([
  [{ account_number: '999999999999', ifsc: null }, ['account_number', 'ifsc']],
  [{ account_name: 'Kaveri' }, ['account_name']],
  [{ pan: null, legal_name: 'Other' }, []],
])('with %j of the record the check of the bank account differs in %j', (now, fields) => {
  expect(differingFields({ item: 'bank', values: bank }, { ...record, ...now })).toEqual(fields)
})

test('a GSTIN that came on the record was not checked', () => {
  const of = { item: 'tax', values: { pan: 'AAPFU0939F', gstin: null } } as const
  expect(differingFields(of, { ...record, gstin: '27AAPFU0939F1ZV' })).toEqual(['gstin'])
})
