import { expect, test } from 'vitest'
import { listQueueRows } from './dashboard.ts'

test.each([
  [{ queue: 'stuck' }, true],
  [{ queue: 'stuck', order: 'newest', brand_id: '2', lender_id: '7' }, true],
  [{ queue: 'stuck', order: 'longest' }, true],
  [{ queue: 'stuck', order: 'oldest' }, false],
  [{ queue: 'help_requests', brand_id: '2' }, true],
  [{ queue: 'help_requests', lender_id: '7' }, false],
  [{ queue: 'complaints_due', brand_id: '2', lender_id: '7' }, true],
  [{ queue: 'alarms', brand_id: '2' }, false],
  [{ queue: 'messages_failed', order: 'newest' }, true],
  [{ queue: 'partner_requests', lender_id: '7' }, false],
  [{ queue: 'stuck', lender_id: '-7' }, false],
])('%j: %s', (query, expected) => {
  expect(listQueueRows.query.safeParse(query).success).toBe(expected)
})
