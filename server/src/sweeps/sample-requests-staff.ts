import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

/** About staff, and what needs a second administrator. */
export const staffSamples: Samples = {
  'GET /api/staff/list': () => ({
    query: { page: '1', page_size: '20', search: 'a', role_id: '1', disabled: '0' },
  }),
  'POST /api/staff/add': () => ({
    body: {
      username: `u-${randomUUID().slice(0, 8)}`,
      full_name: 'Asha Rao',
      role_id: 2,
      password: 'copper kettle ninth',
    },
  }),
  'POST /api/staff/update': () => ({ body: { staff_id: 1, full_name: 'Asha Rao', role_id: 2 } }),
  'POST /api/staff/disable': () => ({ body: { staff_id: 1, disabled: 1 } }),
  'POST /api/staff/force-logout': () => ({ body: { staff_id: 1 } }),
  'POST /api/staff/reset-second-factor': () => ({ body: { staff_id: 1, reason: 'Lost the phone' } }),
  'POST /api/staff/set-password': () => ({
    body: { staff_id: 1, password: 'copper kettle ninth', reason: 'Has forgotten it' },
  }),
  'GET /api/approvals': () => ({ query: { page: '1', page_size: '20', kind: 'regulated_figure' } }),
  'GET /api/approvals/waiting': () => ({}),
  'POST /api/approvals/decide': () => ({
    body: { request_id: 1, decision: 'declined', note: 'Nobody knows of it' },
  }),
  'POST /api/approvals/withdraw': () => ({ body: { request_id: 1 } }),
  'GET /api/approvals/limits': () => ({}),
  'POST /api/approvals/limit': () => ({
    body: { name: 'write_off', value: 20_000, reason: 'Agreed with finance' },
  }),
}
