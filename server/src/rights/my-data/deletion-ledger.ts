import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deletion } from './deletions.queries.ts'

/**
 * The ledger of deletions beside the database: a backup that is older than a deletion brings the person back, and cannot know
 * of it. One line of JSON a deletion; ids alone, nothing that names anybody. Never part of a backup.
 */
export interface DeletionLedger {
  read(): Promise<Deletion[]>
  /** On the disk once this is done. */
  append(deletions: readonly Deletion[]): Promise<void>
}

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const parseLine = (line: string): Deletion[] => {
  try {
    const deletion = JSON.parse(line) as Omit<Deletion, 'deleted_at' | 'record'> &
      Partial<Pick<Deletion, 'record'>> & { deleted_at: string }
    return [{ ...deletion, record: deletion.record ?? null, deleted_at: new Date(deletion.deleted_at) }]
  } catch {
    // A line that a crash cut short: its deletion is in the database, and is written anew at the next start.
    return []
  }
}

export const openDeletionLedger = (dataDir: string): DeletionLedger => {
  const path = join(dataDir, 'deletions.log')
  return {
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (isAbsent(error)) return ''
        throw error
      })
      return text
        .split('\n')
        .filter((line) => line !== '')
        .flatMap(parseLine)
    },
    append: async (deletions) => {
      if (deletions.length === 0) return
      const file = await open(path, 'a', 0o600)
      try {
        // A line before it that was cut short must not swallow this one.
        await file.writeFile(deletions.map((deletion) => `\n${JSON.stringify(deletion)}\n`).join(''))
        await file.sync()
      } finally {
        await file.close()
      }
    },
  }
}
