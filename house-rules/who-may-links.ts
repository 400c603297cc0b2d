import type { Audience } from '@marketplace/contract/platform/call'

const administrator: Audience = [1]

/** Who may make the calls of tracking links, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfLinks: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'anyone: links': {
    'POST /api/link-seen': 'anyone',
  },
  'a partner: links': {
    'GET /api/partner/links': 'partner',
    'GET /api/partner/links/:linkId': 'partner',
    'POST /api/partner/links/make': 'partner',
    'POST /api/partner/links/end': 'partner',
    'GET /api/partner/trace': 'partner',
    'POST /api/partner/trace/watch': 'partner',
  },
  'staff: links': {
    'GET /api/tracking-links': administrator,
    'GET /api/tracking-links/:linkId': administrator,
    'GET /api/tracking-links/trace': administrator,
    'POST /api/tracking-links/make': administrator,
    'POST /api/tracking-links/end': administrator,
  },
}
