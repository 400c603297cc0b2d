import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

const someLink = () => ({
  request_id: randomUUID(),
  name: 'Counter 2',
  slug: `counter-${randomUUID()}`,
  brand_slug: 'default',
  product_type: 'Personal Loans',
  utms: { utm_source: 'counter' },
  subs: { sub1: 'counter-2' },
  expires_on: '2030-03-31',
})

/** Of tracking links. */
export const linkSamples: Samples = {
  'GET /api/partner/links': () => ({ query: { page: '1', page_size: '10', state: 'live' } }),
  'GET /api/partner/links/:linkId': () => ({ params: { linkId: '1' } }),
  'POST /api/partner/links/make': () => ({ body: someLink() }),
  'POST /api/partner/links/end': () => ({ body: { link_id: 1, ended: 1 } }),
  'GET /api/partner/trace': () => ({ query: { q: '4402' } }),
  'POST /api/partner/trace/watch': () => ({ body: { q: '4402', case_id: '0'.repeat(32), on: 1 } }),
  'GET /api/tracking-links': () => ({
    query: { page: '1', page_size: '10', state: 'over', search: 'go', partner_id: '1' },
  }),
  'GET /api/tracking-links/:linkId': () => ({ params: { linkId: '1' } }),
  'GET /api/tracking-links/trace': () => ({ query: { q: 'L-1' } }),
  'POST /api/tracking-links/make': () => ({ body: { ...someLink(), partner_id: 1 } }),
  'POST /api/tracking-links/end': () => ({ body: { link_id: 1, ended: 0 } }),
  'POST /api/link-seen': () => ({}),
}
