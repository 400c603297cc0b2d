import { createDatabase } from '../db/database.ts'
import { runOnDatabase } from '../db/run-on-database.ts'
import { readKnownEntry, reportChain, verifyChain } from './verify-chain.ts'

/** `npm run audit:verify [-- <number>:<hash>]`: computes the chain again; exits with 1 and names the first broken link. */
await runOnDatabase(async (pool) => {
  const known = process.argv[2]
  return reportChain(
    await verifyChain(createDatabase(pool), known === undefined ? null : readKnownEntry(known)),
  )
})
