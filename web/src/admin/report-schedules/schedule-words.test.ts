import type { ReportSchedule } from '@marketplace/contract/reports/report-schedules'
import { expect, it } from 'vitest'
import { schedulePath, scheduleText } from './schedule-words.ts'

const schedule: ReportSchedule = {
  schedule_id: '00000000-0000-4000-8000-000000000000',
  report: 'products-report',
  every: 'week',
  email: 'reports@example.org',
  by: 'lender',
  then_by: 'brand',
  compare: 'none',
  times: 'effective',
  filters: [{ name: 'product', values: 'Personal Loans,Gold Loans', words: 'Personal Loans, Gold Loans' }],
  staff_name: 'Asha Rao',
  next_day: '2026-11-30',
  last_sent_at: null,
  created_at: '2026-11-28T10:00:00.000Z',
}

it('says what is sent', () => {
  expect(scheduleText(schedule)).toBe(
    'Products report by lender, Product: Personal Loans, Gold Loans, by the day it happened',
  )
})

it('leads to the report as it is cut', () => {
  expect(schedulePath(schedule)).toBe(
    '/admin/products-report?preset=last_7_days&by=lender&then_by=brand&compare=none&times=effective&product=Personal+Loans%2CGold+Loans',
  )
})

it("leaves what nobody chose to the report's own way", () => {
  const plain = { ...schedule, by: null, then_by: null, compare: null, times: null, filters: [] }
  expect(scheduleText(plain)).toBe('Products report by product')
  expect(schedulePath(plain)).toBe('/admin/products-report?preset=last_7_days')
})
