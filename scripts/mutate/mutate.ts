import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { importGraph } from '../../house-rules/import-graph.ts'
import { findRuleFiles } from '../../house-rules/rule-files.ts'
import { ROOT, trackedFiles } from '../../house-rules/tracked-files.ts'
import { drawSample, identify } from './draw-sample.ts'
import { equivalents } from './equivalents.ts'
import { makeMutants, type Mutant } from './make-mutants.ts'
import { nearestTests, needsDatabase, type NearestTests } from './nearest-tests.ts'
import { openLane } from './open-lane.ts'
import { survivorsAllowed } from './survivors-allowed.ts'
import { tryMutants } from './try-mutants.ts'

/**
 * Changes the rules one small way at a time and sees whether a test notices (docs/decisions/051). Exit code 0: at least
 * nine of ten were noticed.
 *
 * - `--n 200 --seed 1`: how many, and which ones.
 * - `--changed main`: only in files that differ from that revision. `--file <path>`: only in that one. Both take all of
 *   their mutants unless `--n` says fewer.
 * - `--quick`: without the tests that need a database.
 * - `--planted`: one rule under a test that asserts nothing. This run must fail; it shows that the others can.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string' },
    seed: { type: 'string', default: '1' },
    changed: { type: 'string' },
    file: { type: 'string' },
    lanes: { type: 'string', default: String(Math.min(availableParallelism(), 4)) },
    quick: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
  },
})

/** A rule whose test sees nothing: a run over it has to fail. */
const isPlanted = values.planted || process.env['PROVE_FAULT'] === '1'

const SAMPLE = 200
/** As a proof says that it found a counterexample (scripts/proofs.ts). */
const FAILS = 2
const PLANTED = 'server/src/market/pricing/affordable-amount.ts'

const mutated = /^(server|contract)\/src\/|^web\/src\/session\//

const changedSince = (revision: string): string[] =>
  execFileSync('git', ['diff', '--name-only', revision], { cwd: ROOT, encoding: 'utf8' }).split('\n')

const files = trackedFiles(['.ts', '.tsx'])
const graph = importGraph(files)
const rules = findRuleFiles(files, graph).filter(({ path }) => mutated.test(path))
const only =
  values.changed === undefined
    ? isPlanted
      ? [PLANTED]
      : values.file === undefined
        ? null
        : [values.file]
    : changedSince(values.changed)
const all = rules
  .filter(({ path }) => only === null || only.includes(path))
  .flatMap(({ path, text }) => makeMutants(path, text))

const listed = new Set(equivalents.map(identify))
const known = new Set(
  rules
    .filter(({ path }) => equivalents.some((one) => one.path === path))
    .flatMap(({ path, text }) => makeMutants(path, text))
    .map(identify),
)
const stale = equivalents.filter((one) => !known.has(identify(one)))
for (const one of stale) console.error(`no longer a mutant: ${identify(one)}`)

const sample = drawSample(
  all.filter((mutant) => !listed.has(identify(mutant))),
  Number(values.n ?? (only === null ? SAMPLE : Infinity)),
  Number(values.seed),
)

/** A test in the place of the rule's own that runs it and asserts nothing. */
const blindTest =
  "import { test } from 'vitest'\nimport './affordable-amount.ts'\ntest('blind', () => undefined)\n"
const beside = PLANTED.replace('.ts', '.test.ts')

const began = performance.now()
const lanes = await Promise.all(
  Array.from({ length: Math.min(Number(values.lanes), sample.length) }, () =>
    openLane(ROOT, (test) => needsDatabase(graph, test)),
  ),
)
const tell = ({ path, line, within, before, after }: Mutant): string =>
  `${path}:${line} ${within}\n    ${before}\n  → ${after}`
const byDistance = nearestTests(graph)
const nearest = (path: string): NearestTests =>
  isPlanted ? { quick: [beside], slow: [] } : { ...byDistance(path), ...(values.quick && { slow: [] }) }
const { tried, unsound } = await tryMutants(sample, {
  lanes,
  nearest,
  replaced: new Map(isPlanted ? [[beside, blindTest]] : []),
  onTried: ({ mutant, killed }) => {
    if (!killed) console.log(`survived ${tell(mutant)}`)
  },
})
for (const lane of lanes) await lane.close()
for (const tests of unsound) console.error(`failed without a mutant too: ${tests}`)

const killed = tried.filter((one) => one.killed).length
const share = tried.length === 0 ? 1 : killed / tried.length
console.log(
  `${killed} of ${tried.length} mutants killed (${(share * 100).toFixed(1)} %), ${tried.length - killed} survived, ` +
    `drawn with seed ${values.seed} from ${all.length} in ${new Set(all.map(({ path }) => path)).size} files, ` +
    `${equivalents.length} listed as equivalent (${((performance.now() - began) / 1000).toFixed(0)} s)`,
)
if (stale.length > 0 || unsound.length > 0) process.exit(1)
process.exit(tried.length - killed <= survivorsAllowed(tried.length) ? 0 : FAILS)
