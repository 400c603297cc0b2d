import { createDatabase } from '../../platform/db/database.ts'
import { readOrMakeMasterKey } from '../../platform/sealing/master-key-file.ts'
import { createVault } from '../../platform/sealing/vault.ts'
import { foldReseal } from '../fold-modules.ts'
import { modules } from '../modules.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run keys:rotate`: a new data key, and every sealed value of every module under it, while the servers work. */
await runOnDatabase(async (pool, env) => {
  const db = createDatabase(pool)
  const vault = await createVault(
    db,
    env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR)),
    env.otherMasterKey,
  )
  await vault.rotate()
  const resealed: string[] = []
  for (const { what, run } of foldReseal(modules)) resealed.push(`${await run({ db, vault })} ${what}`)
  return (
    `${new Intl.ListFormat('en-GB').format(resealed)} are sealed with the new key. ` +
    'Run this once more when every server has used it.'
  )
})
