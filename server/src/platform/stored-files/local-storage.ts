import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from './file-storage.ts'

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files under `<dataDir>/files`. One is there whole or not at all, and survives a crash once its write is answered. */
export const localStorage = (dataDir: string): FileStorage => {
  const folder = join(dataDir, 'files')
  return {
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      try {
        const file = await open(unfinished, 'wx', 0o640)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, join(folder, name))
      } catch (error) {
        // On a full disk what is unfinished would keep it full.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (isAbsent(error)) return null
        throw error
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
