import { basename } from 'node:path'
import sharp from 'sharp'
import type { FileStorage } from '../../src/platform/stored-files/file-storage.ts'
import { demoCardFaces } from './cards.ts'

/** Draws the faces of the example cards that the storage lacks. */
export const drawCardFaces = async (files: FileStorage): Promise<void> => {
  for (const { address, svg } of demoCardFaces) {
    const name = basename(address)
    if ((await files.read(name)) !== null) continue
    await files.write(name, await sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer())
  }
}
