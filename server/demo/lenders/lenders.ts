import { buildLender, type LenderRow } from './build-lender.ts'
import { businessLenderFacts } from './lender-facts-business.ts'
import { digitalLenderFacts } from './lender-facts-digital.ts'
import { goldLenderFacts } from './lender-facts-gold.ts'
import { housingLenderFacts } from './lender-facts-housing.ts'
import { nbfcFacts } from './lender-facts-nbfcs.ts'
import { privateBankFacts } from './lender-facts-private-banks.ts'
import { publicBankFacts } from './lender-facts-public-banks.ts'
import { studentLenderFacts } from './lender-facts-student.ts'
import { vehicleLenderFacts } from './lender-facts-vehicles.ts'

/** The example lenders; no real lender's name stands among them. */
export const demoLenders: readonly LenderRow[] = [
  ...privateBankFacts,
  ...publicBankFacts,
  ...nbfcFacts,
  ...digitalLenderFacts,
  ...businessLenderFacts,
  ...goldLenderFacts,
  ...housingLenderFacts,
  ...studentLenderFacts,
  ...vehicleLenderFacts,
].map((facts, index) => buildLender(facts, index + 1))

/** Slugs of the example lenders that answer by an API: the names of their connectors. */
export const demoApiLenderSlugs: readonly string[] = demoLenders
  .filter((lender) => lender.api === 1)
  .map((lender) => lender.slug)
