import { createDatabase } from '../../platform/db/database.ts'
import { createMasterKeys } from '../../platform/sealing/master-keys.ts'
import { rotateMaster } from '../../platform/sealing/rotate-master.ts'
import { createVault } from '../../platform/sealing/vault.ts'
import { runOnDatabase } from './run-on-database.ts'

/**
 * `npm run keys:rotate-master`: wraps every key anew with SECRET_KEY_FILE; SECRET_KEY_FILE_OTHER is the one that wrapped them until
 * now. Servers work on (docs/operations.md, Changing the master key).
 */
await runOnDatabase(async (pool, { masterKey, otherMasterKey }) => {
  if (masterKey === null || otherMasterKey === null)
    throw new Error('SECRET_KEY_FILE names the new key and SECRET_KEY_FILE_OTHER the one that is in use')
  const db = createDatabase(pool)
  // A database from before the key of the indexes was wrapped gets it first.
  await createVault(db, masterKey, otherMasterKey)
  const { rewrapped, behind } = await rotateMaster(db, createMasterKeys(masterKey, [otherMasterKey]))
  const next =
    behind > 0
      ? `${behind} connections are of servers that still wrap with the old key: name the new one in SECRET_KEY_FILE and the old ` +
        'one in SECRET_KEY_FILE_OTHER of every server, start them anew, and run this again.'
      : 'No server wraps with the old key: take SECRET_KEY_FILE_OTHER away from every server. Keep the old key apart as long as ' +
        'a backup is kept that it seals.'
  return `${rewrapped} keys are wrapped anew.\n${next}`
})
