/*
 * Everything that a fresh clone needs before the server can start: the right Node.js, the packages, the built pages.
 * Each step is done only when something it depends on has changed, and then says so in one line.
 * Runs on Node.js 20.19 with nothing installed, so it uses Node.js's own modules alone.
 *
 *   node scripts/prepare.mjs              before `npm start`
 *   node scripts/prepare.mjs --no-build   where the built pages are not needed
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compareWithLock } from './compare-lock.mjs'
import { linkNode } from './link-node.mjs'
import { takeLock } from './take-lock.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOCK_FILE = join(ROOT, 'package-lock.json')
/** npm's own record of what it installed. */
const INSTALLED_LOCK = join(ROOT, 'node_modules', '.package-lock.json')
const MANIFESTS = ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json']
const INSTALL_RECORD = join(ROOT, 'node_modules', '.cache', 'marketplace', 'installed')
/** Kept inside the build's own folder, so that whatever empties the folder forgets it as well. */
const BUILD_RECORD = join(ROOT, 'web', 'dist', '.built-from')
const BUILD_OUTPUTS = ['web/dist/client', 'web/dist/ssr', 'web/dist/office']
const BUILD_INPUTS = ['web', 'contract/src', 'contract/package.json', 'package-lock.json']
const NOT_BUILD_INPUTS = new Set(['dist', 'node_modules', '.cache'])

/** Node.js 22.22 runs the server's TypeScript as it stands; Linux needs less because the project brings its own. */
const OLDEST_TO_RUN = [22, 22]
const OLDEST_TO_INSTALL = [20, 19]

const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--include=optional', '--include=dev']

class Refusal extends Error {}

async function prepare({ build }) {
  const bringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
  requireNode(bringsNode ? OLDEST_TO_INSTALL : OLDEST_TO_RUN)
  if (isInstalled() && (!build || isBuilt())) return
  const lock = await takeLock(join(ROOT, '.cache', 'prepare.lock'), {
    onWait: () => console.log('Waiting for another preparation of this folder to end'),
  })
  try {
    if (!isInstalled()) await step('Installed the packages', () => install(lock))
    requireRunnableNode()
    if (build && !isBuilt()) await step('Built the web pages', () => buildWeb(lock))
  } finally {
    lock.giveBack()
  }
}

function requireNode(oldest) {
  if (isAtLeast(process.versions.node, oldest)) return
  throw new Refusal(
    `This needs Node.js ${oldest.join('.')} or newer on ${process.platform} (${process.arch}); ` +
      `this is ${process.versions.node}. Install the current long-term release from https://nodejs.org.`,
  )
}

/** The Node.js that came with the packages is what every npm script runs on from here: it has to work. */
function requireRunnableNode() {
  const link = linkNode(ROOT)
  if (link === null) return requireNode(OLDEST_TO_RUN)
  const answer = spawnSync(link, ['--version'], { encoding: 'utf8' })
  if (answer.status === 0 && isAtLeast(answer.stdout.trim().slice(1), OLDEST_TO_RUN)) return
  throw new Refusal(
    `The Node.js that the project brings along does not run here: ${answer.error?.message ?? answer.stderr.trim()}. ` +
      'It needs a Linux with the GNU C library (not Alpine) and a folder from which programs may run.',
  )
}

function isAtLeast(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

/** Runs one step and prints it with the time it took. */
async function step(name, run) {
  const began = performance.now()
  await run()
  console.log(`${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}

function isInstalled() {
  return readRecord(INSTALL_RECORD) === fingerprintInstall()
}

function fingerprintInstall() {
  return fingerprint(
    [LOCK_FILE, ...MANIFESTS.map((path) => join(ROOT, path))],
    `${process.platform}-${process.arch}`,
  )
}

/**
 * `npm install` and not `npm ci`: the latter refuses the lock when a registry lacks another platform's optional package.
 * `--no-save` leaves the lock as it is, and what was installed must be what it names.
 */
async function install(lock) {
  rmSync(INSTALL_RECORD, { force: true })
  const parameters = [...INSTALL, ...cacheChoice()]
  try {
    // What npm's cache knows is not asked for again: half the time. A cache older than the lock may not know a version.
    await runNpm(lock, [...parameters, '--prefer-offline'])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await runNpm(lock, parameters)
  }
  requireLocked()
  linkNode(ROOT)
  writeRecord(INSTALL_RECORD, fingerprintInstall())
}

function requireLocked() {
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const differences = compareWithLock(packagesOf(LOCK_FILE), packagesOf(INSTALLED_LOCK))
  if (differences.length === 0) return
  throw new Refusal(
    `What npm installed is not what package-lock.json names:\n  ${differences.join('\n  ')}\n` +
      'Commit the lock that belongs to the package.json files, or remove node_modules and try again.',
  )
}

/** An account without a home of its own (a service's, a container's) has nowhere to keep npm's downloads. */
function cacheChoice() {
  if (process.env.npm_config_cache !== undefined && isWritable(process.env.npm_config_cache)) return []
  if (isWritable(join(homedir(), '.npm'))) return []
  return ['--cache', join(tmpdir(), `npm-cache-${process.getuid?.() ?? 'any'}`)]
}

function isWritable(folder) {
  if (!existsSync(folder)) return dirname(folder) !== folder && isWritable(dirname(folder))
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isBuilt() {
  const isThere = BUILD_OUTPUTS.every((path) => existsSync(join(ROOT, path)))
  return isThere && readRecord(BUILD_RECORD) === fingerprintBuild()
}

function fingerprintBuild() {
  return fingerprint(BUILD_INPUTS.flatMap((path) => listFiles(join(ROOT, path))))
}

async function buildWeb(lock) {
  rmSync(BUILD_RECORD, { force: true })
  // Taken first: a file that changes while the build runs must lead to another build.
  const inputs = fingerprintBuild()
  await runNpm(lock, ['run', 'build', '-w', 'web'])
  writeRecord(BUILD_RECORD, inputs)
}

/** npm's own program, run by this Node.js, silent unless it fails. */
async function runNpm(lock, parameters) {
  const own = process.env.npm_execpath
  const [program, first] = own && basename(own) === 'npm-cli.js' ? [process.execPath, [own]] : ['npm', []]
  const child = spawn(program, [...first, ...parameters], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) lock.sharedWith(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const passOn = (signal) => child.kill(signal)
  process.on('SIGTERM', passOn).on('SIGINT', passOn)
  const reason = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code === 0 ? null : (signal ?? `exit code ${code}`)))
  })
  process.off('SIGTERM', passOn).off('SIGINT', passOn)
  if (reason !== null)
    throw new Refusal(`npm ${parameters.join(' ')} failed (${reason}):\n${output.trimEnd()}`)
}

function listFiles(path) {
  if (!existsSync(path)) return []
  const entries = readDirectory(path)
  if (entries === null) return [path]
  return entries
    .filter((entry) => !NOT_BUILD_INPUTS.has(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(path, entry.name))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap(listFiles)
}

function readDirectory(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

/** A hash of names and contents: times of change differ between clones and say nothing. */
function fingerprint(files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files) {
    hash.update(`\0${relative(ROOT, file)}\0`)
    if (existsSync(file)) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readRecord(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function writeRecord(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await prepare({ build: !process.argv.includes('--no-build') })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
