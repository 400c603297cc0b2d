import { expect, test } from 'vitest'
import { toHistoryEntry } from './lender-history.ts'

const act = {
  entry_id: 7,
  at: new Date('2026-11-20T06:00:00Z'),
  actor_name: 'admin',
  action: 'lender.updated',
  reason: null,
}

test.each([
  [{ priority: 1 }, { priority: 2 }, [{ property: 'priority', before: 1, after: 2 }]],
  [
    null,
    { name: 'A', slug: 'a' },
    [
      { property: 'name', before: null, after: 'A' },
      { property: 'slug', before: null, after: 'a' },
    ],
  ],
  [{ lender_status: 1 }, null, [{ property: 'lender_status', before: 1, after: null }]],
  [null, null, []],
  ['words', [1], []],
])('%j to %j', (before, after, changes) => {
  expect(toHistoryEntry({ ...act, before, after })).toEqual({
    ...act,
    at: '2026-11-20T06:00:00.000Z',
    changes,
  })
})
