import { expect, test } from 'vitest'
import { closingLine, flakyLine, readClosingLine, readFailures, readFlaky } from './closing-line.mjs'
import { readPlaywright, readVitest, sumCounts } from './test-counts.ts'

test('counts and failed tests are read from Vitest’s report', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: '/home/someone/server/src/sums.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'sums up',
            status: 'failed',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at x'],
          },
        ],
      },
      {
        name: '/home/someone/broken.test.ts',
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  }
  expect(readVitest(JSON.stringify(report))).toEqual({
    counts: { passed: 5, failed: 1, skipped: 3 },
    failures: ['sums.test.ts › sums up › expected 1', 'broken.test.ts › no such module'],
    flaky: [],
  })
})

test('counts and failed tests are read from Playwright’s report, and what passes the second time is named', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'office/lenders.e2e.ts',
    title,
    tests: [
      { projectName: 'tablet', status, results: [message === undefined ? {} : { error: { message } }, {}] },
    ],
  })
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 },
    suites: [
      {
        specs: [spec('is listed', 'expected'), spec('is added', 'unexpected', 'Test timeout\nmore')],
        suites: [{ specs: [spec('is found', 'flaky', 'not in sight')] }],
      },
    ],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    counts: { passed: 8, failed: 1, skipped: 4 },
    failures: ['lenders.e2e.ts › is added [tablet] › Test timeout'],
    flaky: ['lenders.e2e.ts › is found [tablet] › not in sight'],
  })
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

test('what failed is read back from what a run told', () => {
  expect(
    readFailures('ok\nfailed: format\nmore failed: nothing\nfailed: tests › a.test.ts › adds\n'),
  ).toEqual(['format', 'tests › a.test.ts › adds'])
  expect(readFlaky(`ok\n${flakyLine('tests › a.e2e.ts › adds')}\nmore flaky: nothing\n`)).toEqual([
    'tests › a.e2e.ts › adds',
  ])
})
