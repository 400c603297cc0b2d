import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { differencesFromNaive, differencesFromSql, misread } from './matching-agreement.ts'
import { buildWorld, casesOf, PRODUCTS } from './matching-cases.ts'
import { makeDataFolder, openPostgres } from './product.ts'

/**
 * The proof `matching-agreement` (scripts/proofs.ts): at least `--n` pairs of a random lender and a random applicant, of every
 * product in turn, judged by the compiled index, by the naive reference and by SQL.
 */

/** Lenders, and as many applicants, of one round: what PostgreSQL answers in a second or two. */
const LARGEST_SIDE = 500
const COUNTEREXAMPLE = 2

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'

const side = Math.min(LARGEST_SIDE, Math.ceil(Math.sqrt(n / PRODUCTS.length)))
const rounds = Math.ceil(n / (PRODUCTS.length * side * side))
const differences = { naive: 0, sql: 0 }

const folder = await makeDataFolder()
const postgres = await openPostgres(folder.path)
const client = new Client(postgres.connection)
try {
  await client.connect()
  for (let round = 0; round < rounds; round += 1) {
    const world = buildWorld(seed + round, side, side)
    for (const product of PRODUCTS) {
      const cases = casesOf(world, product, side)
      const told = isFaulty ? misread(cases) : cases
      differences.naive += differencesFromNaive(cases, told)
      differences.sql += await differencesFromSql(client, cases, told)
    }
  }
} finally {
  await client.end()
  await postgres.stop()
  await folder.remove()
}

const pairs = rounds * PRODUCTS.length * side * side
console.log(
  `${pairs} pairs: ${differences.naive} differ from the naive reference, ${differences.sql} from SQL`,
)
// A planted fault has to be seen by each of the two judges.
const found = Object.values(differences).filter((count) => count > 0)
if (isFaulty ? found.length === 2 : found.length > 0) process.exitCode = COUNTEREXAMPLE
