import { expect, it } from 'vitest'
import { contactPurposes, kindOfPurpose } from './contact.ts'

it('offers and surveys are promotion, what goes on with something begun is service', () => {
  expect(contactPurposes.filter((purpose) => kindOfPurpose(purpose) === 'promotional')).toEqual([
    'offer_promotion',
    'survey',
  ])
  expect(kindOfPurpose('documents')).toBe('service')
})
