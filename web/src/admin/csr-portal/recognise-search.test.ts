import { expect, test } from 'vitest'
import { recogniseSearch } from './recognise-search.ts'

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
  ['LA-7K3QX9W', null],
  ['', null],
  ['5876543210', null],
  ['987654321', null],
  ['ABCPV1234F', null],
  ['1234', null],
  [ID.slice(1), null],
  ['asha@example.com', null],
])('%j', (typed, search) => {
  expect(recogniseSearch(typed)).toEqual(search)
})
