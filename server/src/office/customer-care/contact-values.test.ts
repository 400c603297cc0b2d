import { expect, it } from 'vitest'
import type { OpenProfile } from '../../customers/profiles/open-profile.ts'
import { contactValues, maskContactValues } from './contact-values.ts'

const profile = (facts: Partial<OpenProfile['facts']>): OpenProfile => ({
  facts: {
    mobile_phone_number: '9876543210',
    email: 'asha@example.com',
    address1: 'Flat 4',
    address2: null,
    locality: 'Gomti Nagar',
    postal_code: '226010',
    ...facts,
  } as OpenProfile['facts'],
  clear: {
    pan_name: null,
    birth_date: '1990-05-17',
    tin: 'ABCPV1234F',
    account_number: '30123456789',
    gstin: null,
    business_pan: null,
  },
})

it('shows ends alone', () => {
  const clear = contactValues(profile({}))
  expect(clear).toEqual({
    mobile: '9876543210',
    email: 'asha@example.com',
    pan: 'ABCPV1234F',
    birth_date: '1990-05-17',
    address: 'Flat 4, Gomti Nagar, 226010',
  })
  expect(maskContactValues(clear)).toEqual({
    mobile: '******3210',
    email: 'a**************m',
    pan: '*****1234F',
    birth_date: '**/**/1990',
    address: '********',
  })
})

it.each([
  [{ address1: null }, null],
  [{ address2: 'Tower B' }, 'Flat 4, Tower B, Gomti Nagar, 226010'],
  [{ address2: '' }, 'Flat 4, Gomti Nagar, 226010'],
  [{ locality: null, postal_code: null }, 'Flat 4'],
])('an address with %j is %s', (change, address) => {
  expect(contactValues(profile(change)).address).toBe(address)
})

it('has nothing to mask of what is not told', () => {
  const nothing = { mobile: null, email: null, pan: null, birth_date: null, address: null }
  expect(maskContactValues(nothing)).toEqual(nothing)
})
