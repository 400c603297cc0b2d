/** The items in an order of chance. @param below a whole number from 0 up to its argument, without it. */
export const shuffle = <Item>(items: readonly Item[], below: (limit: number) => number): Item[] => {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
