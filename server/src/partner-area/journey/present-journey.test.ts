import { lenderStatuses } from '@marketplace/contract/loans/applications'
import { expect, test } from 'vitest'
import { placeOf, presentOwn, presentTimes } from './present-journey.ts'

const times = (step: 'sent' | 'approved', cases: number, decided = 40, approved = 26) =>
  ({ lender_id: 7, step, cases, median_days: 2, most_days: 6, approved, decided }) as const

test('a step is timed by ten cases, and not by nine', () => {
  const { steps, approved_of_ten } = presentTimes([times('sent', 9), times('approved', 10)])
  expect(
    steps.map(({ step, cases, median_days, most_days }) => [step, cases, median_days, most_days]),
  ).toEqual([
    ['sent', 9, null, null],
    ['login', 0, null, null],
    ['approved', 10, 2, 6],
    ['sanctioned', 0, null, null],
    ['disbursed', 0, null, null],
  ])
  expect(approved_of_ten).toBe(7)
})

test.each([
  [[], null],
  [[times('sent', 50, 9, 9)], null],
  [[times('sent', 50, 10, 0)], 0],
])('how many are approved is told of ten decisions at least: %#', (rows, expected) => {
  expect(presentTimes(rows).approved_of_ten).toBe(expected)
})

test('each status has one place', () => {
  const places = Object.fromEntries(lenderStatuses.map((status) => [status, placeOf(status)]))
  expect(places).toMatchObject({
    QUEUED: 'on_the_way',
    UNDER_PROCESS: 'on_the_way',
    DOCS_PENDING: 'papers',
    SANCTIONED: 'approved',
    PART_DISBURSED: 'paid',
    DISBURSED: 'paid',
    REJECTED: 'ended',
    COOLED_OFF: 'ended',
  })
})

test('the own leads are counted at their places', () => {
  const rows = [
    { status: 'SENT', count: 2 },
    { status: 'LOGGED_IN', count: 3 },
    { status: 'DISBURSED', count: 1 },
  ] as const
  expect(presentOwn(rows)).toEqual({ on_the_way: 5, papers: 0, approved: 0, paid: 1, ended: 0 })
})
