import { expect, it } from 'vitest'
import { hashEntry, type AuditContent } from './hash-entry.ts'

const nothing = Buffer.alloc(32)
const entry: AuditContent = {
  entry_id: 7,
  at: new Date('2026-11-22T06:00:00.000Z'),
  actor_kind: 'staff',
  actor_id: '3',
  actor_name: 'ravi',
  on_behalf_of: null,
  action: 'lender.update',
  object_kind: 'lender',
  object_id: '12',
  object_name: 'sahyadri-bank',
  before: { min_income: 20_000 },
  after: { min_income: 25_000 },
  reason: null,
  sealed_reason: null,
  ip: '203.0.113.7',
}
const hash = (change: Partial<AuditContent> = {}, previous = nothing): string =>
  hashEntry(previous, { ...entry, ...change }).toString('hex')

it('is the same for the same entry for good', () => {
  // Written down, so that no later version of the rule breaks the chains that are there.
  expect(hash()).toBe('69709485a568c01ed29e73a7513e166c903a2cec4da5e7e583b3768e3f095ff8')
})

it.each<[string, Partial<AuditContent>]>([
  ['entry_id', { entry_id: 8 }],
  ['at', { at: new Date('2026-11-22T06:00:00.001Z') }],
  ['actor_kind', { actor_kind: 'system' }],
  ['actor_id', { actor_id: '4' }],
  ['actor_name', { actor_name: 'asha' }],
  ['on_behalf_of', { on_behalf_of: 'asha' }],
  ['action', { action: 'lender.create' }],
  ['object_kind', { object_kind: 'card' }],
  ['object_id', { object_id: '13' }],
  ['object_name', { object_name: null }],
  ['before', { before: { min_income: 20_001 } }],
  ['after', { after: null }],
  ['reason', { reason: 'asked for' }],
  ['sealed_reason', { sealed_reason: Buffer.from('x') }],
  ['ip', { ip: null }],
])('another %s is another hash', (_, change) => {
  expect(hash(change)).not.toBe(hash())
})

it('is bound to the entry before it', () => {
  expect(hash({}, Buffer.alloc(32, 1))).not.toBe(hash())
})

it('takes keys in any order at any depth, as a database gives them back', () => {
  expect(hash({ after: { b: [{ y: 1, x: 2 }], a: null } })).toBe(
    hash({ after: { a: null, b: [{ x: 2, y: 1 }] } }),
  )
})

it('keeps the order of a list and tells a list from a record', () => {
  expect(hash({ after: [1, 2] })).not.toBe(hash({ after: [2, 1] }))
  expect(hash({ after: ['a'] })).not.toBe(hash({ after: { 0: 'a' } }))
})
