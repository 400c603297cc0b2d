import { expect, test } from 'vitest'
import { attributeArrival, type NamedPartner } from './attribute-arrival.ts'

const gomti: NamedPartner = { partner_id: 1, slug: 'gomti', links: ['gomti-c2'], utm_ids: ['g1', 'g-old'] }
const kaveri: NamedPartner = { partner_id: 2, slug: 'kaveri', links: [], utm_ids: ['k1'] }
const active = [gomti, kaveri]

test.each([
  ['the path', 'gomti', {}, { partner_id: 1, came_by: 'segment' }],
  ['a link of its own', 'gomti-c2', { utm_id: 'k1' }, { partner_id: 1, came_by: 'segment' }],
  ['the tracking id', null, { utm_id: 'k1' }, { partner_id: 2, came_by: 'utm_id' }],
  ['a tracking id it had', null, { utm_id: 'g-old' }, { partner_id: 1, came_by: 'utm_id' }],
  ['the path before the tracking id', 'gomti', { utm_id: 'k1' }, { partner_id: 1, came_by: 'segment' }],
  ['the tracking id on a campaign', 'diwali', { utm_id: 'k1' }, { partner_id: 2, came_by: 'utm_id' }],
  ['another spelling of it', null, { utm_id: 'K1' }, null],
  ['another parameter', null, { utm_source: 'k1' }, null],
  ['nothing', null, {}, null],
])('%s', (_, url_segment, utms, attributed) => {
  expect(attributeArrival({ url_segment, utms }, active)).toEqual(attributed)
})

test('a partner without a link is not the one of a visitor without one', () => {
  expect(attributeArrival({ url_segment: null, utms: {} }, [{ ...gomti, slug: null }])).toBeNull()
})
