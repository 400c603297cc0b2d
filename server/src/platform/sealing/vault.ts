import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type { Database } from '../db/database.ts'
import { addDataKey, listDataKeys } from './data-keys.queries.ts'

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 5

/** A sealed value with what it is bound to. */
export interface SealedValue {
  sealed: Buffer
  context: string
}

/**
 * Seals personal data (trust.md, Personal data): AES-256-GCM under data keys that the database holds only sealed by the
 * master key, which stands outside it. `context` (a column and its row's id) is authenticated: a sealed value copied to
 * another row or column does not open.
 */
export interface Vault {
  seal(plain: string, context: string): Buffer
  /** @throws Error where the value was tampered with, moved, or its key is unknown. */
  open(sealed: Buffer, context: string): Promise<string>
  /** The same for several values, in their order. */
  openAll(values: readonly SealedValue[]): Promise<string[]>
  /** A keyed hash that finds equal values without showing them. `purpose` keeps the indexes apart. */
  blindIndex(purpose: string, value: string): Buffer
  /** Adds a data key that seals from now on; what older keys sealed still opens. */
  rotate(): Promise<void>
}

export const sealWith = (key: KeyObject, plain: Buffer, context: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export const openWith = (key: KeyObject, sealed: Buffer, context: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES)).setAAD(
    Buffer.from(context),
  )
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES))
  // GCM has nothing left to give at the end; this is where a value that was tampered with is refused.
  decipher.final()
  return plain
}

const keyIdOf = (sealed: Buffer): number => {
  if (sealed.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES || sealed.readUInt8(0) !== VERSION)
    throw new Error('not a sealed value')
  return sealed.readUInt32BE(1)
}

const derive = (masterKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), purpose, 32))

/** Opens the vault, making the first data key where the database has none. */
export const createVault = async (db: Database, masterKey: Buffer): Promise<Vault> => {
  const wrappingKey = createSecretKey(derive(masterKey, 'data-key-wrapping'))
  const indexKey = derive(masterKey, 'blind-index')
  const masterName = createHash('sha256').update(derive(masterKey, 'name')).digest('hex').slice(0, 16)
  const keys = new Map<number, KeyObject>()
  let newest = 0

  const load = async (): Promise<void> => {
    for (const row of await listDataKeys(db)) {
      if (row.master_key !== masterName)
        throw new Error(`data key ${row.data_key_id} was sealed by another master key`)
      keys.set(row.data_key_id, createSecretKey(openWith(wrappingKey, row.sealed_key, 'data-key')))
      newest = Math.max(newest, row.data_key_id)
    }
  }
  const add = async (first: boolean): Promise<void> => {
    await addDataKey(db, sealWith(wrappingKey, randomBytes(32), 'data-key'), masterName, first)
    await load()
  }
  const openKnown = ({ sealed, context }: SealedValue): string => {
    const keyId = keyIdOf(sealed)
    const key = keys.get(keyId)
    if (key === undefined) throw new Error(`data key ${keyId} is unknown`)
    return openWith(key, sealed.subarray(HEADER_BYTES), context).toString()
  }
  await load()
  if (keys.size === 0) await add(true)

  return {
    seal: (plain, context) => {
      const key = keys.get(newest)
      if (key === undefined) throw new Error('the vault has no data key')
      const header = Buffer.alloc(HEADER_BYTES)
      header.writeUInt8(VERSION, 0)
      header.writeUInt32BE(newest, 1)
      return Buffer.concat([header, sealWith(key, Buffer.from(plain), context)])
    },
    open: async (sealed, context) => {
      if (!keys.has(keyIdOf(sealed))) await load()
      return openKnown({ sealed, context })
    },
    openAll: async (values) => {
      if (values.some(({ sealed }) => !keys.has(keyIdOf(sealed)))) await load()
      return values.map(openKnown)
    },
    blindIndex: (purpose, value) =>
      createHmac('sha256', indexKey).update(`${purpose}\u0000${value}`).digest(),
    rotate: () => add(false),
  }
}
