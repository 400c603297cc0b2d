import { resealTotps } from '../../platform/credentials/reseal-totps.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { runOnDatabase } from './run-on-database.ts'
import { resealPartners } from '../../partners/accounts/reseal-partners.ts'
import { readOrMakeMasterKey } from '../../platform/sealing/master-key-file.ts'
import { createVault } from '../../platform/sealing/vault.ts'
import { resealVouchers } from '../../catalogue/vouchers/reseal-vouchers.ts'
import { resealProfiles } from '../../customers/profiles/reseal-profiles.ts'

/** `npm run keys:rotate`: a new data key, and every sealed value of customers, partners, vouchers and authenticators under it, while the servers work. */
await runOnDatabase(async (pool, env) => {
  const db = createDatabase(pool)
  const vault = await createVault(db, env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR)))
  await vault.rotate()
  const resealed = await resealProfiles({ db, vault })
  const partners = await resealPartners({ db, vault })
  const vouchers = await resealVouchers({ db, vault })
  const authenticators = await resealTotps({ db, vault })
  return (
    `${resealed} customers, ${partners} partners, ${vouchers} voucher codes and ${authenticators} authenticators are sealed with the new key. ` +
    'Run this once more when every server has used it.'
  )
})
