import type { Audience } from '@marketplace/contract/platform/call'

/** Who may make the calls of partners' hooks and keys, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfHooks: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'a partner: digital integration': {
    'GET /api/partner/hooks': 'partner',
    'POST /api/partner/hooks/create': 'partner',
    'POST /api/partner/hooks/:endpointId/save': 'partner',
    'POST /api/partner/hooks/:endpointId/rotate': 'partner',
    'POST /api/partner/hooks/:endpointId/remove': 'partner',
    'POST /api/partner/hooks/:endpointId/test': 'partner',
    'POST /api/partner/hooks/:endpointId/replay': 'partner',
    'GET /api/partner/hook-deliveries': 'partner',
    'GET /api/partner/hook-deliveries/:deliveryId': 'partner',
    'POST /api/partner/hook-deliveries/:deliveryId/resend': 'partner',
    'GET /api/partner/api-keys': 'partner',
    'POST /api/partner/api-keys/create': 'partner',
    'POST /api/partner/api-keys/:keyId/rotate': 'partner',
    'POST /api/partner/api-keys/:keyId/revoke': 'partner',
  },
  "a partner's own systems": {
    'POST /api/partner/leads': 'api_key',
    'GET /api/partner/leads': 'api_key',
    'GET /api/partner/money': 'api_key',
  },
}
