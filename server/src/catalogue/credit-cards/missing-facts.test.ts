import { expect, it } from 'vitest'
import { liveCardFacts } from '../../testing/builders/build-card.ts'
import { missingFacts } from './missing-facts.ts'

it('lacks nothing while it is not live', () => {
  expect(missingFacts({ status: 0 })).toEqual([])
  expect(missingFacts({})).toEqual([])
})

it('lacks nothing with all of them, a fee of 0 among them', () => {
  expect(missingFacts({ status: 1, ...liveCardFacts })).toEqual([])
  expect(
    missingFacts({ status: 1, ...liveCardFacts, joining_fee: 0, annual_fee_amount: 0, apr_percent: 0 }),
  ).toEqual([])
})

it.each([
  ['issuer_name', 'card_issuer_missing'],
  ['annual_fee', 'card_annual_fee_missing'],
  ['joining_fee', 'card_joining_fee_missing'],
  ['annual_fee_amount', 'card_annual_fee_amount_missing'],
  ['apr_percent', 'card_apr_missing'],
  ['kfs_url', 'card_kfs_missing'],
  ['utm_link', 'card_link_missing'],
] as const)('a live card lacks %s', (field, key) => {
  expect(missingFacts({ status: 1, ...liveCardFacts, [field]: null })).toEqual([{ field, key }])
})
