import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { NONCE_BYTES, openWith, sealWith, TAG_BYTES } from './aead.ts'
import { addDataKey, findIndexKey, holdKeys, listDataKeys, saveIndexKey } from './data-keys.queries.ts'
import { createMasterKeys, type MasterKeys } from './master-keys.ts'

const VERSION = 1
const HEADER_BYTES = 5

/** What the wrapping of each kind of key is bound to. */
export const DATA_KEY = 'data-key'
export const INDEX_KEY = 'index-key'

/** A sealed value with what it is bound to. */
export interface SealedValue {
  sealed: Buffer
  context: string
}

/**
 * Seals personal data (trust.md, Personal data): AES-256-GCM under data keys that the database holds only wrapped by the
 * master key, which stands outside it. `context` (a column and its row's id) is authenticated: a sealed value copied to
 * another row or column does not open.
 */
export interface Vault {
  seal(plain: string | Buffer, context: string): Buffer
  /** @throws Error where the value was tampered with, moved, or its key is unknown. */
  open(sealed: Buffer, context: string): Promise<string>
  /** The same for bytes that are no text. */
  openBytes(sealed: Buffer, context: string): Promise<Buffer>
  /** The same for several values, in their order. */
  openAll(values: readonly SealedValue[]): Promise<string[]>
  /** A keyed hash that finds equal values without showing them. `purpose` keeps the indexes apart. */
  blindIndex(purpose: string, value: string): Buffer
  /**
   * Adds a data key that seals from now on; what older keys sealed still opens.
   * @throws Error where the master key of this process is not the one in use: the new key would be lost with it.
   */
  rotate(): Promise<void>
}

const keyIdOf = (sealed: Buffer): number => {
  if (sealed.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES || sealed.readUInt8(0) !== VERSION)
    throw new Error('not a sealed value')
  return sealed.readUInt32BE(1)
}

/**
 * Makes the keys that the database lacks, once, however many processes start: a first data key, and the key of the blind indexes.
 * A database from before that key was wrapped goes on with the one that its master key derived: its indexes stay as they are.
 */
const makeMissingKeys = (db: Database, master: MasterKeys): Promise<void> =>
  db.transaction(async (tx) => {
    await holdKeys(tx)
    const [first] = await listDataKeys(tx)
    if (first === undefined) await addDataKey(tx, master.wrap(randomBytes(32), DATA_KEY))
    if ((await findIndexKey(tx)) !== null) return
    const indexKey = first === undefined ? randomBytes(32) : master.deriveIndexKey(first.master_key)
    await saveIndexKey(tx, master.wrap(indexKey, INDEX_KEY))
  })

/**
 * Opens the vault, making the keys that the database lacks.
 * @param otherMasterKey the next or the last one, while it is changed; null at all other times. Nobody may forget to pass it on.
 */
export const createVault = async (
  db: Database,
  masterKey: Buffer,
  otherMasterKey: Buffer | null,
): Promise<Vault> => {
  const master = createMasterKeys(masterKey, [otherMasterKey])
  const keys = new Map<number, KeyObject>()
  let newest = 0

  const load = async (): Promise<void> => {
    for (const row of await listDataKeys(db)) {
      if (keys.has(row.data_key_id)) continue
      keys.set(row.data_key_id, createSecretKey(master.unwrap(row, DATA_KEY)))
      newest = Math.max(newest, row.data_key_id)
    }
  }
  const openKnown = ({ sealed, context }: SealedValue): Buffer => {
    const keyId = keyIdOf(sealed)
    const key = keys.get(keyId)
    if (key === undefined) throw new Error(`data key ${keyId} is unknown`)
    return openWith(key, sealed.subarray(HEADER_BYTES), context)
  }
  const loadIndexKey = async (): Promise<KeyObject> => {
    if ((await findIndexKey(db)) === null) await makeMissingKeys(db, master)
    const wrapped = await findIndexKey(db)
    if (wrapped === null) throw new Error('the database has no key of the blind indexes')
    return createSecretKey(master.unwrap(wrapped, INDEX_KEY))
  }
  const indexKey = await loadIndexKey()
  await load()

  return {
    seal: (plain, context) => {
      const key = keys.get(newest)
      if (key === undefined) throw new Error('the vault has no data key')
      const header = Buffer.alloc(HEADER_BYTES)
      header.writeUInt8(VERSION, 0)
      header.writeUInt32BE(newest, 1)
      return Buffer.concat([
        header,
        sealWith(key, typeof plain === 'string' ? Buffer.from(plain) : plain, context),
      ])
    },
    open: async (sealed, context) => {
      if (!keys.has(keyIdOf(sealed))) await load()
      return openKnown({ sealed, context }).toString()
    },
    openBytes: async (sealed, context) => {
      if (!keys.has(keyIdOf(sealed))) await load()
      return openKnown({ sealed, context })
    },
    openAll: async (values) => {
      if (values.some(({ sealed }) => !keys.has(keyIdOf(sealed)))) await load()
      return values.map((value) => openKnown(value).toString())
    },
    blindIndex: (purpose, value) =>
      createHmac('sha256', indexKey).update(`${purpose}\u0000${value}`).digest(),
    rotate: async () => {
      await db.transaction(async (tx) => {
        await holdKeys(tx)
        if ((await findIndexKey(tx))?.master_key !== master.name)
          throw new Error(
            'SECRET_KEY_FILE is not the master key in use: finish its change first (keys:rotate-master)',
          )
        await addDataKey(tx, master.wrap(randomBytes(32), DATA_KEY))
      })
      await load()
    },
  }
}
