import { expect, it } from 'vitest'
import { exportAuditEntries, listAuditEntries, listAuditEntriesOfObject } from './audit-log.ts'
import { takes } from '../testing/problem-of.ts'

it.each([
  [{}, true],
  [{ action: 'lender.update', from: '2026-11-01', to: '2026-11-22', page: '2' }, true],
  [
    {
      object_kind: 'x'.repeat(40),
      object_id: 'x'.repeat(80),
      actor: 'x'.repeat(120),
      action: 'x'.repeat(80),
    },
    true,
  ],
  [{ object_kind: 'x'.repeat(41) }, false],
  [{ object_id: 'x'.repeat(81) }, false],
  [{ actor: 'x'.repeat(121) }, false],
  [{ action: 'x'.repeat(81) }, false],
  [{ actor: '' }, false],
  [{ actor: 'a\nb' }, false],
  [{ from: '2026-02-30' }, false],
])('entries by %j: %s', (query, is) => {
  expect(takes(listAuditEntries.query, query)).toBe(is)
})

it.each([
  [{}, true],
  [{ action: 'lender.update', from: '2026-11-01', to: '2026-11-22' }, true],
  [{ page: '2' }, false],
  [{ actor: 'x'.repeat(121) }, false],
  [{ from: '2026-02-30' }, false],
])('a file by %j: %s', (body, is) => {
  expect(takes(exportAuditEntries.body, body)).toBe(is)
})

it.each([
  ['lender', '12', true],
  ['x'.repeat(40), 'x'.repeat(80), true],
  ['x'.repeat(41), '1', false],
  ['lender', 'x'.repeat(81), false],
  ['', '1', false],
  ['lender', '', false],
])('entries of %s %s: %s', (object_kind, object_id, is) => {
  expect(takes(listAuditEntriesOfObject.params, { object_kind, object_id })).toBe(is)
})
