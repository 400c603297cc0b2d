import { expect, test } from 'vitest'
import { caseIdOf, mayDispute, watchOf } from './acts-of-case.ts'

const told_at = new Date('2026-11-30T06:00:00Z')

test.each([
  ['another’s lock that holds', 1, { outcome: 'others', rule: 'lock', lead_id: 7 }, 'lock_end'],
  ['another’s application', 1, { outcome: 'others', rule: 'application', lead_id: 7 }, undefined],
  ['the own lock', 1, { outcome: 'yours', rule: 'lock', lead_id: 7 }, 'next_step'],
  ['the own application', 1, { outcome: 'yours', rule: 'application', lead_id: 7 }, 'next_step'],
  ['no lead', 1, { outcome: 'open', rule: 'arrival', lead_id: null }, undefined],
  ['a lock that is over', 1, { outcome: 'was_others', rule: 'nobody', lead_id: 7 }, undefined],
  ['staff', null, { outcome: 'others', rule: 'lock', lead_id: 7 }, undefined],
] as const)('of %s', (_, viewer, answer, of) => {
  expect(watchOf(viewer, answer, [])?.of).toBe(of)
})

test('what was told is off, and says when', () => {
  const lock = { outcome: 'others', rule: 'lock', lead_id: 7 } as const
  expect(watchOf(1, lock, [{ lead_id: 7, of: 'lock_end', told_at: null }])).toEqual({
    of: 'lock_end',
    is_on: 1,
    told_at: null,
  })
  expect(watchOf(1, lock, [{ lead_id: 7, of: 'lock_end', told_at }])).toEqual({
    of: 'lock_end',
    is_on: 0,
    told_at: told_at.toISOString(),
  })
  expect(watchOf(1, lock, [{ lead_id: 8, of: 'lock_end', told_at: null }])?.is_on).toBe(0)
})

test('one dispute of a lead is open at a time, and staff open none', () => {
  const of = (state: 'OPEN' | 'ANSWERED' | 'ACCEPTED' | 'REFUSED') => [{ lead_id: 7, dispute: { state } }]
  expect(
    [[], of('REFUSED'), of('ACCEPTED'), of('OPEN'), of('ANSWERED')].map((all) =>
      mayDispute(1, { lead_id: 7 }, all),
    ),
  ).toEqual([true, true, true, false, false])
  expect(mayDispute(1, { lead_id: 8 }, of('OPEN'))).toBe(true)
  expect(mayDispute(1, { lead_id: null }, [])).toBe(false)
  expect(mayDispute(null, { lead_id: 7 }, [])).toBe(false)
})

test('a case is named otherwise to everybody', () => {
  const [a, b] = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002']
  const ids = [
    caseIdOf(1, a, 'Gold Loans'),
    caseIdOf(2, a, 'Gold Loans'),
    caseIdOf(null, a, 'Gold Loans'),
    caseIdOf(1, b, 'Gold Loans'),
    caseIdOf(1, a, null),
  ]
  expect(new Set(ids).size).toBe(5)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})
