import { lenderMonthStates, varianceKinds } from '@marketplace/contract/money/reconciliation-words'
import { expect, it } from 'vitest'
import { monthStateText, toneOfMonth, varianceTones } from './month-words.ts'

it.each([
  ['OPEN', 0, 'Open', 'idle'],
  ['OPEN', 3, 'Open, 3 open', 'warn'],
  ['STATED', 1207, 'Stated, 1,207 open', 'warn'],
  ['STATED', 0, 'Stated', 'info'],
  ['RECONCILED', 0, 'Reconciled', 'good'],
  ['CLOSED', 2, 'Closed', 'good'],
] as const)('%s with %d open lines is %s', (state, open, text, tone) => {
  expect([monthStateText(state, open), toneOfMonth(state, open)]).toEqual([text, tone])
})

it('has a mark for each state and each kind', () => {
  for (const state of lenderMonthStates) expect(toneOfMonth(state, 0)).toMatch(/^(good|info|idle)$/)
  expect(Object.keys(varianceTones)).toEqual([...varianceKinds])
})
