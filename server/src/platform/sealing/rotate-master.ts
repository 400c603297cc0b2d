import type { Database } from '../db/database.ts'
import {
  findIndexKey,
  holdKeys,
  listApplicationNames,
  listDataKeys,
  rewrapDataKey,
  saveIndexKey,
} from './data-keys.queries.ts'
import { readKnownKeys } from './known-keys.ts'
import type { MasterKeys } from './master-keys.ts'
import { DATA_KEY, INDEX_KEY } from './vault.ts'

export interface MasterRotation {
  /** Keys that the other master key had wrapped until now. */
  rewrapped: number
  /** Connections of processes that would wrap a new data key with the other master key. */
  behind: number
}

/** Connections of live processes of which `isOne` holds of the master keys that they know. */
const countConnections = async (
  db: Database,
  isOne: (known: readonly string[]) => boolean,
): Promise<number> => {
  let count = 0
  for (const { application_name, connections } of await listApplicationNames(db)) {
    const known = readKnownKeys(application_name)
    if (known !== null && isOne(known)) count += connections
  }
  return count
}

/**
 * Wraps every data key and the key of the indexes anew with the first of the master keys, in one transaction, while servers work:
 * a server keeps what it has unwrapped, and one that starts or reads a new key knows both. No value is sealed anew. Killed at any
 * moment it has done all or nothing; done again it changes nothing more.
 * @throws Error where a live process does not know the first of the master keys yet, or a key was wrapped by a third.
 */
export const rotateMaster = async (db: Database, master: MasterKeys): Promise<MasterRotation> => {
  const unready = await countConnections(db, (known) => !known.includes(master.name))
  if (unready > 0)
    throw new Error(
      `${unready} connections are of servers that do not know the new key: name it in SECRET_KEY_FILE_OTHER of every server and start them anew first`,
    )
  const rewrapped = await db.transaction(async (tx) => {
    await holdKeys(tx)
    let count = 0
    for (const row of await listDataKeys(tx)) {
      if (row.master_key === master.name) continue
      await rewrapDataKey(tx, { ...row, ...master.wrap(master.unwrap(row, DATA_KEY), DATA_KEY) })
      count += 1
    }
    const indexKey = await findIndexKey(tx)
    if (indexKey !== null && indexKey.master_key !== master.name) {
      await saveIndexKey(tx, master.wrap(master.unwrap(indexKey, INDEX_KEY), INDEX_KEY))
      count += 1
    }
    return count
  })
  return { rewrapped, behind: await countConnections(db, ([first]) => first !== master.name) }
}
