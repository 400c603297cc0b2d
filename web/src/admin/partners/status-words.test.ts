import { expect, test } from 'vitest'
import { wordsOfMove } from './status-words.ts'

test.each([
  ['requested', 'active', 'Approve'],
  ['requested', 'closed', 'Decline'],
  ['paused', 'active', 'Activate partner'],
  ['active', 'closed', 'Close partner'],
  ['closed', 'paused', 'Pause partner'],
] as const)('from %s to %s: %s', (from, to, button) => {
  expect(wordsOfMove(from, to)?.button).toBe(button)
})

test('the question names the partner', () => {
  expect(wordsOfMove('requested', 'closed')?.title('Satpura Loans')).toBe('Decline Satpura Loans?')
})

test('nobody is made a request', () => {
  expect(wordsOfMove('active', 'requested')).toBeNull()
})
