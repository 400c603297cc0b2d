import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

/** Of deletions by staff. */
export const deletionSamples: Samples = {
  'GET /api/deletions': () => ({ query: { page: '1', page_size: '20', cause: 'asked' } }),
  'GET /api/deletions/waiting': () => ({ query: { page: '1', page_size: '20', cause: 'silence' } }),
  'GET /api/deletions/preview/:user_id': (own) => ({ params: { user_id: own.user_id } }),
  'GET /api/deletions/certificate/:certificate': () => ({ params: { certificate: 'D-4F7K-92QM' } }),
  // Of nobody's complaint: it must not take away whom other samples are about.
  'POST /api/deletions/order': (own) => ({
    body: {
      user_id: own.user_id,
      request_id: randomUUID(),
      reference: { kind: 'complaint', id: 'C-4F7K-92QM' },
      typed: 'DELETE',
    },
  }),
  'POST /api/deletions/propose': (own) => ({
    body: { user_id: own.user_id, ground: 'under_age', reference: 'CASE-14' },
  }),
  'GET /api/customer-care/timeline/:user_id': (own) => ({
    params: { user_id: own.user_id },
    query: { before: '2026-11-20', kind: 'status' },
  }),
  'GET /api/customer-care/contact-changes/:user_id': (own) => ({ params: { user_id: own.user_id } }),
  'POST /api/customer-care/contact-changes/take-back': (own) => ({
    body: {
      user_id: own.user_id,
      contact_id: randomUUID(),
      reference: { kind: 'complaint', id: 'C-4F7K-92QM' },
    },
  }),
  'POST /api/deletions/stop': (own) => ({ body: { user_id: own.user_id } }),
}
