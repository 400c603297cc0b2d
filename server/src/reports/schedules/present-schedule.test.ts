import { expect, it } from 'vitest'
import type { DimensionNames } from '../answers/dimension-names.ts'
import { presentSchedule } from './present-schedule.ts'
import type { ReportScheduleRow } from './report-schedules.queries.ts'

const names: DimensionNames = {
  numbersOf: (_dimension, values) => values.map(Number),
  namesOf: () => new Map(),
  nameOf: (_dimension, value) => ({ key: String(value), label: `Lender ${value}` }),
}
const row: ReportScheduleRow = {
  schedule_id: '00000000-0000-4000-8000-000000000000',
  staff_id: 7,
  staff_name: 'Asha Rao',
  report: 'vendors-products-report',
  cut: { by: 'lender', then_by: null, compare: null, times: null, filters: { lender: ['3'] } },
  every: 'week',
  email: 'asha.rao@example.org',
  next_day: '2026-11-30',
  last_sent_at: null,
  created_at: new Date('2026-11-28T10:00:00Z'),
}

it('is whole for its owner', () => {
  expect(presentSchedule(row, names, { staff_id: 7 })).toEqual({
    schedule_id: row.schedule_id,
    report: 'vendors-products-report',
    every: 'week',
    email: 'asha.rao@example.org',
    by: 'lender',
    then_by: null,
    compare: null,
    times: null,
    filters: [{ name: 'lender', values: '3', words: 'Lender 3' }],
    staff_name: 'Asha Rao',
    next_day: '2026-11-30',
    last_sent_at: null,
    created_at: '2026-11-28T10:00:00.000Z',
  })
})

it('has a masked address for anybody else', () => {
  const { email } = presentSchedule(row, names, { staff_id: 8 })
  expect(email).not.toContain('asha.rao')
  expect(email).toContain('*')
})
