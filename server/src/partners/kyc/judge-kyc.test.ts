import type { KycBusiness } from '@marketplace/contract/partners/partner-kyc'
import { expect, it } from 'vitest'
import { kycProblem } from './judge-kyc.ts'
import type { KycValues } from './open-kyc.ts'

const business = (entity_kind: KycBusiness['entity_kind']): KycValues => ({
  item: 'business',
  values: { entity_kind, legal_name: 'Kaveri', address: '1, MG Road', pincode: '560001' },
})
const tax = (pan: string, gstin: string | null = null): KycValues => ({ item: 'tax', values: { pan, gstin } })
const bank: KycValues = {
  item: 'bank',
  values: { account_name: 'Kaveri', account_number: '123456789', ifsc: 'HDFC0001234' },
}

it.each<[string, KycValues, KycValues[], object | null]>([
  ['a PAN alone', tax('AAPFU0939F'), [], null],
  ['a PAN with its GSTIN', tax('AAPFU0939F', '27AAPFU0939F1ZV'), [business('llp')], null],
  [
    'the GSTIN of another',
    tax('ABCPV1234F', '27AAPFU0939F1ZV'),
    [],
    { field: 'gstin', key: 'gstin_not_of_pan' },
  ],
  [
    'a PAN of another kind',
    tax('AAPFU0939F'),
    [bank, business('company')],
    { field: 'pan', key: 'pan_not_of_kind' },
  ],
  ['a kind that the PAN is of', business('partnership'), [tax('AAPFU0939F')], null],
  [
    'a kind that the PAN is not of',
    business('proprietor'),
    [tax('AAPFU0939F')],
    { field: 'entity_kind', key: 'pan_not_of_kind' },
  ],
  ['a kind without a PAN', business('trust'), [bank], null],
  ['a bank', bank, [business('trust'), tax('AAPFU0939F')], null],
])('%s', (_, sent, others, problem) => {
  expect(kycProblem(sent, others)).toEqual(problem)
})
