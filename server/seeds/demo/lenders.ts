import { buildLender, type LenderRow } from './build-lender.ts'
import { digitalLenderFacts } from './lender-facts-digital.ts'
import { nbfcFacts } from './lender-facts-nbfcs.ts'
import { privateBankFacts } from './lender-facts-private-banks.ts'
import { publicBankFacts } from './lender-facts-public-banks.ts'

/** The example lenders; no real lender's name stands among them. */
export const demoLenders: readonly LenderRow[] = [
  ...privateBankFacts,
  ...publicBankFacts,
  ...nbfcFacts,
  ...digitalLenderFacts,
].map((facts, index) => buildLender(facts, index + 1))

/** Slugs of the example lenders that answer by an API: the names of their connectors. */
export const demoApiLenderSlugs: readonly string[] = demoLenders
  .filter((lender) => lender.api === 1)
  .map((lender) => lender.slug)
