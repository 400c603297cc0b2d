import { Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'

/**
 * A page that a link opened says that its script runs: a person sees it. Which click it was stands in the cookie that came with the
 * page; without one nothing is noted.
 */
export const confirmLinkSeen = {
  method: 'POST',
  path: '/api/link-seen',
  audience: 'anyone',
  limit: 'read',
  answer: Done,
  errors: [],
} as const satisfies Call
