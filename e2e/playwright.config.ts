import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { makeCertificate } from '../server/src/testing/hook-server/make-certificate.ts'
import { originOf, PORT } from './journey/addresses.ts'
import { hookCertificate } from './journey/office/hook-server.ts'

// Workers read this file too and must see the folder that the first reading made.
if (process.env['E2E_DATA_DIR'] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-e2e-'))
  process.env['E2E_DATA_DIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { cert, key } = makeCertificate(['localhost'])
  writeFileSync(hookCertificate().cert, cert)
  writeFileSync(hookCertificate().key, key)
}

process.env['WALK_DAY'] ??= String(Math.floor(Date.now() / 86_400_000))

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const laptop = { viewport: { width: 1280, height: 800 } }
const desktop = { viewport: { width: 1440, height: 900 } }

/**
 * Journeys on the real server with its demo data, stand-ins and embedded PostgreSQL. `npm test` runs each test at one width: a
 * phone's; a desktop's for what only a desktop does (@desktop); a laptop's for the back office (@office). The further projects,
 * which .ci/run adds, run what repeats a journey or takes long (@again-phone, @again-desktop, @again-laptop) and, at another
 * width, what is worth a second look: whatever has no tag, and the office that is not
 * @laptop alone. What is tagged @phone stays at its one width.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // A tenth of two workers' time is spent waiting for an answer or a timer.
  workers: Math.ceil(availableParallelism() * 1.5),
  // What passes only the second time is named before the closing line (scripts/closing-line.mjs): it is a defect to be mended.
  retries: 1,
  // A walk over many pages says test.slow(), which is three times as long; `--timeout` is for machines that do much else.
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: originOf('default'),
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    // The actions alone: pictures and copies of the page cost more than the tests themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop|@office|@again/, use: phone },
    { name: 'desktop', grep: /@desktop/, use: desktop },
    { name: 'laptop', grep: /@office/, grepInvert: /@again/, use: laptop },
    { name: 'phone-again', grep: /@again-phone/, use: phone },
    { name: 'desktop-again', grepInvert: /@phone|@desktop|@office|@again-phone/, use: desktop },
    { name: 'laptop-again', grep: /@again-laptop/, use: laptop },
    // The back office with its menu in a drawer.
    {
      name: 'tablet',
      grep: /@office/,
      grepInvert: /@laptop|@again/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'exec node server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${originOf('default')}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Of what it says, warnings alone are news; with them it writes where it is reached.
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      DEMO: '1',
      // Each test comes from an address of its own (journey/marketplace-test.ts).
      TRUST_PROXY: '127.0.0.1',
      // Hooks go to servers of the tests, which have this certificate.
      HOOKS_LOOPBACK_CA: hookCertificate().cert,
    },
  },
})
