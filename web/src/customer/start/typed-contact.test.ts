import { expect, it } from 'vitest'
import { findTypedContact, storeTypedContact } from './typed-contact.ts'

it('keeps what was typed last', () => {
  expect(findTypedContact()).toBeNull()
  storeTypedContact({ kind: 'mobile_phone_number', text: '98765' })
  storeTypedContact({ kind: 'email', text: 'a@b' })
  expect(findTypedContact()).toEqual({ kind: 'email', text: 'a@b' })
})
