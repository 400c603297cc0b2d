import { createDatabase } from '../../platform/db/database.ts'
import { runOnDatabase } from './run-on-database.ts'
import { readKnownEntry, reportChain, verifyChain } from '../../platform/audit-log/verify-chain.ts'

/** `npm run audit:verify [-- <number>:<hash>]`: computes the chain again; exits with 1 and names the first broken link. */
await runOnDatabase(async (pool) => {
  const known = process.argv[2]
  return reportChain(
    await verifyChain(createDatabase(pool), known === undefined ? null : readKnownEntry(known)),
  )
})
