import type { FigureRow } from '@marketplace/contract/reports/reports'
import { expect, test } from 'vitest'
import { emptyFields, hasSum, questionWords } from './rows-words.ts'

const row: FigureRow = {
  key: '1',
  heard_day: '2026-11-20',
  day: '2026-11-19',
  contact: null,
  brand: 'Sahimol',
  product: 'Car',
  lender: 'Sahyadri_Bank',
  partner: null,
  source: 'Direct',
  application_number: null,
  user_id: null,
  app_id: null,
  amount: 0,
  reason: null,
}
const days = { from: '2026-10-24', to: '2026-11-22' }

test.each([
  ['disbursed', { product: 'Personal Loans' }, row, 'Disbursed, Personal Loans, 24/10 – 22/11'],
  ['disbursed_amount', { lender: '7', brand: '2' }, row, 'Disbursed, Sahimol, Sahyadri_Bank, 24/10 – 22/11'],
  [
    'lender_applied',
    { lender: '7', partner: '0' },
    undefined,
    'Applied, No partner, Lender 7, 24/10 – 22/11',
  ],
  ['lender_applied', { product: 'Car,Personal Loans' }, row, 'Applied, Car or Personal Loans, 24/10 – 22/11'],
  ['lender_applied', { lender: '7,8' }, row, 'Applied, 2 lenders, 24/10 – 22/11'],
  ['rejected_for', { reason: 'AGE' }, row, 'Refusals, Age outside the limits, 24/10 – 22/11'],
  ['started', { device: '1', source: '0' }, row, 'Started, Direct, Phone, 24/10 – 22/11'],
  ['started', { product: '0' }, row, 'Started, Not chosen yet, 24/10 – 22/11'],
] as const)('%s of %j', (measure, filters, one, words) => {
  expect(questionWords(measure, filters, days, one, '2026-11-23')).toBe(words)
})

test.each([
  ['disbursed_amount', true],
  ['asked_amount', false],
  ['lender_applied', false],
] as const)('%s is a sum: %s', (measure, is) => {
  expect(hasSum(measure)).toBe(is)
})

test('fields that no row has', () => {
  const other = { ...row, contact: '******1234' }
  expect([...emptyFields([row, other])]).toEqual(['partner', 'application_number', 'reason'])
})
