import { expect, test } from 'vitest'
import { canRetry, countOf, runBulk, type Outcome } from './run-bulk.ts'

const refused: Outcome = { kind: 'refused', reason: 'no' }
const unknown: Outcome = { kind: 'unknown', reason: 'no line' }

const run = async (
  failures: Record<string, Exclude<Outcome, { kind: 'waiting' | 'done' }>>,
  keys = ['a', 'b', 'c'],
) => {
  const outcomes = new Map<string, Outcome>(keys.map((key) => [key, { kind: 'waiting' }]))
  const tried: string[] = []
  await runBulk({
    keys,
    act: async (key) => {
      tried.push(key)
      if (failures[key] !== undefined) throw new Error(key)
    },
    judge: (error) => failures[(error as Error).message] ?? { kind: 'changed' },
    onOutcome: (key, outcome) => outcomes.set(key, outcome),
    signal: new AbortController().signal,
  })
  return { outcomes, tried }
}

test('a row that fails keeps no other from being done', async () => {
  const { outcomes } = await run({ b: refused })
  expect([...outcomes.values()]).toEqual([{ kind: 'done' }, refused, { kind: 'done' }])
  expect(countOf(outcomes, 'done')).toBe(2)
})

test('where nothing answers the others wait, and can be tried again', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  const { outcomes, tried } = await run({ b: unknown, c: unknown, d: unknown }, keys)
  expect(tried).toEqual(['a', 'b', 'c', 'd'])
  expect([...outcomes].filter(([, outcome]) => canRetry(outcome)).map(([key]) => key)).toEqual([
    'b',
    'c',
    'd',
    'e',
  ])
})

test('one row without an answer is no broken line', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  const { tried } = await run({ a: unknown, b: unknown, d: unknown, e: unknown }, keys)
  expect(tried).toEqual(keys)
})

test.each([
  [{ kind: 'changed' } as const, false],
  [refused, false],
  [{ kind: 'done' } as const, false],
  [unknown, true],
  [{ kind: 'waiting' } as const, true],
])('%o can be tried again: %s', (outcome, wanted) => expect(canRetry(outcome)).toBe(wanted))

test('whoever stops it stops it between two rows', async () => {
  const stop = new AbortController()
  const tried: string[] = []
  await runBulk({
    keys: ['a', 'b'],
    act: async (key) => {
      tried.push(key)
      stop.abort()
    },
    judge: () => ({ kind: 'changed' }),
    onOutcome: () => undefined,
    signal: stop.signal,
  })
  expect(tried).toEqual(['a'])
})
