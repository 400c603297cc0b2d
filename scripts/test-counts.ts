import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many tests of a run ended how. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export const sumCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  )

/** What a runner's report says: its counts, and each failed test with its file, its name and the first line of its error. */
export interface Report {
  counts: Counts
  failures: readonly string[]
  /** What failed first and passed when it was tried again. */
  flaky: readonly string[]
}

const failure = (file: string, name: string, message: string | undefined): string =>
  [
    basename(file),
    name,
    stripVTControlCharacters(message ?? '')
      .trim()
      .split('\n')[0],
  ]
    .filter((part) => part !== '')
    .join(' › ')

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** @param report of Vitest's JSON reporter. A file that broke before its tests is a failure without a count. */
export const readVitest = (report: string): Report => {
  const {
    numPassedTests,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    testResults = [],
  } = JSON.parse(report) as VitestReport
  return {
    counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    failures: testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return status === 'failed' ? [failure(file, '', message)] : []
      return failed.map((test) => failure(file, test.fullName, test.failureMessages?.[0]))
    }),
    flaky: [],
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

const specsThat = (
  wanted: 'unexpected' | 'flaky',
  { suites = [], specs = [] }: PlaywrightSuite,
): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        failure(
          file,
          `${title} [${projectName}]`,
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
  ),
  ...suites.flatMap((suite) => specsThat(wanted, suite)),
]

/** @param report of Playwright's JSON reporter. What passes only the second time has passed, and is named; what did not run is no pass. */
export const readPlaywright = (report: string): Report => {
  const { stats, ...suite } = JSON.parse(report) as PlaywrightSuite & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    failures: specsThat('unexpected', suite),
    flaky: specsThat('flaky', suite),
  }
}
