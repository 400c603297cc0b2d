import { describe, expect, test } from 'vitest'
import { keepText, lengthText, orderText, untilText } from './deletion-words.ts'

describe('how long something is kept', () => {
  test.each([
    [null, 'for good'],
    [365, 'a year'],
    [1095, '3 years'],
    [396, '13 months'],
    [90, '2 months'],
    [30, '30 days'],
  ])('%s days: %s', (days, text) => {
    expect(lengthText(days)).toBe(text)
  })

  test('with the reason that its module gives', () => {
    expect(keepText({ days: 396, why: 'traffic data' })).toBe('13 months: traffic data')
    expect(untilText(null)).toBe(null)
    expect(untilText('2029-11-20T06:00:00.000Z')).toBe('until 20/11/2029 at the latest')
  })
})

test('an order says what it rests on and who gave it', () => {
  const order = {
    reference: { kind: 'letter', id: 'L/2026/14' },
    ground: null,
    by_name: 'asha',
    approved_by: null,
  } as const
  expect(orderText(order)).toBe('Letter or case L/2026/14, by asha')
  expect(orderText({ ...order, ground: 'under_age', approved_by: 'ravi' })).toBe(
    'under 18 years, Letter or case L/2026/14, by asha, approved by ravi',
  )
})
