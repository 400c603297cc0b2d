import { pino } from 'pino'
import { readCarriedHeads } from '../../platform/audit-heads/carried-heads.ts'
import { readKnownEntry, reportChain, verifyChain } from '../../platform/audit-log/verify-chain.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { pinoOptions } from '../../platform/logger.ts'
import { readOrMakeMasterKey } from '../../platform/sealing/master-key-file.ts'
import { createVault } from '../../platform/sealing/vault.ts'
import { openStorage } from '../../platform/stored-files/file-storage.ts'
import { runOnDatabase } from './run-on-database.ts'

/**
 * `npm run audit:verify [-- <number>:<hash>]`: computes the chain again and compares it with every head that was carried out of
 * the database; exits with 1 and names the first broken link.
 */
await runOnDatabase(async (pool, env) => {
  const db = createDatabase(pool)
  const vault = await createVault(db, env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR)))
  const files = await openStorage(env, pino(pinoOptions('warn')))
  const carried = await readCarriedHeads({ files, vault }, new Date())
  const named = process.argv[2]
  const known = named === undefined ? carried : [...carried, readKnownEntry(named)]
  return reportChain(await verifyChain(db, known), carried.length)
})
