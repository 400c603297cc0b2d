import type { Audience } from '@marketplace/contract/platform/call'

const administrator: Audience = [1]

/** Who may make the calls of deletions by staff, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfDeletions: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'staff: deletions': {
    'GET /api/deletions': administrator,
    'GET /api/deletions/waiting': administrator,
    'GET /api/deletions/preview/:user_id': administrator,
    'GET /api/deletions/certificate/:certificate': administrator,
    'POST /api/deletions/order': administrator,
    'POST /api/deletions/propose': administrator,
    'POST /api/deletions/stop': administrator,
  },
}
