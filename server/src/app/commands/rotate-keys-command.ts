import { foldReseal } from '../fold-modules.ts'
import { modules } from '../modules.ts'
import { openVault } from './open-vault.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run keys:rotate`: a new data key, and every sealed value of every module under it, while the servers work. */
await runOnDatabase(async (pool, env) => {
  const { db, vault } = await openVault(pool, env)
  await vault.rotate()
  const resealed: string[] = []
  for (const { what, run } of foldReseal(modules)) resealed.push(`${await run({ db, vault })} ${what}`)
  return (
    `${new Intl.ListFormat('en-GB').format(resealed)} are sealed with the new key. ` +
    'Run this once more when every server has used it.'
  )
})
