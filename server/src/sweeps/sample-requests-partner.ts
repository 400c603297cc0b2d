import type { Samples } from './sample-request.ts'

/** Of the partner's own pages. */
export const partnerSamples: Samples = {
  'GET /api/partner/customers': () => ({
    query: {
      page: '1',
      page_size: '10',
      state: 'needs_you',
      product: 'Personal Loans',
      ends: '1473',
      held: '1',
    },
  }),
  'POST /api/partner/customers/csv': () => ({ query: { state: 'paid' } }),
  'GET /api/partner/product-offering': () => ({}),
  'GET /api/partner/product-offering/:product_id': () => ({ params: { product_id: 'personal-loans' } }),
  'GET /api/partner/lender-journey': () => ({}),
  'GET /api/partner/own-money': () => ({}),
  'GET /api/partner/own-money/parts': () => ({ query: { page: '1', page_size: '10', part: 'waits' } }),
  'GET /api/partner/funnel': () => ({}),
  'POST /api/partner/funnel/save': () => ({
    body: {
      version: 0,
      co_brand_line: 'Gomti Associates',
      product_order: ['Gold Loans'],
      first_step: 'products',
      primary_colour: '#14532d',
    },
  }),
}
