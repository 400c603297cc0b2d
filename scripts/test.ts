import {
  browserTests,
  check,
  componentTests,
  EMBEDDED_POSTGRES,
  LONG_TESTS,
  HOSTILE_SWEEPS,
  vitest,
} from './test-parts.ts'
import { TestRun } from './test-run.ts'

/** `npm test`: what a change has to pass, each behaviour once. What else must hold is tried by .ci/run (test-further.ts). */
const run = new TestRun()
// Each uses every core by itself; side by side they take a quarter longer, and twice the memory.
await run.inTurn([
  check('lint', ['oxlint', '--type-aware', '--deny-warnings', '.']),
  check('types', ['tsc', '-b']),
])
await run.inPairs([check('format', ['oxfmt', '--check', '.']), check('dead code', ['knip'])])
await run.inTurn([
  vitest('rules and house rules', 'rules'),
  // Every row that a query answers is held against the type that it claims (server/src/testing/rows/check-rows.ts).
  vitest('server tests', 'server', {
    env: { CHECK_ROWS: '1' },
    without: [HOSTILE_SWEEPS, EMBEDDED_POSTGRES, ...LONG_TESTS].map((path) => `${path}*`),
  }),
  componentTests('component tests'),
  browserTests('browser tests, each at its width', ['phone', 'desktop', 'laptop']),
])
run.close()
