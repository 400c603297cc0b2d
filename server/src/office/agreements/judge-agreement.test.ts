import { expect, it } from 'vitest'
import { isInForce, judgeAgreement } from './judge-agreement.ts'

const agreement = { signed_on: '2026-01-15', ends_on: null, review_on: '2027-01-15', dlg_percent: 5 }
const judge = (change: Partial<Parameters<typeof judgeAgreement>[0]>) =>
  judgeAgreement({ ...agreement, ...change }, '2026-11-23', 5)

it.each([
  {},
  { signed_on: '2026-11-23' },
  { ends_on: '2026-01-15' },
  { dlg_percent: null },
  { review_on: '2026-01-16' },
])('takes %j', (change) => {
  expect(judge(change)).toEqual([])
})

it.each([
  [{ signed_on: '2026-11-24', review_on: '2027-11-24' }, 'signed_on', 'day_ahead'],
  [{ ends_on: '2026-01-14' }, 'ends_on', 'ends_before_begin'],
  [{ review_on: '2026-01-15' }, 'review_on', 'review_needed'],
  [{ dlg_percent: 5.01 }, 'dlg_percent', 'dlg_too_high'],
] as const)('refuses %j', (change, field, key) => {
  expect(judge(change)).toMatchObject([{ field, key }])
})

it.each([
  ['2026-01-14', null, false],
  ['2026-01-15', null, true],
  ['2027-01-15', '2027-01-15', true],
  ['2027-01-16', '2027-01-15', false],
] as const)('on %s, with an end on %s: %s', (today, ends_on, is) => {
  expect(isInForce({ ...agreement, ends_on }, today)).toBe(is)
})
