import { randomInt } from 'node:crypto'

/** Capitals and digits that nobody takes for one another over the telephone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const draw = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** A number that a person can read out, and that says nothing: C-7F3K-9Q2M. No run of digits in it passes for a passcode. */
export const drawNumber = <Kind extends string>(kind: Kind): `${Kind}-${string}-${string}` =>
  `${kind}-${draw()}-${draw()}`
