/**
 * A query whose order says nothing: by name, without empty values and without what is of one visit alone.
 *
 * @param apart names that say which list is seen, and nothing of a view of it
 */
export const plainQuery = (query: string, apart: readonly string[] = []): string => {
  const params = new URLSearchParams(query)
  for (const name of ['page', ...apart]) params.delete(name)
  const kept = [...params].filter(([, value]) => value !== '')
  return new URLSearchParams(kept.toSorted(([one], [other]) => one.localeCompare(other))).toString()
}

/** The address of a view: what says which list is seen stays as it is. */
export const queryOfView = (view: string, present: string, apart: readonly string[]): string => {
  const params = new URLSearchParams(view)
  const now = new URLSearchParams(present)
  for (const name of apart) {
    const value = now.get(name)
    if (value !== null) params.set(name, value)
  }
  return params.toString()
}

export const isSameView = (one: string, other: string): boolean => plainQuery(one) === plainQuery(other)
