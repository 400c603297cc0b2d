import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './find-browser.mjs'
import { passOn, runProgram } from './run-program.ts'
import { none, readPlaywright, readVitest, type Report } from './test-counts.ts'
import type { Outcome, Part } from './test-run.ts'

/**
 * The compiler and the linter are Go programs: left to itself Go tidies its memory each time it has doubled, which was a third of
 * the compiler's time. Where it may grow to five times as much that takes 29 s for 48, the linter 37 for 41, and 4 GB at most.
 */
const SELDOM_TIDIED = { GOGC: '400' }

/** A check that passes or fails as a whole, quiet unless it fails. */
export const check = (name: string, command: readonly [string, ...string[]]): Part => ({
  name,
  run: async () => {
    const { code, output } = await runProgram(command, { env: SELDOM_TIDIED })
    return { isGood: code === 0, counts: none, output }
  },
})

/** Where Node.js keeps what it has compiled: servers and readers of files that tests start by the hundred start in half the time. */
const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
}

/** Runs a program that leaves a report, and reads it; a run of no test at all is not a good one. */
const runReported = async (
  commandOf: (report: string) => readonly [string, ...string[]],
  envOf: (report: string) => Record<string, string>,
  read: (report: string) => Report,
): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await runProgram(commandOf(report), {
      env: { ...COMPILED, ...envOf(report) },
      each: passOn,
    })
    if (!existsSync(report)) return { isGood: false, counts: none }
    const { counts, failures, flaky } = read(readFileSync(report, 'utf8'))
    return { isGood: code === 0 && counts.passed > 0, counts, failures, flaky }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starting, losing and finding the database's own programs: half a minute for what hardly ever changes. */
export const EMBEDDED_POSTGRES = 'server/src/platform/db/embedded/start-embedded-postgres'

/** Tests that take long, of faults and of what other tests look at as well: .ci/run runs them. */
export const LONG_TESTS: readonly string[] = [
  'server/src/sweeps/quiet-logs',
  'server/src/sweeps/reads-write-nothing',
  'server/src/sweeps/parallel-staff-writes',
  'server/src/sweeps/backup-partners',
  'server/src/sweeps/after-a-deletion',
  'server/src/sweeps/other-sites',
  'server/src/sweeps/refusals-are-noted',
  'server/src/platform/looks/looks.test',
  'server/src/app/silent-database',
  'server/src/platform/jobs/silent-connections',
  'server/src/app/start-without-demo',
  'server/src/app/start-refusals',
  'server/src/platform/backup/backup.test',
  'server/src/loans/lender-steps/lender-step-faults',
  'server/src/sweeps/every-call',
  'server/src/sweeps/right-actor',
  'server/src/site/pages/every-page',
]

/** Hostile input to every field, path and body takes a third of the server's tests: .ci/run has it, `npm test` has not. */
export const HOSTILE_SWEEPS = 'server/src/sweeps/hostile-'

/** An Nth of the files of a run: which one, from 1, and of how many. */
export interface Shard {
  nth: number
  of: number
}

const vitestCommand =
  (project: string, only: readonly string[], without: readonly string[], shard?: Shard) =>
  (report: string): readonly [string, ...string[]] => [
    'vitest',
    'run',
    ...only,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...without.map((files) => `--exclude=${files}`),
    ...(shard === undefined ? [] : [`--shard=${shard.nth}/${shard.of}`]),
  ]

/** @param only beginnings of test files that run, every one unless said; `without`: patterns of those that stay out. */
export const vitest = (
  name: string,
  project: 'rules' | 'server',
  {
    env = {},
    only = [],
    without = [],
    shard,
  }: {
    env?: Record<string, string>
    only?: readonly string[]
    without?: readonly string[]
    shard?: Shard
  } = {},
): Part => ({
  name,
  run: () => runReported(vitestCommand(project, only, without, shard), () => env, readVitest),
})

const noBrowser = {
  isGood: false,
  counts: none,
  output: 'no browser was found: install Chromium or name one in CHROMIUM_PATH',
}

/** Hooks and the kit's parts, each alone in a real browser (web/vitest.config.ts). */
export const componentTests = (name: string): Part => ({
  name,
  run: async () => {
    const browser = await findBrowser()
    if (browser === null) return noBrowser
    return runReported(vitestCommand('components', [], []), () => ({ CHROMIUM_PATH: browser }), readVitest)
  },
})

/** @param projects widths of e2e/playwright.config.ts. */
export const browserTests = (
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
): Part => ({
  name,
  run: async () => {
    const browser = await findBrowser()
    if (browser === null) return noBrowser
    return runReported(
      () => [
        'playwright',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...projects.map((project) => `--project=${project}`),
      ],
      (report) => ({ ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      readPlaywright,
    )
  },
})
