import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

const ofThread = { params: { threadId: '1' } }
const written = () => ({ ...ofThread, body: { request_id: randomUUID(), text: 'Where is it?' } })

/** Of questions and notices. */
export const deskSamples: Samples = {
  'GET /api/partner/threads': () => ({ query: { page: '1', topic: 'tech-support' } }),
  'GET /api/partner/thread-counts': () => ({}),
  'GET /api/partner/threads/:threadId': () => ofThread,
  'GET /api/partner/threads/:threadId/picture': () => ({ ...ofThread, query: { message_id: '1' } }),
  'POST /api/partner/threads/open': () => ({
    body: {
      request_id: randomUUID(),
      topic: 'general-query',
      kind: 'money',
      subject: 'When is October paid?',
      text: 'It is not on the statement',
    },
  }),
  'POST /api/partner/threads/:threadId/write': written,
  'POST /api/partner/threads/:threadId/close': () => ofThread,
  'POST /api/partner/threads/:threadId/see': () => ({ ...ofThread, body: { message_id: 1 } }),
  'GET /api/partner/notices': () => ({ query: { page: '1' } }),
  'GET /api/partner/notice-counts': () => ({}),
  'POST /api/partner/notices/read': () => ({ body: { event_id: randomUUID() } }),
  'GET /api/partner/notice-settings': () => ({}),
  'POST /api/partner/notice-settings/save': () => ({ body: { digest: 0, muted: ['lead.created'] } }),
  'GET /api/partner-threads': () => ({ query: { page: '1', state: 'OPEN', taken: 'nobody' } }),
  'GET /api/partner-threads/:threadId': () => ofThread,
  'GET /api/partner-threads/:threadId/picture': () => ({ ...ofThread, query: { message_id: '1' } }),
  'POST /api/partner-threads/:threadId/answer': written,
  'POST /api/partner-threads/:threadId/close': () => ofThread,
  'POST /api/partner-threads/:threadId/take': () => ({ ...ofThread, body: { mine: 1 } }),
}
