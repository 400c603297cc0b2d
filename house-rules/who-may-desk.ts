import type { Audience } from '@marketplace/contract/platform/call'
import { mayOfCare } from './who-may-care.ts'
import { mayOfWork } from './who-may-work.ts'

const administrator: Audience = [1]

/** Who may make the calls of questions, notices, work and telecalling, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfDesk: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  ...mayOfWork,
  'a partner: questions and notices': {
    'GET /api/partner/threads': 'partner',
    'GET /api/partner/thread-counts': 'partner',
    'GET /api/partner/threads/:threadId': 'partner',
    'GET /api/partner/threads/:threadId/picture': 'partner',
    'POST /api/partner/threads/open': 'partner',
    'POST /api/partner/threads/:threadId/write': 'partner',
    'POST /api/partner/threads/:threadId/close': 'partner',
    'POST /api/partner/threads/:threadId/see': 'partner',
    'GET /api/partner/notices': 'partner',
    'GET /api/partner/notice-counts': 'partner',
    'POST /api/partner/notices/read': 'partner',
    'GET /api/partner/notice-settings': 'partner',
    'POST /api/partner/notice-settings/save': 'partner',
  },
  'staff: what partners ask': {
    'GET /api/partner-threads': administrator,
    'GET /api/partner-threads/:threadId': administrator,
    'GET /api/partner-threads/:threadId/picture': administrator,
    'POST /api/partner-threads/:threadId/answer': administrator,
    'POST /api/partner-threads/:threadId/close': administrator,
    'POST /api/partner-threads/:threadId/take': administrator,
  },
  'staff: what a business prepares before it is a partner': {
    'GET /api/merchants/:id/preparation': administrator,
  },
  ...mayOfCare,
}
