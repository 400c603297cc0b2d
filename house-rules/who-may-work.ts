import type { Audience } from '@marketplace/contract/platform/call'

const staff: Audience = [1, 2, 3]

/** Who may make the calls of the work that waits for people, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfWork: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'staff: work': {
    'POST /api/work/list': staff,
    'GET /api/work/counts': staff,
    'GET /api/work/item/:item_id': staff,
    'POST /api/work/act': staff,
    'POST /api/work/next': staff,
    'POST /api/work/renew': staff,
    'POST /api/work/hand-over': staff,
    'GET /api/work/workers': staff,
    'POST /api/work/show-sender': staff,
    'POST /api/work/reply': staff,
    'GET /api/work/times': staff,
    'POST /api/work/times/set': [1],
  },
}
