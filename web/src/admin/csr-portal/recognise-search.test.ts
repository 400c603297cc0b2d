import { expect, test } from 'vitest'
import { recogniseSearch, searchKind } from './recognise-search.ts'

const ID = '0d3f1c52-8a0b-4a55-9c7e-5b1a2c3d4e5f'

test.each([
  ['9876543210', { mobile: '9876543210' }],
  [' 98765 43210 ', { mobile: '9876543210' }],
  ['+91 98765-43210', { mobile: '9876543210' }],
  ['09876543210', { mobile: '9876543210' }],
  ['919876543210', { mobile: '9876543210' }],
  ['9112345678', { mobile: '9112345678' }],
  ['234F', { pan_last4: '234F' }],
  ['234f', { pan_last4: '234F' }],
  [ID, { application_id: ID }],
  [` ${ID.toUpperCase()} `, { application_id: ID }],
  ['LA-7K3QX9V', { application_id: 'LA-7K3QX9V' }],
  [' la-7k3qx9v', { application_id: 'LA-7K3QX9V' }],
  // Not ours: its check sign is wrong, so that a lender may call something so.
  ['LA-7K3QX9W', { lender_reference: 'LA-7K3QX9W' }],
  ['c-7f3k-9q2m', { complaint_number: 'C-7F3K-9Q2M' }],
  ['asha@example.com', { email: 'asha@example.com' }],
  [' Asha.Verma@Example.in ', { email: 'Asha.Verma@Example.in' }],
  ['Asha  Verma', { name: 'Asha Verma' }],
  ["Nisha D'Souza", { name: "Nisha D'Souza" }],
  ['आशा वर्मा', { name: 'आशा वर्मा' }],
  ['Meena', { name: 'Meena' }],
  ['SHB-2026_0001', { lender_reference: 'SHB-2026_0001' }],
  ['', null],
  ['A', null],
  ['5876543210', null],
  ['987654321', null],
  ['ABCPV1234F', null],
  ['1234', null],
  ['SHB 2026', null],
  ['asha@example', null],
])('%j', (typed, search) => {
  expect(recogniseSearch(typed)).toEqual(search)
})

test.each([
  [{ mobile: '9876543210' }, 'mobile number'],
  [{ lender_reference: 'SHB-1' }, 'lender’s reference'],
  [{ mobile: undefined, name: 'Asha Verma' }, 'full name'],
  [{}, ''],
])('%j goes by %s', (search, words) => {
  expect(searchKind(search)).toBe(words)
})
