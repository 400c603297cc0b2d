import { afterEach, expect, test, vi } from 'vitest'
import { TestRun, type Outcome } from './test-run.ts'

const before = process.exitCode
afterEach(() => {
  process.exitCode = before
  vi.restoreAllMocks()
})

/** Runs parts with these outcomes. @returns the closing line and the exit code. */
const runAll = async (outcomes: readonly (() => Promise<Outcome>)[]): Promise<[unknown, unknown]> => {
  const told = vi.spyOn(console, 'log').mockReturnValue()
  const run = new TestRun()
  await run.inPairs(outcomes.map((outcome, at) => ({ name: `part ${at}`, run: outcome })))
  run.close()
  return [told.mock.lastCall?.[0], process.exitCode]
}
const of = (isGood: boolean, passed: number, failed: number) => async (): Promise<Outcome> => ({
  isGood,
  counts: { passed, failed, skipped: 0 },
})
const breaks = async (): Promise<Outcome> => {
  throw new Error('no such program')
}

test('what failed is told before the closing line: each test, or the part that has none', async () => {
  const told = vi.spyOn(console, 'log').mockReturnValue()
  const run = new TestRun()
  await run.inTurn([
    {
      name: 'server tests',
      run: async () => ({
        isGood: false,
        counts: { passed: 3, failed: 2, skipped: 0 },
        failures: ['sums.test.ts › adds', 'sums.test.ts › takes away'],
      }),
    },
    {
      name: 'browser tests',
      run: async () => ({
        isGood: true,
        counts: { passed: 1, failed: 0, skipped: 0 },
        flaky: ['lists.e2e.ts › is found'],
      }),
    },
    { name: 'format', run: of(false, 0, 0) },
    { name: 'types', run: of(true, 0, 0) },
  ])
  run.close()
  expect(told.mock.calls.flat().slice(-5)).toEqual([
    'flaky: browser tests › lists.e2e.ts › is found',
    'failed: server tests › sums.test.ts › adds',
    'failed: server tests › sums.test.ts › takes away',
    'failed: format',
    '4 passed, 2 failed, 0 skipped',
  ])
})

test.each([
  ['all good', [of(true, 3, 0), of(true, 4, 0)], '7 passed, 0 failed, 0 skipped', 0],
  ['a failed test', [of(false, 3, 2), of(true, 4, 0)], '7 passed, 2 failed, 0 skipped', 1],
  ['a failed test that its runner let pass', [of(true, 3, 1)], '3 passed, 1 failed, 0 skipped', 1],
  ['a check that counts nothing', [of(false, 0, 0), of(true, 4, 0)], '4 passed, 1 failed, 0 skipped', 1],
  ['a program that is not there', [breaks, of(true, 4, 0)], '4 passed, 1 failed, 0 skipped', 1],
] as const)('%s', async (_name, outcomes, line, code) => {
  expect(await runAll(outcomes)).toEqual([line, code])
})
