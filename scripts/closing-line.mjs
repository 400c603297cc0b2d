/*
 * The lines that every run of tests closes with: what failed, what was flaky, and the counts. Read and written on Node.js 20.19 too, with nothing installed.
 */

/**
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {string}
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/**
 * @param {string} output
 * @returns {{ passed: number, failed: number, skipped: number } | null} counts of the last closing line, null where there is none
 */
export function readClosingLine(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1)
  if (last === undefined) return null
  const [passed, failed, skipped] = last.slice(1).map(Number)
  return { passed, failed, skipped }
}

/**
 * @param {string} failure a part of the tests and, where it has tests, the one of them
 * @returns {string}
 */
export function failureLine(failure) {
  return `failed: ${failure}`
}

/**
 * @param {string} output
 * @returns {string[]} what its lines say has failed
 */
export function readFailures(output) {
  return [...output.matchAll(/^failed: (.+)$/gm)].map((match) => match[1])
}

/**
 * @param {string} test a browser test that failed first and passed when it was tried again
 * @returns {string}
 */
export function flakyLine(test) {
  return `flaky: ${test}`
}

/**
 * @param {string} output
 * @returns {string[]} what its lines say was flaky
 */
export function readFlaky(output) {
  return [...output.matchAll(/^flaky: (.+)$/gm)].map((match) => match[1])
}
