import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { addPersonKey, listPersonKeys, listPersonKeysAfter, replacePersonKey } from './person-keys.queries.ts'
import { openWith, sealWith } from './aead.ts'
import type { Vault } from './vault.ts'

/**
 * Free text about a person that has to outlive them, as on the audit log, is sealed under a key of that person alone (decision
 * 065). A deletion destroys the key; the sealed bytes stay where they are, say nothing any more, and a hash over them still holds.
 */
const keyContext = (userId: string): string => `person_key.sealed_key:${userId}`

const openKeys = async (
  db: Database,
  vault: Vault,
  userIds: readonly string[],
): Promise<Map<string, KeyObject>> => {
  const rows = await listPersonKeys(db, userIds)
  const keys = await vault.openAll(
    rows.map(({ user_id, sealed_key }) => ({ sealed: sealed_key, context: keyContext(user_id) })),
  )
  return new Map(
    rows.map(({ user_id }, at) => [user_id, createSecretKey(Buffer.from(keys[at] ?? '', 'base64'))]),
  )
}

/** Seals under the person's key, which is made at the first use. `context` binds the value to its place. */
export const sealForPerson = async (
  tx: Database,
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  userId: string,
  plain: string,
  context: string,
): Promise<Buffer> => {
  const known = (await openKeys(tx, vault, [userId])).get(userId)
  if (known !== undefined) return sealWith(known, Buffer.from(plain), context)
  await addPersonKey(tx, userId, vault.seal(randomBytes(32).toString('base64'), keyContext(userId)), now())
  const made = (await openKeys(tx, vault, [userId])).get(userId)
  if (made === undefined) throw new Error('no key of a person was stored')
  return sealWith(made, Buffer.from(plain), context)
}

export interface SealedForPerson {
  user_id: string
  sealed: Buffer
  context: string
}

/** Opens values of any persons, in their order; null where the person was deleted. @throws Error for one that was tampered with. */
export const openForPersons = async (
  db: Database,
  vault: Vault,
  values: readonly SealedForPerson[],
): Promise<(string | null)[]> => {
  if (values.length === 0) return []
  const keys = await openKeys(db, vault, [...new Set(values.map(({ user_id }) => user_id))])
  return values.map(({ user_id, sealed, context }) => {
    const key = keys.get(user_id)
    return key === undefined ? null : openWith(key, sealed, context).toString()
  })
}

const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Seals every person's key under the newest data key. @returns how many. */
export const resealPersonKeys = async ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> => {
  let resealed = 0
  let after = FIRST
  let batch
  do {
    batch = await listPersonKeysAfter(db, after, BATCH)
    for (const row of batch) {
      const context = keyContext(row.user_id)
      resealed += await replacePersonKey(
        db,
        row,
        vault.seal(await vault.open(row.sealed_key, context), context),
      )
      after = row.user_id
    }
  } while (batch.length === BATCH)
  return resealed
}
