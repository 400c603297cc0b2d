import { readSealedTexts } from '../../office/complaints/read-sealed-texts.ts'
import { openVault } from './open-vault.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run complaints:read -- <number> "<reason>"`: the sealed words of a deleted customer's complaint about a lender. */
await runOnDatabase(async (pool, env) => {
  const { db, vault } = await openVault(pool, env)
  const [, , number = '', reason = ''] = process.argv
  return readSealedTexts({ db, vault }, { number, reason, now: new Date() })
})
