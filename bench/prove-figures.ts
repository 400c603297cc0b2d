import { parseArgs } from 'node:util'
import { aprLabels } from './figures/apr-labels.ts'
import { balances } from './figures/balances.ts'
import { drawsFrom, type Family } from './figures/family.ts'
import { foreclosures } from './figures/foreclosures.ts'
import { microfinanceCeilings } from './figures/microfinance-ceilings.ts'
import { money } from './figures/money.ts'
import { securityCaps } from './figures/security-caps.ts'
import { unlocks } from './figures/unlocks.ts'
import { seededRandom } from './random-market.ts'

/** The proofs of figures (scripts/proofs.ts): `--n` cases of one family against its reference in exact numbers. */
const families: Readonly<Record<string, Family>> = {
  'security-caps': securityCaps,
  foreclosures,
  'microfinance-ceilings': microfinanceCeilings,
  unlocks,
  'apr-labels': aprLabels,
  balances,
  money,
}

const COUNTEREXAMPLE = 2
const SHOWN = 5

const { values } = parseArgs({
  options: { family: { type: 'string' }, n: { type: 'string' }, seed: { type: 'string' } },
})
const family = families[values.family ?? '']
if (family === undefined) throw new Error(`no family ${values.family}`)
const isFaulty = process.env['PROVE_FAULT'] === '1'
const draws = drawsFrom(seededRandom(Number(values.seed)))

let differences = 0
for (let at = 0; at < Number(values.n); at += 1) {
  const difference = family(draws, isFaulty)
  if (difference === null) continue
  differences += 1
  if (differences <= SHOWN) console.error(difference)
}
console.log(`${values.n} cases of ${values.family}: ${differences} differ`)
if (differences > 0) process.exitCode = COUNTEREXAMPLE
