import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

/** Of the reports. */
export const reportSamples: Samples = {
  'GET /api/traffic-sources': () => ({}),
  'POST /api/traffic-sources/save': () => ({
    body: { source_id: null, version: 0, label: 'Radio', utm_sources: [`radio-${randomUUID().slice(0, 8)}`] },
  }),
  'GET /api/reports/answers/:report': (own) => ({
    params: { report: 'products-report' },
    query: {
      from: '2026-10-24',
      to: '2026-11-22',
      by: 'product',
      times: 'heard',
      measures: 'lender_applied,disbursed_amount',
      spark: 'lender_applied',
      compare: 'before',
      product: 'Personal Loans',
      brand: '1',
      lender: String(own.lender_id),
    },
  }),
  'POST /api/reports/answers/:report/csv': () => ({
    params: { report: 'vendors-products-report' },
    query: { from: '2026-10-24', to: '2026-11-22', by: 'lender', then_by: 'reason', compare: 'none' },
  }),
  'POST /api/reports/answers/:report/xlsx': () => ({
    params: { report: 'internal-report' },
    query: { from: '2026-10-24', to: '2026-11-22', by: 'day', times: 'effective' },
  }),
  'GET /api/reports/runs/of/:report': () => ({
    params: { report: 'products-report' },
    query: { from: '2026-06-10', to: '2026-11-22', by: 'brand', lender: '1', partner: '0' },
  }),
  'POST /api/reports/runs/of/:report': () => ({
    params: { report: 'products-report' },
    query: {
      from: '2026-06-10',
      to: '2026-11-22',
      times: 'effective',
      by: 'brand',
      measures: 'lender_applied',
      lender: '1',
      partner: '0',
      again: '1',
    },
  }),
  'GET /api/reports/runs': () => ({ query: { page: '1', page_size: '20' } }),
  'POST /api/reports/runs/:run_id/cancel': () => ({ params: { run_id: randomUUID() } }),
  'GET /api/reports/schedules': () => ({}),
  'POST /api/reports/schedules/of/:report': () => ({
    params: { report: 'products-report' },
    query: { by: 'lender', then_by: 'brand', compare: 'none', times: 'effective', product: 'Personal Loans' },
    body: { every: 'week', email: 'reports@example.org' },
  }),
  'POST /api/reports/schedules/:schedule_id/end': () => ({ params: { schedule_id: randomUUID() } }),
  'GET /api/reports/rows': () => ({
    query: {
      from: '2026-10-24',
      to: '2026-11-22',
      times: 'effective',
      measure: 'lender_applied',
      product: 'Personal Loans',
      page: '1',
      page_size: '20',
    },
  }),
  'POST /api/reports/rows/csv': () => ({
    query: { from: '2026-10-24', to: '2026-11-22', measure: 'applied', source: '3' },
  }),
  'POST /api/reports/rows/xlsx': () => ({
    query: { from: '2026-10-24', to: '2026-11-22', measure: 'rejected_for', reason: 'AGE' },
  }),
  'GET /api/reports/journey': () => ({
    query: {
      from: '2026-10-24',
      to: '2026-11-22',
      kind: 'cohort',
      window: '7',
      compare: 'before',
      device: '1',
    },
  }),
  'GET /api/reports/journey/drop-off': () => ({
    query: {
      from: '2026-10-24',
      to: '2026-11-22',
      step: 'applied',
      by: 'partner',
      compare: 'none',
      partner: '0,1',
    },
  }),
  'GET /api/reports/journeys/:application_number': () => ({
    params: { application_number: 'LA-2222224' },
  }),
}
