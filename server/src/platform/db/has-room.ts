import { access, constants, statfs } from 'node:fs/promises'

/** A write-ahead segment of PostgreSQL: with less than that its next one cannot be made, and nothing can be written. */
const LEAST_BYTES = 16 * 1024 * 1024

/** Whether files can be written in `folder`, and a database that lies there has room for its next step. Never throws. */
export const hasRoom = async (folder: string, leastBytes = LEAST_BYTES): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    await access(folder, constants.W_OK)
    return bavail * bsize >= leastBytes
  } catch {
    return false
  }
}
