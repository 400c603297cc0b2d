/*
 * Finds a Chromium for the browser tests, or installs Debian's and Ubuntu's own where this process may.
 * Run it to print the path; it exits with 1 and says what to do where there is none.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const INSTALLED = [
  // Without the windows of the whole browser: the tests take a sixth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const ADVICE = `No Chromium was found for the browser tests. One of these helps:
  Debian, Ubuntu:  sudo apt-get install chromium fonts-noto-core
  Fedora:          sudo dnf install chromium google-noto-sans-devanagari-fonts
  macOS:           install Google Chrome
  elsewhere:       npx playwright install chromium
  or set CHROMIUM_PATH to the program.`

/**
 * Says on the error output what it installs, and what to do where it finds nothing.
 *
 * @returns {Promise<string | null>} path of a Chromium that starts
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return starts(wanted) ? wanted : giveUp(`CHROMIUM_PATH is ${wanted}, which does not start.`)
  const found = [...INSTALLED, ...listPlaywrightBrowsers()].find(starts)
  if (found) return found
  if (!mayInstall()) return giveUp(ADVICE)
  const failure = installChromium()
  const installed = INSTALLED.find(starts)
  return installed ?? giveUp(failure ? `${failure}\n${ADVICE}` : ADVICE)
}

function giveUp(message) {
  console.error(message)
  return null
}

/** Ubuntu's /usr/bin/chromium-browser may be a stub that only asks for a snap: a browser counts when it runs. */
function starts(program) {
  return (
    existsSync(program) &&
    spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  )
}

function listPlaywrightBrowsers() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ]
  const programs = [
    join('chrome-linux', 'chrome'),
    join('chrome-linux64', 'chrome'),
    join('chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
    join(
      'chrome-mac-arm64',
      'Google Chrome for Testing.app',
      'Contents',
      'MacOS',
      'Google Chrome for Testing',
    ),
    join('chrome-mac-x64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'),
  ]
  return folders
    .filter((folder) => folder && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap((name) => programs.map((program) => join(folder, name, program))),
    )
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** @returns {string | null} what went wrong, null when it went well */
function installChromium() {
  console.error(
    'No Chromium was found: installing it and fonts-noto-core with apt-get (takes a minute or two)',
  )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  /** @returns {string | null} */
  const apt = (...step) => {
    const { status, error, stderr } = spawnSync('/usr/bin/apt-get', ['--quiet', ...step], {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    return status === 0 ? null : `apt-get ${step.join(' ')} failed: ${error?.message ?? stderr.trim()}`
  }
  const install = (browser) => apt('install', '--yes', '--no-install-recommends', browser, 'fonts-noto-core')
  // Ubuntu and older Debians have no shell of its own.
  return apt('update') ?? (install('chromium-headless-shell') === null ? null : install('chromium'))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = await findBrowser()
  if (browser === null) process.exitCode = 1
  else console.log(browser)
}
