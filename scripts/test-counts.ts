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

/** @param report of Vitest's JSON reporter. */
export const countVitest = (report: string): Counts => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** @param report of Playwright's JSON reporter. What passes only the second time has failed; what did not run is no pass. */
export const countPlaywright = (report: string): Counts => {
  const { stats } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
