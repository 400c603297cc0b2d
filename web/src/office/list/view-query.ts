/** A query whose order says nothing: by name, without empty values and without what is of one visit alone. */
export const plainQuery = (query: string): string => {
  const params = new URLSearchParams(query)
  params.delete('page')
  const kept = [...params].filter(([, value]) => value !== '')
  return new URLSearchParams(kept.toSorted(([one], [other]) => one.localeCompare(other))).toString()
}

export const isSameView = (one: string, other: string): boolean => plainQuery(one) === plainQuery(other)
