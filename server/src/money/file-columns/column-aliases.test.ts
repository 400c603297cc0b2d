import { fileFields } from '@marketplace/contract/money/lender-file-words'
import { expect, test } from 'vitest'
import { fieldOfTitle, titleKey } from './column-aliases.ts'

test.each([
  ['App Ref', 'our_reference'],
  ['UNIQUE_ID', 'our_reference'],
  [' Application  No. ', 'lender_application_id'],
  ['LAN', 'loan_account'],
  ['Cust Status', 'status'],
  ['Status Dt', 'status_date'],
  ['Disb Amt', 'disbursed_amount'],
  ['Disbursed', 'disbursed_amount'],
  ['Commission %', 'payout_percent'],
  ['Commission', 'payout_amount'],
  ['Mobile No', 'mobile'],
  ['Branch', null],
  ['', null],
])('%j stands for %s', (title, field) => {
  expect(fieldOfTitle(title)).toBe(field)
})

test.each(fileFields)('the name of the field %s stands for itself', (field) => {
  expect(fieldOfTitle(field)).toBe(field)
})

test('titles are compared without case, spaces and marks', () => {
  expect(titleKey('Ｌｏａｎ A/c_No.')).toBe('loanacno')
})
