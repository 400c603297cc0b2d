import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

const ofTask = { body: { task_id: 1 } }

/** Of telecalling. */
export const careSamples: Samples = {
  'POST /api/telephony/call-back/:token': () => ({
    params: { token: 'A'.repeat(43) },
    body: { CallSid: 'abcdef0123456789', EventType: 'terminal' },
  }),
  'GET /api/telecalling/desk': () => ({}),
  'POST /api/telecalling/phone': () => ({ body: { mobile: '9876500001', languages: ['en', 'hi'] } }),
  'POST /api/telecalling/duty': () => ({ body: { duty: 'on' } }),
  'POST /api/telecalling/next': () => ({}),
  'POST /api/telecalling/beat': () => ({ body: { task_id: 1, is_active: 1 } }),
  'POST /api/telecalling/call': () => ({ body: { task_id: 1, request_id: randomUUID() } }),
  'POST /api/telecalling/settle': () => ({
    body: {
      task_id: 1,
      request_id: randomUUID(),
      disposition: 'complaint',
      said: 'does_today',
      note: 'Speaks fast',
      call_back_at: '2026-11-21T06:00:00.000Z',
      language: 'ta',
      complaint: { category: 'conduct', text: 'Nobody called me when they said they would' },
    },
  }),
  'POST /api/telecalling/give-back': () => ofTask,
  'POST /api/telecalling/open': (own) => ({
    body: { user_id: own.user_id, request_id: randomUUID(), purpose: 'help' },
  }),
  'GET /api/telecalling/floor': () => ({}),
  'POST /api/telecalling/free': () => ofTask,
  'GET /api/telecalling/recording/:call_id': () => ({ params: { call_id: randomUUID() } }),
  'GET /api/telecalling/scripts': () => ({}),
  'POST /api/telecalling/scripts': () => ({
    body: {
      purpose: 'help',
      lender_id: null,
      version: 0,
      texts: { en: 'Hello {customer}, you asked us.', hi: 'नमस्ते {customer} जी, आपने कहा था।' },
      approved_by: 'N. Rao',
      approved_on: '2026-11-19',
    },
  }),
}
