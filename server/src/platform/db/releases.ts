import { readdir, readFile } from 'node:fs/promises'
import { readLock, type MigrationLock } from './migrations-lock.ts'

/** A folder a release: its migrations as they were, and what an installation of it held (docs/decisions/046). */
export const RELEASES = new URL('../../../releases/', import.meta.url)

export interface Release {
  version: string
  /** The names and hashes of its migrations. */
  lock: MigrationLock
  /** Path of a backup that it made. */
  data: string
}

/** Every release that an installation may come from, the oldest first. */
export const listReleases = async (): Promise<Release[]> => {
  const versions = (await readdir(RELEASES)).sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  return Promise.all(
    versions.map(async (version) => {
      const folder = new URL(`${version}/`, RELEASES)
      return {
        version,
        lock: readLock(await readFile(new URL('migrations.lock', folder), 'utf8')),
        data: new URL('data.backup', folder).pathname,
      }
    }),
  )
}
