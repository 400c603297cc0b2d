import { asRatio, inMilliseconds } from '../figures.ts'
import type { Line } from '../report.ts'

const LONGEST_TASK_MS = 50
const FIRST_ROWS_MS = 300

/** The longest task of a page; 0 is one that the browser did not tell of. */
export const taskLine = (what: string, longest: number): Line => ({
  what,
  ours: longest === 0 ? `< ${LONGEST_TASK_MS} ms` : inMilliseconds(longest),
  ...(longest > 0 && { ratio: asRatio(longest / LONGEST_TASK_MS) }),
  target: `≤ ${LONGEST_TASK_MS} ms`,
  met: longest <= LONGEST_TASK_MS,
})

/** How long somebody waits for the first rows of a list. */
export const rowsLine = (what: string, wait: number): Line => ({
  what,
  ours: inMilliseconds(wait),
  ratio: asRatio(wait / FIRST_ROWS_MS),
  target: `≤ ${FIRST_ROWS_MS} ms`,
  met: wait <= FIRST_ROWS_MS,
})
