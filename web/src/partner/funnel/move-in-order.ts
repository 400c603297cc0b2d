/** What stands at `place` one further up or down; at an end it stays. */
export const moved = <T>(order: readonly T[], place: number, by: -1 | 1): T[] => {
  const [one, other] = [order[place], order[place + by]]
  if (one === undefined || other === undefined) return [...order]
  return order.with(place, other).with(place + by, one)
}

/** Everything that there is, what is named first and in that order. */
export const wholeOrder = <T>(all: readonly T[], named: readonly T[]): T[] => [
  ...named.filter((one) => all.includes(one)),
  ...all.filter((one) => !named.includes(one)),
]

/** What has to be named for an order to come out: nothing where it is that of `all`. */
export const namedOf = <T>(all: readonly T[], order: readonly T[]): T[] =>
  order.every((one, place) => one === all[place]) ? [] : [...order]
