import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folders of this product in the system's temporary folder: of this machine or container, and of a process. */
const NAME = /^marketplace-scratch-([a-z0-9]+)-([0-9]+)-/
const HOST =
  hostname()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '') || 'host'
const DAY_MS = 86_400_000

/** A new folder for what a process holds on disk for a while; whoever makes it removes it. */
export const makeScratchFolder = (): Promise<string> =>
  mkdtemp(join(tmpdir(), `marketplace-scratch-${HOST}-${process.pid}-`))

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else is one, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Of a process that is gone; of another container, which shares the folder, a day after its last change. */
const isLeft = async (name: string, parent: string, now: number): Promise<boolean> => {
  const found = NAME.exec(name)
  if (found === null) return false
  if (found[1] !== HOST) return now - (await stat(join(parent, name))).mtimeMs > DAY_MS
  const pid = Number(found[2])
  // Ours at the start is of one that had our number before: in a container each process has the same.
  return pid === process.pid || !isAlive(pid)
}

/**
 * Removes what processes left that were killed: it may hold the plain text of files that lie sealed elsewhere. Called at the start, before
 * anything is written. @returns how many folders went, and the errors of those that stay.
 */
export const clearScratch = async (
  parent = tmpdir(),
  now = Date.now(),
): Promise<{ removed: number; errors: unknown[] }> => {
  const cleared = { removed: 0, errors: [] as unknown[] }
  for (const name of await readdir(parent))
    try {
      if (!(await isLeft(name, parent, now))) continue
      await rm(join(parent, name), { recursive: true, force: true })
      cleared.removed += 1
    } catch (error) {
      cleared.errors.push(error)
    }
  return cleared
}
