/** Each bucket of a wait is a quarter wider than the one before (`wait_bucket` of migration 083). */
const GROWTH = 1.25

/**
 * The median of waits that are counted by buckets, in seconds: the middle of the bucket that it falls into, so right to an eighth. Null
 * without any.
 * @param counts by bucket, from 1
 */
export const medianOf = (counts: ReadonlyMap<number, number>): number | null => {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all <= 0) return null
  let seen = 0
  for (const [bucket, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    seen += count
    if (seen * 2 < all) continue
    const [from, to] = [GROWTH ** (bucket - 1) - 1, GROWTH ** bucket - 1]
    return Math.round((from + to) / 2)
  }
  return null
}
