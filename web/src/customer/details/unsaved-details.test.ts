import { expect, test } from 'vitest'
import { exampleProfile, exampleValues } from './example-profile.ts'
import { draftOf, savableChanges, storedOf } from './unsaved-details.ts'

const surroundings = { today: '2026-11-21', hasMobile: true, refusals: {} }
const tenant = exampleProfile({
  first_name: 'Asha',
  birth_date: '**/**/1990',
  tin: '*****1234F',
  account_number: '********9012',
  residence_type: 3,
  monthly_rent: 12_000,
  address2: 'Near the park',
  allow_sms: 1,
})
const stored = storedOf(tenant)

const changesOf = (typed: Parameters<typeof exampleValues>[0]) =>
  savableChanges(exampleValues(typed, tenant), stored, surroundings)

test('what stands as it was stored is not sent, masks least of all', () => {
  expect(changesOf({})).toEqual({})
  expect(changesOf({ first_name: ' Asha ', monthly_rent: '12,000' })).toEqual({})
})

test('fine changes are sent as the wire has them, wrong ones are not', () => {
  expect(changesOf({ birth_date: '05/12/1991', emi: '5,500', postal_code: '0', allow_sms: false })).toEqual({
    birth_date: '1991-12-05',
    emi: 5500,
    allow_sms: 0,
  })
})

test('an answer that may be left out is emptied, one that is needed is not', () => {
  expect(changesOf({ address2: '', first_name: '', account_number: '' })).toEqual({
    address2: null,
    account_number: null,
  })
})

test('the answer to a question that no longer comes up is emptied', () => {
  expect(changesOf({ residence_type: '1' })).toEqual({ residence_type: 1, monthly_rent: null })
})

test('a refused value is not sent again', () => {
  const refusals = { birth_date: { value: '05/12/2020', message: 'no' } }
  const values = exampleValues({ birth_date: '05/12/2020', emi: '0' }, tenant)
  expect(savableChanges(values, stored, { ...surroundings, refusals })).toEqual({ emi: 0 })
})

test('a draft holds what is unsaved, wrong too, and never a sealed value', () => {
  const typed = {
    postal_code: '0',
    tin: 'ABCPE1234F',
    birth_date: '05/12/1991',
    account_number: '1',
    allow_emails: true,
  }
  expect(draftOf(exampleValues(typed, tenant), stored)).toEqual({ postal_code: '0', allow_emails: true })
  expect(draftOf(exampleValues({}, tenant), stored)).toEqual({})
})
