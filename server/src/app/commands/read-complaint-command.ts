import { readSealedTexts } from '../../office/complaints/read-sealed-texts.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { readOrMakeMasterKey } from '../../platform/sealing/master-key-file.ts'
import { createVault } from '../../platform/sealing/vault.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run complaints:read -- <number> "<reason>"`: the sealed words of a deleted customer's complaint about a lender. */
await runOnDatabase(async (pool, env) => {
  const db = createDatabase(pool)
  const vault = await createVault(db, env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR)))
  const [, , number = '', reason = ''] = process.argv
  return readSealedTexts({ db, vault }, { number, reason, now: new Date() })
})
