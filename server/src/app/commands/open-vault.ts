import type pg from 'pg'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { readOrMakeMasterKey } from '../../platform/sealing/master-key-file.ts'
import { createVault, type Vault } from '../../platform/sealing/vault.ts'

/** What a command works with, opened as a server opens it: while the master key is changed, under the other one too. */
export const openVault = async (
  pool: pg.Pool,
  { masterKey, otherMasterKey, DATA_DIR }: Pick<Env, 'masterKey' | 'otherMasterKey' | 'DATA_DIR'>,
): Promise<{ db: Database; vault: Vault }> => {
  const db = createDatabase(pool)
  const vault = await createVault(db, masterKey ?? (await readOrMakeMasterKey(DATA_DIR)), otherMasterKey)
  return { db, vault }
}
