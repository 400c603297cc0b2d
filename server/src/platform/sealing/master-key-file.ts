import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The demo's own master key: made in DATA_DIR at the first start, readable by its owner alone. Never part of a backup. */
export const readOrMakeMasterKey = async (dataDir: string): Promise<Buffer> => {
  const file = join(dataDir, 'secret-key')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
  if (key.length !== 32) throw new Error(`${file} does not hold 32 bytes in base64`)
  return key
}
