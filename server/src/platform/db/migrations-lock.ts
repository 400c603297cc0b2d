/** The SHA-256 of each migration by its name, in order. What stands in it may have been applied somewhere, and never changes. */
export type MigrationLock = ReadonlyMap<string, string>

/**
 * Reads lines of name and hash.
 * @throws Error for a line that is neither, or a name that stands there twice.
 */
export const readLock = (text: string): MigrationLock => {
  const lock = new Map<string, string>()
  for (const line of text.split('\n').filter((found) => found !== '')) {
    const [, name, hash] = /^([0-9a-z-]+\.sql) ([0-9a-f]{64})$/.exec(line) ?? []
    if (name === undefined || hash === undefined || lock.has(name))
      throw new Error(`migrations.lock: "${line}" is no line of it`)
    lock.set(name, hash)
  }
  return lock
}

export const writeLock = (lock: MigrationLock): string =>
  [...lock].map(([name, hash]) => `${name} ${hash}\n`).join('')

/** What of `lock` no longer holds for `migrations`: each changed or gone one in a sentence. */
export const findBrokenLocks = (
  lock: MigrationLock,
  migrations: readonly { name: string; hash: string }[],
): string[] => {
  const found = new Map(migrations.map(({ name, hash }) => [name, hash]))
  return [...lock].flatMap(([name, hash]) => {
    if (!found.has(name)) return [`${name} is gone`]
    return found.get(name) === hash ? [] : [`${name} was changed`]
  })
}

/**
 * Adds what is new to the lock.
 * @throws Error where a migration that stands in it was changed or is gone: a change is a new migration.
 */
export const lockNew = (
  lock: MigrationLock,
  migrations: readonly { name: string; hash: string }[],
): MigrationLock => {
  const broken = findBrokenLocks(lock, migrations)
  if (broken.length > 0)
    throw new Error(`${broken.join(', ')}. Put it back: an applied migration stays, a change is a new one.`)
  return new Map(migrations.map(({ name, hash }) => [name, hash]))
}
