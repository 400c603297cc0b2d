import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { openWith, sealWith } from './aead.ts'

/** A key that a master key wrapped, with the name of that master key. */
export interface WrappedKey {
  sealed_key: Buffer
  master_key: string
}

/**
 * The master key of this process, and others that it knows, as the next or the last one while it is changed: what any of them
 * wrapped opens, and the first one wraps. They never seal a value themselves.
 */
export interface MasterKeys {
  /** The name of the first, which says nothing about the key. */
  name: string
  /** The names of all that are known, the first one first. */
  names: readonly string[]
  wrap(key: Buffer, context: string): WrappedKey
  /** @throws Error where another master key wrapped it, or it was tampered with. */
  unwrap(wrapped: WrappedKey, context: string): Buffer
  /** What blind indexes were keyed with before their key was wrapped: derived from the master key of that name. */
  deriveIndexKey(name: string): Buffer
}

interface MasterKey {
  name: string
  wrapping: KeyObject
  bytes: Buffer
}

const derive = (masterKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), purpose, 32))

const nameOf = (masterKey: Buffer): string =>
  createHash('sha256').update(derive(masterKey, 'name')).digest('hex').slice(0, 16)

const toMasterKey = (bytes: Buffer): MasterKey => ({
  name: nameOf(bytes),
  wrapping: createSecretKey(derive(bytes, 'data-key-wrapping')),
  bytes,
})

/** @param others what was wrapped by these opens as well; null for one that is not there. */
export const createMasterKeys = (first: Buffer, others: readonly (Buffer | null)[] = []): MasterKeys => {
  const newest = toMasterKey(first)
  const known = new Map([[newest.name, newest]])
  for (const bytes of others) {
    const other = bytes === null ? newest : toMasterKey(bytes)
    if (!known.has(other.name)) known.set(other.name, other)
  }
  const find = (name: string): MasterKey => {
    const key = known.get(name)
    if (key === undefined)
      throw new Error(`a key was wrapped by another master key (${name}) than this process has`)
    return key
  }
  return {
    name: newest.name,
    names: [...known.keys()],
    wrap: (key, context) => ({
      sealed_key: sealWith(newest.wrapping, key, context),
      master_key: newest.name,
    }),
    unwrap: ({ sealed_key, master_key }, context) => openWith(find(master_key).wrapping, sealed_key, context),
    deriveIndexKey: (name) => derive(find(name).bytes, 'blind-index'),
  }
}
