/** Letters and digits that nobody takes for another on paper or on the telephone. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_SIGNS = 5

/** A password to hand over once: four groups of five signs, 99 random bits. `pick` gives a number below its argument. */
export const suggestPassword = (pick: (below: number) => number = pickRandom): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_SIGNS }, () => SIGNS[pick(SIGNS.length)]).join(''),
  ).join('-')

/** Each number equally likely: what would tip the scales is drawn again. */
const pickRandom = (below: number): number => {
  const most = 256 - (256 % below)
  const drawn = new Uint8Array(1)
  do crypto.getRandomValues(drawn)
  while ((drawn[0] ?? 0) >= most)
  return (drawn[0] ?? 0) % below
}
