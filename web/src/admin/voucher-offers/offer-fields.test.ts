import { OfferFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import { expect, test } from 'vitest'
import { offerFields } from './offer-fields.ts'

test('the form asks for every fact of an offer, and for brands by their names', () => {
  const fields = offerFields([{ slug: 'saral', name: 'Saral Loans' }])
  expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(OfferFacts.shape).toSorted())
  expect(fields.find(({ name }) => name === 'brands')?.options).toEqual([
    { value: 'saral', label: 'Saral Loans' },
  ])
})
