import type { Samples } from './sample-request.ts'

/** Of the work that waits for people. */
export const workSamples: Samples = {
  'POST /api/work/list': () => ({
    body: {
      tab: 'open',
      kinds: ['help_request', 'complaint'],
      lender_id: 1,
      search: { mobile: '9876543210' },
    },
  }),
  'GET /api/work/counts': () => ({}),
  'GET /api/work/item/:item_id': () => ({ params: { item_id: '1' } }),
  'POST /api/work/act': () => ({
    body: {
      items: [1],
      do: 'done',
      staff_id: 1,
      until: '2026-11-21T06:00:00.000Z',
      outcome: 'told_customer',
      text: 'Called back',
    },
  }),
  'POST /api/work/next': () => ({ body: { kinds: ['help_request'] } }),
  'POST /api/work/renew': () => ({ body: { items: [1] } }),
  'POST /api/work/hand-over': () => ({ body: { from: 1, to: null } }),
  'GET /api/work/workers': () => ({}),
  'POST /api/work/show-sender': () => ({ body: { item_id: 1, purpose: 'call_back' } }),
  'POST /api/work/reply': () => ({ body: { item_id: 1, text: 'Please write to your bank.', sms: 0 } }),
  'GET /api/work/times': () => ({}),
  'POST /api/work/times/set': () => ({ body: { kind: 'help_request', minutes: 120 } }),
}
