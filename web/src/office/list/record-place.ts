/** Where a record stands among the rows of a list as it was left, by the addresses of their pages. */
export interface RecordPlace {
  /** From 1. */
  at: number
  of: number
  previous: string | null
  next: string | null
}

const pageOf = (path: string): string => path.split('?', 1)[0] ?? path

/**
 * @param paths null for a row without a page; several rows may lead to the same one
 * @param here the address that is seen, without its query
 */
export const placeOfRecord = (paths: readonly (string | null)[], here: string): RecordPlace | null => {
  const at = paths.findIndex((path) => path !== null && pageOf(path) === here)
  if (at === -1) return null
  const leadsOn = (path: string | null): path is string => path !== null && pageOf(path) !== here
  return {
    at: at + 1,
    of: paths.length,
    previous: paths.slice(0, at).findLast(leadsOn) ?? null,
    next: paths.slice(at + 1).find(leadsOn) ?? null,
  }
}
