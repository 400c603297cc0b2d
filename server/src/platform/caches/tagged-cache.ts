interface Entry<T> {
  value: Promise<T>
  tags: readonly string[]
  /** Bytes that it was counted with; 0 while it is being made. */
  size: number
}

export interface TaggedCache<T> {
  /** The moment of now, for `find`: to be taken before anything is read that the value is made from. */
  moment(): number
  /**
   * What is kept under `key`, else what `make` makes: once for all who ask meanwhile. A failed one is made anew for the next.
   * `asOf`: what was begun before one of its tags was forgotten is handed out once and not kept.
   */
  find(asOf: number, key: string, tags: readonly string[], make: () => Promise<T>): Promise<T>
  /** Forgets whatever carries one of the tags. */
  forget(tags: readonly string[]): void
  /** How many are kept, and their bytes. */
  counted(): { entries: number; bytes: number }
}

/**
 * Keeps made things by key, forgets them by what they were made from. Once they are more than `mostBytes`, the one that nobody
 * asked for the longest goes. `sizeOf` is asked again at every find: a kept thing may grow. Tags come from the code alone: the
 * moment of each that was forgotten is remembered for good.
 */
export const createTaggedCache = <T>(mostBytes: number, sizeOf: (value: T) => number): TaggedCache<T> => {
  /** The one asked for longest ago is the first. */
  const entries = new Map<string, Entry<T>>()
  const forgottenAt = new Map<string, number>()
  let moment = 0
  let bytes = 0

  const drop = (key: string, entry: Entry<T>): void => {
    entries.delete(key)
    bytes -= entry.size
  }
  const count = (key: string, entry: Entry<T>, value: T): void => {
    if (entries.get(key) !== entry) return
    const size = sizeOf(value)
    bytes += size - entry.size
    entry.size = size
    for (const [oldest, old] of entries) {
      if (bytes <= mostBytes) return
      if (old.size > 0) drop(oldest, old)
    }
  }
  const keep = (key: string, entry: Entry<T>): Promise<T> => {
    entries.delete(key)
    entries.set(key, entry)
    entry.value.then(
      (value) => count(key, entry, value),
      () => {
        if (entries.get(key) === entry) drop(key, entry)
      },
    )
    return entry.value
  }

  return {
    moment: () => moment,
    find: (asOf, key, tags, make) => {
      if (tags.some((tag) => (forgottenAt.get(tag) ?? 0) > asOf)) return make()
      const found = entries.get(key)
      return keep(key, found ?? { value: make(), tags, size: 0 })
    },
    forget: (tags) => {
      moment += 1
      for (const tag of tags) forgottenAt.set(tag, moment)
      for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) drop(key, entry)
    },
    counted: () => ({ entries: entries.size, bytes }),
  }
}
