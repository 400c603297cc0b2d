import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeScratchFolder } from '../../platform/scratch/scratch-folder.ts'
import type { Services } from '../../platform/services.ts'

/** A file lies in the storage in sealed parts of this size, so that neither sealing nor sending holds it whole in memory. */
const PART_BYTES = 4 * 1024 * 1024

type Storage = Pick<Services, 'files' | 'vault'>

interface Parts {
  upload_id: string
  parts: number
}

export const partsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / PART_BYTES))

const nameOf = (uploadId: string, part: number): string => `${uploadId}.${part}.sealed`
/** A part that is missing, moved or of another file does not open. */
const contextOf = ({ upload_id, parts }: Parts, part: number): string =>
  `upload:${upload_id}:${part}:${parts}`

/** Seals a file on disk into the storage, part by part. */
export const sealFile = async ({ files, vault }: Storage, file: Parts, path: string): Promise<void> => {
  let part = 0
  for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES })) {
    await files.write(nameOf(file.upload_id, part), vault.seal(chunk as Buffer, contextOf(file, part)))
    part += 1
  }
  if (part !== file.parts) throw new Error('a file on disk changed while it was sealed')
}

/** A part is not in the storage: it was deleted, or never written. */
export class PartMissing extends Error {}

/** Opens a sealed file onto disk for as long as `work` takes. */
export const withOpenFile = async <T>(
  { files, vault }: Storage,
  file: Parts,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = await makeScratchFolder()
  try {
    const path = join(folder, 'file')
    const opened = async function* (): AsyncGenerator<Buffer> {
      for (let part = 0; part < file.parts; part += 1) {
        const sealed = await files.read(nameOf(file.upload_id, part))
        if (sealed === null) throw new PartMissing('a part of a sealed file is missing')
        yield await vault.openBytes(sealed, contextOf(file, part))
      }
    }
    await pipeline(opened, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const removeParts = async (
  { files }: Pick<Services, 'files'>,
  { upload_id, parts }: Parts,
): Promise<void> => {
  for (let part = 0; part < parts; part += 1) await files.remove(nameOf(upload_id, part))
}
