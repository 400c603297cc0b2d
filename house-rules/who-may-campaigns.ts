import type { Audience } from '@marketplace/contract/platform/call'

const administrator: Audience = [1]

/** Who may make the calls of campaigns, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfCampaigns: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'staff: messaging': {
    'GET /api/campaign-texts': administrator,
    'POST /api/campaign-texts/save': administrator,
    'GET /api/campaigns': administrator,
    'GET /api/campaigns/:campaign_id': administrator,
    'GET /api/campaigns/:campaign_id/people': administrator,
    'POST /api/campaigns/count': administrator,
    'POST /api/campaigns/save': administrator,
    'POST /api/campaigns/:campaign_id/plan': administrator,
    'POST /api/campaigns/:campaign_id/send': administrator,
    'POST /api/campaigns/:campaign_id/steer': administrator,
  },
}
