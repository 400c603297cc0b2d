import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { POINTER_NAME } from './choose-place.ts'
import { findEmbeddedPackage, findServerBinaries } from './find-server-binaries.ts'
import { findPostmaster } from './postmaster-file.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedOptions,
  type EmbeddedPostgres,
} from './start-embedded-postgres.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const LIBRARY = new URL('./start-embedded-postgres.ts', import.meta.url).href

let home: string
let warnings: string[] = []
const log = { info: () => {}, warn: (_details: object, message: string) => warnings.push(message) }
const started: EmbeddedPostgres[] = []
const owners: ChildProcess[] = []

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'pg-'))
  chmodSync(home, 0o777)
})

afterEach(async () => {
  warnings = []
  for (const owner of owners.splice(0)) {
    owner.kill('SIGTERM')
    if (owner.exitCode === null && owner.signalCode === null) await once(owner, 'exit')
  }
  for (const database of started.splice(0)) await database.stop()
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

/** `fsync: false` keeps these tests quick; nothing here cuts the power. */
async function start(options: Partial<EmbeddedOptions> & { dataDir: string }): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    fsync: false,
    systemFolders: [join(home, 'system')],
    log,
    ...options,
  })
  started.push(database)
  return database
}

/**
 * A process of its own that starts the database, says so on its output and holds it until a signal. Only root may be able to
 * enter the project's folder: another user's process reads it as root, becomes that user, and runs a copy of the programs.
 */
async function startInOtherProcess(
  dataDir: string,
  uid?: number,
): Promise<{ owner: ChildProcess; line: string }> {
  const options = {
    dataDir,
    fsync: false,
    systemFolders: [join(home, 'system')],
    ...(uid === undefined ? {} : { native: copyPackage(join(home, 'for-everybody')) }),
  }
  const become =
    uid === undefined ? '' : `process.setgroups([]); process.setgid(${uid}); process.setuid(${uid})`
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(LIBRARY)})
    const log = { info() {}, warn() {} }
    ${become}
    try {
      const database = await startEmbeddedPostgres({ ...${JSON.stringify(options)}, log })
      process.once('SIGTERM', () => database.stop().then(() => process.exit(0)))
      process.stdout.write('ready ' + database.pid() + '\\n')
    } catch (error) {
      process.stdout.write('failed ' + error.message + '\\n')
    }`
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  owners.push(owner)
  const line = await new Promise<string>((resolve, reject) => {
    owner.once('error', reject)
    owner.once('exit', (code) => reject(new Error(`the other process ended with ${code}`)))
    owner.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
  return { owner, line }
}

async function ask<Row extends object>(database: EmbeddedPostgres, text: string): Promise<Row[]> {
  const client = new Client(database.connection)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !condition(); turn += 1) await sleep(10)
  expect(condition()).toBe(true)
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster')

test('starts afresh, keeps the data, and starts again', { timeout: 20_000 }, async () => {
  const dataDir = join(home, 'fresh')
  const first = await start({ dataDir })
  expect(first.version).toMatch(/^18\./)
  await ask(first, "create table kept as select 'लोन' as word")
  await first.stop()
  expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(false)

  const second = await start({ dataDir })
  expect(await ask(second, 'select word from kept')).toEqual([{ word: 'लोन' }])
  expect(warnings).toEqual([])
})

test(
  'orders by bytes, in UTF-8 and UTC, as an ordinary role, without a port',
  { timeout: 20_000 },
  async () => {
    const database = await start({ dataDir: join(home, 'settings') })
    const [row] = await ask(
      database,
      `select 'a' > 'B' as by_bytes, lower('É') as lower, current_setting('TimeZone') as zone,
       current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
       (select rolsuper from pg_roles where rolname = current_user) as is_superuser`,
    )
    expect(row).toEqual({
      by_bytes: true,
      lower: 'é',
      zone: 'UTC',
      encoding: 'UTF8',
      addresses: '',
      is_superuser: false,
    })
    const client = new Client({ connectionString: database.connectionString })
    await client.connect()
    await client.query('create extension pg_trgm')
    await client.end()
  },
)

test(
  'a second process joins the running server, and the last one stops it',
  { timeout: 20_000 },
  async () => {
    const dataDir = join(home, 'joined')
    const database = await start({ dataDir })
    const { owner, line } = await startInOtherProcess(dataDir)
    expect(line).toBe(`ready ${database.pid()}`)

    await database.stop()
    expect(findPostmaster(clusterOf(dataDir))).not.toBeNull()
    owner.kill('SIGTERM')
    await until(() => findPostmaster(clusterOf(dataDir)) === null)
  },
)

test('joins the server that a killed owner left behind, and stops it', { timeout: 20_000 }, async () => {
  const dataDir = join(home, 'orphan')
  const { owner, line } = await startInOtherProcess(dataDir)
  owner.kill('SIGKILL')
  const database = await start({ dataDir })
  expect(`ready ${database.pid()}`).toBe(line)
  await database.stop()
  expect(findPostmaster(clusterOf(dataDir))).toBeNull()
})

test('recovers after the server and its owner were both killed', { timeout: 20_000 }, async () => {
  const dataDir = join(home, 'killed')
  const { owner, line } = await startInOtherProcess(dataDir)
  const pid = Number(line.split(' ')[1])
  owner.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(true)
  const database = await start({ dataDir })
  expect(database.pid()).not.toBe(pid)
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('starts the server again when it dies under a running process', { timeout: 20_000 }, async () => {
  const database = await start({ dataDir: join(home, 'revived') })
  const first = database.pid()
  process.kill(first, 'SIGKILL')
  await until(() => database.pid() !== first)
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('is not misled by a process id that now belongs to another program', { timeout: 20_000 }, async () => {
  const dataDir = join(home, 'reused')
  await (await start({ dataDir })).stop()
  writeFileSync(
    join(clusterOf(dataDir), 'postmaster.pid'),
    `${process.pid}\n${clusterOf(dataDir)}\n1\n5432\n/nowhere\n`,
  )
  const database = await start({ dataDir })
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('two first starts at once both end with the same server', { timeout: 30_000 }, async () => {
  const dataDir = join(home, 'twins')
  const [one, two] = await Promise.all([startInOtherProcess(dataDir), startInOtherProcess(dataDir)])
  expect(one.line).toMatch(/^ready \d+$/)
  expect(two.line).toBe(one.line)
  expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'postgres.log', 'run'])
})

test('works below a path that is too long for a socket', { timeout: 20_000 }, async () => {
  const dataDir = join(home, 'long, "quoted" and spaced '.repeat(6), 'ऋण'.repeat(10))
  const database = await start({ dataDir })
  expect(database.connection.host.length).toBeLessThan(80)
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('refuses a folder that another major version made', async () => {
  const dataDir = join(home, 'other-version')
  mkdirSync(clusterOf(dataDir), { recursive: true, mode: 0o755 })
  writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '14\n')
  await expect(start({ dataDir })).rejects.toThrow(/was made by PostgreSQL 14, .* are PostgreSQL 18/)
})

test("mends the links of the package's libraries", { timeout: 20_000 }, async () => {
  const native = copyPackage(join(home, 'unlinked'))
  for (const name of readdirSync(join(native, 'lib'))) {
    if (/^libicu\w+\.so(\.60)?$/.test(name)) rmSync(join(native, 'lib', name))
  }
  const database = await start({ dataDir: join(home, 'unlinked-data'), native })
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('runs the other PostgreSQL versions of the system', { timeout: 20_000 }, async (context) => {
  const older = findServerBinaries().find(({ major }) => major < 18)
  if (older === undefined) {
    context.skip('no other PostgreSQL is installed')
    return
  }
  const database = await start({ dataDir: join(home, 'older'), binDir: older.binDir })
  expect(database.version).toBe(older.version)
  expect(await ask(database, "select lower('É') as lower, 'a' > 'B' as by_bytes")).toEqual([
    { lower: 'é', by_bytes: true },
  ])
})

test('says which programs are wrong', async () => {
  await expect(start({ dataDir: join(home, 'no-programs'), binDir: join(home, 'nothing') })).rejects.toThrow(
    /do not run as user id/,
  )
})

describe.runIf(isRoot)('as root', () => {
  test(
    'an ordinary user starts it as itself; root then runs it as that user',
    { timeout: 20_000 },
    async () => {
      const dataDir = join(home, 'ordinary')
      const { owner, line } = await startInOtherProcess(dataDir, NOBODY)
      expect(line).toMatch(/^ready \d+$/)
      owner.kill('SIGTERM')
      await until(() => findPostmaster(clusterOf(dataDir)) === null)

      const database = await start({ dataDir })
      expect(readFileSync(`/proc/${database.pid()}/status`, 'utf8')).toContain(`Uid:\t${NOBODY}\t${NOBODY}`)
      await database.stop()
      expect((await startInOtherProcess(dataDir, NOBODY)).line).toMatch(/^ready \d+$/)
    },
  )

  test('an unknown user and somebody else are told so', { timeout: 20_000 }, async () => {
    const unknown = await startInOtherProcess(join(home, 'unknown'), 54_321)
    expect(unknown.line).toMatch(/^failed .*user id 54321 is not in the system's list of users/)
    await (await start({ dataDir: join(home, 'of-postgres') })).stop()
    const other = await startInOtherProcess(join(home, 'of-postgres'), NOBODY)
    expect(other.line).toMatch(
      /^failed The database folder belongs to user id \d+, this process runs as user id 65534/,
    )
  })

  test(
    'below a private folder the programs are copied out and the database lies elsewhere',
    { timeout: 30_000 },
    async () => {
      const privateHome = join(home, 'private')
      mkdirSync(privateHome, { mode: 0o700 })
      const native = copyPackage(join(privateHome, 'package'))
      const dataDir = join(privateHome, 'data')
      const database = await start({ dataDir, native })
      expect(warnings).toEqual([expect.stringContaining('is kept in another folder')])
      await ask(database, 'create table kept as select 1 as one')
      await database.stop()

      const elsewhere = readFileSync(join(dataDir, POINTER_NAME), 'utf8').trim()
      expect(elsewhere.startsWith(join(home, 'system', 'data-'))).toBe(true)
      expect(await ask(await start({ dataDir, native }), 'select one from kept')).toEqual([{ one: 1 }])

      cpSync(dataDir, join(privateHome, 'copy'), { recursive: true })
      await expect(start({ dataDir: join(privateHome, 'copy') })).rejects.toThrow(/this folder is a copy/)
    },
  )
})

function copyPackage(folder: string): string {
  if (existsSync(join(folder, 'native'))) return join(folder, 'native')
  const found = findEmbeddedPackage()
  if (found === null) throw new Error('the package with PostgreSQL is not installed')
  cpSync(found.native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native')
}
