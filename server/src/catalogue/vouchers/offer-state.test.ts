import { expect, test } from 'vitest'
import { offerState, type OfferFacts } from './offer-state.ts'

const offer: OfferFacts = {
  status: 1,
  brand_slugs: null,
  valid_until: '2026-11-20',
  left: 3,
  is_claimed: false,
}
const at = { brand_slug: 'default', today: '2026-11-20' }

test.each<[string, Partial<OfferFacts>, string]>([
  ['on its last day', {}, 'open'],
  ['a day later', { valid_until: '2026-11-19' }, 'over'],
  ['the last one', { left: 1 }, 'open'],
  ['none left', { left: 0 }, 'gone'],
  ['without a limit', { left: null }, 'open'],
  ['taken down', { status: 0 }, 'absent'],
  ['of this brand', { brand_slugs: ['other', 'default'] }, 'open'],
  ['of another brand', { brand_slugs: ['other'] }, 'absent'],
  ['of no brand', { brand_slugs: [] }, 'absent'],
  ['claimed', { is_claimed: true }, 'claimed'],
  ['claimed, and none left', { is_claimed: true, left: 0 }, 'claimed'],
  ['claimed, and taken down since', { is_claimed: true, status: 0, brand_slugs: [] }, 'claimed'],
  ['claimed, and over', { is_claimed: true, valid_until: '2026-11-19' }, 'ended'],
  ['over, and none left', { left: 0, valid_until: '2026-11-19' }, 'over'],
  ['over, of another brand', { brand_slugs: ['other'], valid_until: '2026-11-19' }, 'absent'],
])('%s', (_, change, state) => {
  expect(offerState({ ...offer, ...change }, at)).toBe(state)
})
