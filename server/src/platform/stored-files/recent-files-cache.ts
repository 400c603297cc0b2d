/**
 * Keeps what was read last, up to `maxBytes`: a stored file never changes its content, so that what is kept cannot be stale.
 * Those who ask while it is being read wait for the same reading.
 * @param read null where there is no such file; that is asked again each time.
 */
export const cacheRecentFiles = (
  read: (name: string) => Promise<Buffer | null>,
  maxBytes: number,
): ((name: string) => Promise<Buffer | null>) => {
  const kept = new Map<string, Buffer>()
  const reading = new Map<string, Promise<Buffer | null>>()
  let bytes = 0
  const readAndKeep = async (name: string): Promise<Buffer | null> => {
    const found = await read(name)
    if (found === null || found.length > maxBytes) return found
    kept.set(name, found)
    bytes += found.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= length
    }
    return found
  }
  return async (name) => {
    const known = kept.get(name)
    if (known !== undefined) {
      // A map keeps its keys in the order they came: the first is the one unused for longest.
      kept.delete(name)
      kept.set(name, known)
      return known
    }
    const begun = reading.get(name) ?? readAndKeep(name).finally(() => reading.delete(name))
    reading.set(name, begun)
    return begun
  }
}
