import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'

/** Counts of one kind of tests. */
interface Counts {
  passed: number
  failed: number
  skipped: number
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
let broken = false
const reports = mkdtempSync(join(tmpdir(), 'marketplace-reports-'))

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const timed = async (name: string, work: () => Promise<boolean>): Promise<void> => {
  const began = performance.now()
  const ok = await work()
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  if (!ok) broken = true
}

const check = (name: string, command: string, args: string[]): Promise<void> =>
  timed(name, async () => (await run(command, args)) === 0)

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

const vitest = (
  name: string,
  project: string,
  { env = {}, without = [] }: { env?: Record<string, string>; without?: readonly string[] } = {},
): Promise<void> =>
  timed(name, async () => {
    const report = join(
      reports,
      `${project}-${env['TEST_POSTGRES_BIN'] ?? 'first'}.json`.replaceAll('/', '_'),
    )
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...without.map((files) => `--exclude=${files}`),
    ]
    const code = await run('vitest', args, env)
    if (!existsSync(report)) return false
    const counts = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    total.passed += counts.numPassedTests
    total.failed += counts.numFailedTests
    total.skipped += counts.numPendingTests + counts.numTodoTests
    return code === 0 && counts.numPassedTests > 0
  })

const playwright = (browser: string): Promise<void> =>
  timed('browser tests', async () => {
    const report = join(reports, 'browser.json')
    const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    if (!existsSync(report)) return false
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    total.passed += stats.expected
    total.failed += stats.unexpected + stats.flaky
    total.skipped += stats.skipped
    return code === 0 && stats.expected > 0
  })

const older = '/usr/lib/postgresql/15/bin'

await check('format', 'oxfmt', ['--check', '.'])
await check('lint', 'oxlint', ['--type-aware', '--deny-warnings', '.'])
for (const room of ['contract', 'server', 'web', '.']) await check(`types of ${room}`, 'tsc', ['-p', room])
await check('dead code', 'knip', [])
await vitest('rules and house rules', 'rules')
// Every row that a query answers there is held against the type that it claims (server/src/testing/check-rows.ts).
await vitest('server tests on the embedded PostgreSQL', 'server', { env: { CHECK_ROWS: '1' } })
if (process.env['TEST_DATABASE_URL'] !== undefined) {
  console.log('server tests ran on the PostgreSQL of TEST_DATABASE_URL')
} else if (existsSync(join(older, 'postgres'))) {
  await vitest('server tests on PostgreSQL 15', 'server', {
    env: { TEST_POSTGRES_BIN: older },
    // They start the embedded server whatever the others run on.
    without: ['server/src/platform/db/embedded/**'],
  })
} else {
  console.log(`server tests did not run on PostgreSQL 15: no programs in ${older} and no TEST_DATABASE_URL`)
}
const browser = await findBrowser()
if (browser === null) {
  console.error('no browser was found: install Chromium or name one in CHROMIUM_PATH')
  broken = true
} else {
  await playwright(browser)
}

rmSync(reports, { recursive: true, force: true })
if (broken && total.failed === 0) total.failed = 1
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(broken || total.failed > 0 ? 1 : 0)
