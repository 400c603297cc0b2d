import type { Audience } from '@marketplace/contract/platform/call'

const administrator: Audience = [1]

/** Who may make the calls of looks at a partner's area, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfLooks: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'a partner: who looked': {
    'GET /api/partner/account-access': 'partner',
    'POST /api/partner/account-access/settings': 'partner',
    'POST /api/partner/account-access/answer': 'partner',
  },
  'staff: looks at a partner': {
    'POST /api/admin/masquerade': administrator,
    'POST /api/admin/masquerade/open': administrator,
    'POST /api/admin/masquerade/end': administrator,
    'POST /api/admin/masquerade/report': administrator,
    'GET /api/admin/masquerade/stand/:partner_id': administrator,
    'GET /api/admin/masquerade/looks': administrator,
    'GET /api/admin/masquerade/requests': administrator,
    'POST /api/admin/masquerade/allow': administrator,
  },
}
