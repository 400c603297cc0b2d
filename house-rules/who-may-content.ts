import type { Audience } from '@marketplace/contract/platform/call'

const administrator: Audience = [1]

/** Who may make the calls about what anybody reads of loans, and what partners read, learn and hand out: written by hand, never derived. */
export const mayOfContent: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'anyone: loans in the open': {
    'GET /api/loan-page': 'anyone',
    'GET /api/open-prices': 'anyone',
    'POST /api/open-match': 'anyone',
  },
  'a partner: what it reads': {
    'GET /api/partner/creatives': 'partner',
    'GET /api/partner/creatives/:creativeId/preview': 'partner',
    'POST /api/partner/creatives/take': 'partner',
    'POST /api/partner/creatives/download-svg': 'partner',
    'POST /api/partner/creatives/download-png': 'partner',
    'GET /api/partner/courses': 'partner',
    'GET /api/partner/courses/:courseId': 'partner',
    'POST /api/partner/courses/:courseId/start': 'partner',
    'POST /api/partner/attempts/:attemptId/finish': 'partner',
    'GET /api/partner/faqs': 'partner',
    'GET /api/partner/eligibility': 'partner',
  },
  'staff: what partners read': {
    'GET /api/partner-content/creatives': administrator,
    'POST /api/partner-content/creatives/save': administrator,
    'POST /api/partner-content/creatives/approve': administrator,
    'POST /api/partner-content/creatives/end': administrator,
    'POST /api/partner-content/creatives/remove': administrator,
    'GET /api/partner-content/training': administrator,
    'POST /api/partner-content/courses/save': administrator,
    'POST /api/partner-content/lessons/save': administrator,
    'POST /api/partner-content/questions/save': administrator,
    'POST /api/partner-content/training/remove': administrator,
    'GET /api/partner-content/faqs': administrator,
    'POST /api/partner-content/faqs/save': administrator,
    'POST /api/partner-content/faqs/remove': administrator,
  },
}
