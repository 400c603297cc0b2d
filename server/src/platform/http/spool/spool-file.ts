import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeScratchFolder } from '../../scratch/scratch-folder.ts'

/** A file of a form, on disk for the time of its request. Its name is what the sender says: it is never used as a path. */
export interface SpooledFile {
  name: string
  path: string
  bytes: number
  /** Hex. */
  sha256: string
  /** Removing it twice is fine. */
  remove(): Promise<void>
}

/** Writes a stream to a file that this process alone may read, counting and hashing what passes; one that breaks off leaves nothing. */
export const spoolFile = async (name: string, source: Readable): Promise<SpooledFile> => {
  const folder = await makeScratchFolder()
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  const hash = createHash('sha256')
  let bytes = 0
  const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  try {
    await pipeline(source, count, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  } catch (error) {
    await remove()
    throw error
  }
  return { name, path, bytes, sha256: hash.digest('hex'), remove }
}
