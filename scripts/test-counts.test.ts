import { expect, test } from 'vitest'
import { closingLine, readClosingLine } from './closing-line.mjs'
import { countPlaywright, countVitest, sumCounts } from './test-counts.ts'

test('counts are read from each reporter', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(countVitest(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 1, skipped: 3 })
  const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 } }
  expect(countPlaywright(JSON.stringify(playwright))).toEqual({ passed: 7, failed: 2, skipped: 4 })
})

test('a closing line is read back, the last one counts, and a line about something else is none', () => {
  const counts = sumCounts([
    { passed: 5, failed: 1, skipped: 3 },
    { passed: 7, failed: 2, skipped: 4 },
  ])
  expect(counts).toEqual({ passed: 12, failed: 3, skipped: 7 })
  expect(readClosingLine(`1 passed, 0 failed, 0 skipped\nmore\n${closingLine(counts)}\n`)).toEqual(counts)
  expect(readClosingLine('Tests  5 passed, 0 failed, 0 skipped')).toBeNull()
})
