import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import type { DetailValues } from './detail-values.ts'
import { exampleProfile } from '../../testing/example-profile.ts'
import { exampleValues } from './testing/example-values.ts'
import { draftOf, draftOfOthers, savableChanges, storedOf } from './unsaved-details.ts'

const surroundings = {
  product: 'Personal Loans',
  today: '2026-11-21',
  hasMobile: true,
  stage: 'apply',
  refusals: {},
} as const
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
const stored = storedOf(tenant, 'Personal Loans')

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
  expect(changesOf({ address2: '', address1: '', account_number: '' })).toEqual({
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

test('a draft holds what is unsaved, wrong too', () => {
  const typed = {
    postal_code: '0',
    tin: 'ABCPE1234F',
    birth_date: '05/12/1991',
    account_number: '1',
    allow_emails: true,
  }
  expect(draftOf(exampleValues(typed, tenant), stored, 'Personal Loans')).toEqual(typed)
  expect(draftOf(exampleValues({}, tenant), stored, 'Personal Loans')).toEqual({})
})

const owner = exampleProfile({
  monthly_rent: 12_000,
  residence_type: 3,
  business_registration_type: 1,
  gstin: '***********7Z*',
})
const saveFor = (product: LoanProduct, typed: Partial<DetailValues>) =>
  savableChanges(exampleValues(typed, owner), storedOf(owner, product), { ...surroundings, product })

test('what another loan asks is neither sent nor emptied', () => {
  expect(
    saveFor('Gold Loans', { residence_type: '1', gold_weight_grams: '24.5', first_name: 'Asha' }),
  ).toEqual({
    first_name: 'Asha',
    gold_weight_grams: 24.5,
  })
  expect(saveFor('Business Loans', {})).toEqual({})
})

test('a sealed answer to a question that no longer comes up is emptied too', () => {
  expect(saveFor('Business Loans', { business_registration_type: '2' })).toEqual({
    business_registration_type: 2,
    gstin: null,
  })
})

test('what was typed for another loan stays in the draft', () => {
  const draft = { first_name: 'Asha 2', monthly_rent: 'x', gold_weight_grams: '0.1' }
  expect(draftOfOthers(draft, 'Gold Loans')).toEqual({ monthly_rent: 'x' })
  expect(draftOfOthers(draft, 'Personal Loans')).toEqual({ gold_weight_grams: '0.1' })
})
