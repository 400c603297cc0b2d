import { expect, test } from 'vitest'
import { PlanHash, type PlannedRow } from './plan-hash.ts'

const row = (row_key: number, more: Partial<PlannedRow> = {}): PlannedRow => ({
  row_key,
  target_id: 1,
  expects_event_id: 5,
  step: {
    status: 'DISBURSED',
    status_date: '2026-10-21',
    amount: 100,
    sanctioned: null,
    disbursal_date: '2026-10-21',
    reject_reason: null,
    event_key: 'k',
  },
  ...more,
})
const { step } = row(1)

const hashOf = (rows: readonly PlannedRow[]): string => {
  const hash = new PlanHash()
  for (const one of rows) hash.add(one)
  return hash.digest()
}

test('is the same for the same plan', () => {
  expect(hashOf([row(1), row(2)])).toBe(hashOf([row(1), row(2)]))
  expect(hashOf([row(1), row(2)])).not.toBe(hashOf([row(1)]))
  expect(hashOf([])).toMatch(/^[0-9a-f]{64}$/)
})

test.each<[string, PlannedRow]>([
  ['line', row(2)],
  ['application', row(1, { target_id: 2 })],
  ['expected event', row(1, { expects_event_id: null })],
  ['status', row(1, { step: { ...step, status: 'PART_DISBURSED' } })],
  ['date', row(1, { step: { ...step, status_date: '2026-10-22' } })],
  ['amount', row(1, { step: { ...step, amount: 101 } })],
  ['sanction', row(1, { step: { ...step, sanctioned: 1 } })],
  ['day of the disbursal', row(1, { step: { ...step, disbursal_date: null } })],
  ['reason', row(1, { step: { ...step, reject_reason: 'AGE' } })],
  ['key', row(1, { step: { ...step, event_key: 'l' } })],
])('is another one with another %s', (_name, other) => {
  expect(hashOf([other])).not.toBe(hashOf([row(1)]))
})
