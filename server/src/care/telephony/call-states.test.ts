import { expect, it } from 'vitest'
import { callStates, hasEnded, isLater, liveStates, stateOfStatus, type CallState } from './call-states.ts'

it.each<[CallState, readonly CallState[]]>([
  ['placing', ['unsure', 'ringing', 'talking', 'lost', 'completed', 'no_answer', 'busy', 'failed']],
  ['unsure', ['ringing', 'talking', 'lost', 'completed', 'no_answer', 'busy', 'failed']],
  ['ringing', ['talking', 'lost', 'completed', 'no_answer', 'busy', 'failed']],
  ['talking', ['lost', 'completed', 'no_answer', 'busy', 'failed']],
  ['lost', ['completed', 'no_answer', 'busy', 'failed']],
  ['completed', []],
  ['no_answer', []],
  ['busy', []],
  ['failed', []],
])('after %s come %j', (current, later) => {
  expect(callStates.filter((told) => isLater(told, current))).toEqual(later)
})

it('is live until it has ended', () => {
  expect(liveStates).toEqual(['placing', 'unsure', 'ringing', 'talking'])
  expect(callStates.filter(hasEnded)).toEqual(['lost', 'completed', 'no_answer', 'busy', 'failed'])
})

it.each([
  ['queued', false, 'ringing'],
  ['in-progress', false, 'ringing'],
  ['in-progress', true, 'talking'],
  ['completed', true, 'completed'],
  ['no-answer', false, 'no_answer'],
  ['busy', false, 'busy'],
  ['failed', false, 'failed'],
  ['canceled', false, 'failed'],
  ['whatever', false, null],
  ['', true, null],
])('%s (answered: %s) is %s', (status, answered, state) => {
  expect(stateOfStatus(status, answered)).toBe(state)
})
