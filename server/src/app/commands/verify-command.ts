import { pino } from 'pino'
import { readCarriedHeads } from '../../platform/audit-heads/carried-heads.ts'
import { readKnownEntry, reportChain, verifyChain } from '../../platform/audit-log/verify-chain.ts'
import { pinoOptions } from '../../platform/logger.ts'
import { openStorage } from '../../platform/stored-files/file-storage.ts'
import { openVault } from './open-vault.ts'
import { runOnDatabase } from './run-on-database.ts'

/**
 * `npm run audit:verify [-- <number>:<hash>]`: computes the chain again and compares it with every head that was carried out of
 * the database; exits with 1 and names the first broken link.
 */
await runOnDatabase(async (pool, env) => {
  const { db, vault } = await openVault(pool, env)
  const files = await openStorage(env, pino(pinoOptions('warn')))
  const carried = await readCarriedHeads({ files, vault }, new Date())
  const named = process.argv[2]
  const known = named === undefined ? carried : [...carried, readKnownEntry(named)]
  return reportChain(await verifyChain(db, known), carried.length)
})
