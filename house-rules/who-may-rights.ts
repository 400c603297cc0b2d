import type { Audience } from '@marketplace/contract/platform/call'

/** Who may use the rights of a customer over their data: written by hand, never derived. */
export const mayOfRights: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'a customer: their data': {
    'GET /api/my-data/contacts': 'customer',
    'POST /api/my-data/contacts/choose': 'customer',
    'GET /api/my-data/nominee': 'customer',
    'POST /api/my-data/nominee': 'customer',
    'POST /api/my-data/nominee/remove': 'customer',
    'GET /api/my-data': 'customer',
    'POST /api/my-data/passcode': 'customer',
    'POST /api/my-data/copy': 'customer',
    'GET /api/my-data/deletion': 'customer',
    'POST /api/my-data/delete': 'customer',
    'GET /api/my-data/security': 'customer',
    'POST /api/my-data/sessions/end': 'customer',
  },
}
