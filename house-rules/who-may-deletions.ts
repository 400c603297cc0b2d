import type { Audience } from '@marketplace/contract/platform/call'

const administrator: Audience = [1]

/** Who may make the calls of deletions by staff and of contacts that they put back, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfDeletions: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'staff: deletions': {
    'GET /api/deletions': administrator,
    'GET /api/deletions/waiting': administrator,
    'GET /api/deletions/preview/:user_id': administrator,
    'GET /api/deletions/certificate/:certificate': administrator,
    'POST /api/deletions/order': administrator,
    'POST /api/deletions/propose': administrator,
    'POST /api/deletions/stop': administrator,
    'GET /api/customer-care/timeline/:user_id': [1, 2, 3],
    'GET /api/customer-care/contact-changes/:user_id': [1, 2, 3],
    'POST /api/customer-care/contact-changes/take-back': administrator,
  },
}
