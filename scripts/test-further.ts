import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readClosingLine, readFailures } from './closing-line.mjs'
import { passOn, runProgram } from './run-program.ts'
import { none } from './test-counts.ts'
import { browserTests, EMBEDDED_POSTGRES, HOSTILE_SWEEPS, LONG_TESTS, vitest } from './test-parts.ts'
import { TestRun, type Part } from './test-run.ts'

/** What must hold beyond `npm test`: the oldest PostgreSQL, hostile input, the long browser tests, the other widths, a sample of each long proof. */
const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin'

/** Areas whose statements the sweeps over every call run on it, and what has no statement: not run whole a second time. */
const CALLED_BY_SWEEPS = [
  'catalogue',
  'entry',
  'market',
  'office',
  'partner-area',
  'platform/credentials',
  'platform/sheets',
  'platform/stored-files',
].map((area) => `server/src/${area}/**`)

const SWEEPS = 'server/src/sweeps/'
const isWhole = process.argv.includes('--whole')

/** Walks over every page, list, field and value, and what has passed on the newest PostgreSQL: a third a day, or with `--whole` all. */
const share = { WALK_SHARE: isWhole ? '1' : '3' }
const DAY_MS = 86_400_000
const dayNumber = (): number => Math.floor(Date.now() / DAY_MS)

const hostileSweeps = vitest('hostile input', 'server', { env: share, only: [HOSTILE_SWEEPS, ...LONG_TESTS] })

const onOldestPostgres = (): Part[] => {
  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    console.log('server tests ran on the PostgreSQL of TEST_DATABASE_URL')
    return [hostileSweeps]
  }
  if (!existsSync(join(OLDEST_POSTGRES, 'postgres'))) {
    console.log(
      `server tests do not run on PostgreSQL 15: no programs in ${OLDEST_POSTGRES} and no TEST_DATABASE_URL`,
    )
    return [hostileSweeps]
  }
  const env = { ...share, TEST_POSTGRES_BIN: OLDEST_POSTGRES }
  // It starts the embedded server whatever the others run on.
  const embedded = 'server/src/platform/db/embedded/**'
  return [
    vitest('calls, faults and hostile input on PostgreSQL 15', 'server', {
      env,
      only: [SWEEPS, ...LONG_TESTS],
      without: [embedded],
    }),
    vitest('other server tests on PostgreSQL 15', 'server', {
      env,
      without: [embedded, ...CALLED_BY_SWEEPS, ...[SWEEPS, ...LONG_TESTS].map((path) => `${path}*`)],
      ...(isWhole ? {} : { shard: { nth: 1 + (dayNumber() % 3), of: 3 } }),
    }),
  ]
}

const proofs: Part = {
  name: 'samples of the long proofs',
  run: async () => {
    const { code, output } = await runProgram(['node', 'scripts/prove.ts', '--sample'], { each: passOn })
    return { isGood: code === 0, counts: readClosingLine(output) ?? none, failures: readFailures(output) }
  },
}

const embeddedPostgres = vitest('the embedded PostgreSQL', 'server', { only: [EMBEDDED_POSTGRES] })

const run = new TestRun()
await run.inTurn([
  embeddedPostgres,
  ...onOldestPostgres(),
  browserTests(
    'the other browser tests, and the other widths',
    ['phone-again', 'desktop-again', 'laptop-again', 'tablet'],
    share,
  ),
  proofs,
])
run.close()
