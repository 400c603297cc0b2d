import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { TAG_BYTES } from '../sealing/aead.ts'
import type { MasterKeys } from '../sealing/master-keys.ts'

/**
 * A sealed backup: one line of JSON, then chunks of 64 KiB under AES-256-GCM, each followed by its tag; the last may be shorter.
 * The key is the file's own, wrapped by a master key. The nonce of a chunk is its number and whether it is the last, and the
 * first line is authenticated with every chunk: one that is missing, moved, repeated or of another file does not open (STREAM:
 * Hoang, Reyhanitabar, Rogaway, Vizár, "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015).
 */
interface SealedHead {
  format: 'marketplace-sealed-backup-1'
  /** The name of the master key that wrapped the file's key. */
  master_key: string
  /** Base64. */
  sealed_key: string
}

type Chunks = AsyncIterable<Buffer>

const CHUNK_BYTES = 64 * 1024
const MOST_HEAD_BYTES = 1024
const BACKUP_KEY = 'backup-key'
const MARK = '{"format":"marketplace-sealed-backup-1"'
const GZIP_MARK = Buffer.from([0x1f, 0x8b])
const CUT_SHORT = 'The backup is cut short or damaged'

/** Twelve bytes: seven of nothing, the number, and 1 for the last; the key is of this file alone. */
const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Cuts a stream into pieces of `size`, the last of which may be shorter and is marked. An empty stream is one empty piece. */
const cut = async function* (
  source: Chunks,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0)
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    let at = 0
    // What could be the last piece is held back until more comes.
    for (; held.length - at > size; at += size) yield { piece: held.subarray(at, at + size), isLast: false }
    held = held.subarray(at)
  }
  yield { piece: held, isLast: true }
}

/** Seals a stream as it passes. */
export const sealStream = (master: MasterKeys) =>
  async function* (source: Chunks): AsyncGenerator<Buffer> {
    const bytes = randomBytes(32)
    const key = createSecretKey(bytes)
    const { master_key, sealed_key } = master.wrap(bytes, BACKUP_KEY)
    const head: SealedHead = {
      format: 'marketplace-sealed-backup-1',
      master_key,
      sealed_key: sealed_key.toString('base64'),
    }
    const line = Buffer.from(`${JSON.stringify(head)}\n`)
    yield line
    let number = 0
    for await (const { piece, isLast } of cut(source, CHUNK_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(line)
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
      number += 1
    }
  }

const openPiece = (key: KeyObject, line: Buffer, number: number, piece: Buffer, isLast: boolean): Buffer => {
  if (piece.length < TAG_BYTES) throw new Error(CUT_SHORT)
  const end = piece.length - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
  decipher.setAAD(line).setAuthTag(piece.subarray(end))
  const plain = decipher.update(piece.subarray(0, end))
  try {
    decipher.final()
  } catch (error) {
    throw new Error(CUT_SHORT, { cause: error })
  }
  return plain
}

/** The first bytes of a stream, at least `count` where it has them, and all that follows them. */
const readAhead = async (source: Chunks, count: number): Promise<{ first: Buffer; rest: Chunks }> => {
  const chunks = source[Symbol.asyncIterator]()
  let first = Buffer.alloc(0)
  let isOver = false
  while (first.length < count && !isOver) {
    const next = await chunks.next()
    if (next.done === true) isOver = true
    else first = Buffer.concat([first, next.value])
  }
  return { first, rest: { [Symbol.asyncIterator]: () => chunks } }
}

const openSealed = async function* (
  line: Buffer,
  ahead: Buffer,
  rest: Chunks,
  master: MasterKeys | null,
): AsyncGenerator<Buffer> {
  if (master === null) throw new Error('The backup is sealed, and there is no key to open it')
  const { master_key, sealed_key }: SealedHead = JSON.parse(line.toString())
  const bytes = master.unwrap({ master_key, sealed_key: Buffer.from(sealed_key, 'base64') }, BACKUP_KEY)
  const key = createSecretKey(bytes)
  const all = async function* (): AsyncGenerator<Buffer> {
    yield ahead
    yield* rest
  }
  let number = 0
  for await (const { piece, isLast } of cut(all(), CHUNK_BYTES + TAG_BYTES)) {
    yield openPiece(key, line, number, piece, isLast)
    number += 1
  }
}

/** What opens a backup. */
export interface Opening {
  /** The keys that may have wrapped the file's own; null where there is none. */
  keys: MasterKeys | null
  /** Takes a file that is not sealed, as releases before backups were sealed made them. */
  unsealed?: boolean
}

/**
 * The content of a backup as it passes, authenticated before any of it is given on.
 * @throws Error for a file that is cut short, damaged, sealed by a key that is not there, or not sealed where that was not asked for.
 */
export const openStream = ({ keys, unsealed = false }: Opening) =>
  async function* (source: Chunks): AsyncGenerator<Buffer> {
    const { first, rest } = await readAhead(source, MOST_HEAD_BYTES)
    if (first.subarray(0, 2).equals(GZIP_MARK)) {
      if (!unsealed)
        throw new Error('The backup is not sealed: anybody may have written it. Add --unsealed to load it')
      yield first
      yield* rest
      return
    }
    if (!first.toString('latin1').startsWith(MARK)) throw new Error('The file is no backup of this product')
    const end = first.indexOf('\n') + 1
    if (end === 0) throw new Error(CUT_SHORT)
    yield* openSealed(first.subarray(0, end), first.subarray(end), rest, keys)
  }
