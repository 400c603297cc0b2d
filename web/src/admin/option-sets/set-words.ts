/** "currentResidencyType" as people read it: "Current residency type". */
export const setTitle = (name: string): string => {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The ids with one of them moved up (-1) or down (1); as they were where it stands at that end. */
export const moved = (ids: readonly number[], id: number, by: -1 | 1): number[] => {
  const from = ids.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= ids.length) return [...ids]
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
