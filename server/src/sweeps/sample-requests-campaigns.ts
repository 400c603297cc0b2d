import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

const ofCampaign = { params: { campaign_id: randomUUID() } }
const audience = {
  brand_ids: [1],
  language: 'hi',
  product_types: ['Gold Loans'],
  seen_within_days: 180,
  not_applied_days: 30,
}

/** Of messaging. */
export const campaignSamples: Samples = {
  'GET /api/campaign-texts': () => ({}),
  'POST /api/campaign-texts/save': () => ({
    body: {
      text_id: null,
      version: null,
      name: `Gold ${randomUUID().slice(0, 8)}`,
      channel: 'email',
      purpose: 'offer_promotion',
      retired: 0,
      words: {
        wordings: {
          en: {
            subject: 'Gold loans on {brand}',
            words: '{first_name}, compare gold loans on {brand}: {link}',
            dlt_template: null,
          },
          hi: {
            subject: '{brand} पर गोल्ड लोन',
            words: '{first_name} जी, {brand} पर गोल्ड लोन देखें: {link}',
            dlt_template: null,
          },
        },
        entity_id: null,
        link_path: '/products',
        lender_id: null,
        approved_by: null,
        valid_until: null,
      },
    },
  }),
  'GET /api/campaigns': () => ({ query: { page: '1' } }),
  'GET /api/campaigns/:campaign_id': () => ofCampaign,
  'GET /api/campaigns/:campaign_id/people': () => ({
    ...ofCampaign,
    query: { page: '1', state: 'left_out', reason: 'no_consent' },
  }),
  'POST /api/campaigns/count': () => ({ body: { audience } }),
  'POST /api/campaigns/save': () => ({
    body: { campaign_id: randomUUID(), version: null, name: 'Gold loans in Hindi', text_id: 1, audience },
  }),
  'POST /api/campaigns/:campaign_id/plan': () => ofCampaign,
  'POST /api/campaigns/:campaign_id/send': () => ({ ...ofCampaign, body: { people: 10 } }),
  'POST /api/campaigns/:campaign_id/steer': () => ({ ...ofCampaign, body: { act: 'pause' } }),
}
