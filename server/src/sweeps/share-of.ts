/** An Nth of hostile values where WALK_SHARE says N, else all (decision 045): another one at each `place`, so that each value is tried somewhere. */
export const shareOf = <Item>(all: readonly Item[], place: number): Item[] => {
  const share = walkShare()
  return all.filter((_, at) => (at + place) % share === 0)
}

export const walkShare = (): number => Number(process.env['WALK_SHARE'] ?? 1)
