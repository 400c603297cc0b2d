import { expect, test } from 'vitest'
import { sealedOf } from './sealed-of.ts'

const bank = { account_name: 'Asha', account_number_masked: '*****6789', ifsc: 'HDFC0001234' }
const tax = { pan_masked: '*****0939F', gstin_masked: null }

test.each([
  [{ tax: null, bank: null }, []],
  [{ tax, bank: null }, ['pan']],
  [{ tax: { ...tax, gstin_masked: '27*****0939F1ZV' }, bank: null }, ['pan', 'gstin']],
  [{ tax: null, bank }, ['account_number']],
])('%j', (of, fields) => {
  expect(sealedOf(of)).toEqual(fields)
})
