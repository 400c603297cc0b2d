import { expect, it } from 'vitest'
import { addCustomerNote, CustomerSearch, maskedFields, unmaskCustomer } from './customer-care.ts'
import { problemOf } from '../testing/problem-of.ts'

const id = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'

it.each([
  [{ mobile: '9876543210' }, null],
  [{ pan_last4: '234F' }, null],
  [{ application_id: id }, null],
  [{ email: 'asha.verma@example.in' }, null],
  [{ email: 'asha' }, 'email_invalid'],
  [{ name: ' Asha  Verma ' }, null],
  [{ name: 'Meena' }, null],
  [{ name: 'आशा वर्मा' }, null],
  [{ name: "Nisha D'Souza-Rao" }, null],
  [{ name: 'A' }, 'user_name_invalid'],
  [{ name: 'Asha 7' }, 'user_name_invalid'],
  [{ name: 'x'.repeat(121) }, null],
  [{ name: 'x'.repeat(122) }, 'user_name_invalid'],
  [{ complaint_number: 'C-7F3K-9Q2M' }, null],
  [{ complaint_number: 'C-7F3K' }, 'invalid_value'],
  [{ lender_reference: 'SHB-2026_0001' }, null],
  [{ lender_reference: 'x'.repeat(64) }, null],
  [{ lender_reference: 'x'.repeat(65) }, 'invalid_value'],
  [{ lender_reference: 'ab' }, 'invalid_value'],
  [{ lender_reference: 'a b c' }, 'invalid_value'],
  [{ lender_reference: 'SHB-1', name: 'Asha Verma' }, 'search_by_one'],
  [{}, 'search_by_one'],
  [{ mobile: '9876543210', pan_last4: '234F' }, 'search_by_one'],
  [{ mobile: undefined, pan_last4: '234F' }, null],
  [{ pan_last4: '1234F' }, 'pan_ending_invalid'],
  [{ pan_last4: '34F' }, 'pan_ending_invalid'],
  [{ pan_last4: '234f' }, 'pan_ending_invalid'],
  [{ pan_last4: '234FF' }, 'pan_ending_invalid'],
])('searching by %j: %s', (search, problem) => {
  expect(problemOf(CustomerSearch, search)).toBe(problem)
})

const about = { purpose: 'finish_application', reference: { kind: 'application', id } }
it.each([
  [{}, null],
  [{ fields: [...maskedFields] }, null],
  [{ fields: [] }, 'field_required'],
  [{ fields: [...maskedFields, 'pan'] }, 'invalid_value'],
  [{ fields: ['account_number'] }, 'invalid_value'],
  [{ purpose: 'curiosity' }, 'purpose_needed'],
  [{ purpose: undefined }, 'purpose_needed'],
  [{ reference: undefined }, 'reference_needed'],
  [{ reference: { kind: 'application' } }, 'reference_needed'],
  [{ reference: { kind: 'complaint', id } }, 'reference_needed'],
  [{ purpose: 'answer_complaint', reference: { kind: 'complaint', id: 'C-1' } }, null],
  [{ note: 'x'.repeat(300) }, null],
  [{ note: 'x'.repeat(301) }, 'text_invalid'],
])('unmasking with %j: %s', (change, problem) => {
  expect(problemOf(unmaskCustomer.body, { user_id: id, fields: ['mobile'], ...about, ...change })).toBe(
    problem,
  )
})

it.each([
  ['x', null],
  [' ', 'field_required'],
  ['x'.repeat(1_000), null],
  ['x'.repeat(1_001), 'text_invalid'],
])('a note %#: %s', (text, problem) => {
  expect(problemOf(addCustomerNote.body, { user_id: id, request_id: id, text })).toBe(problem)
})
