import type { Audience } from '@marketplace/contract/platform/call'

const administrator: Audience = [1]
const callers: Audience = [1, 3]
const staff: Audience = [1, 2, 3]

/** Who may make the calls of telecalling, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfCare: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'the operator of calls': {
    'POST /api/telephony/call-back/:token': 'anyone',
  },
  'staff: telecalling': {
    'GET /api/telecalling/desk': callers,
    'POST /api/telecalling/phone': callers,
    'POST /api/telecalling/duty': callers,
    'POST /api/telecalling/next': callers,
    'POST /api/telecalling/beat': callers,
    'POST /api/telecalling/call': callers,
    'POST /api/telecalling/settle': callers,
    'POST /api/telecalling/give-back': callers,
    'POST /api/telecalling/open': staff,
    'GET /api/telecalling/floor': administrator,
    'POST /api/telecalling/free': administrator,
    'GET /api/telecalling/recording/:call_id': administrator,
    'GET /api/telecalling/scripts': administrator,
    'POST /api/telecalling/scripts': administrator,
  },
}
