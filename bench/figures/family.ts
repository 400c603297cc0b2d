/** Whole numbers and choices out of one seed, the same in every run. */
export interface Draws {
  /** Both ends can come. */
  whole: (min: number, max: number) => number
  pick: <T>(of: readonly T[]) => T
  /** A value in a share of the cases, else null. */
  maybe: <T>(share: number, value: () => T) => T | null
}

export const drawsFrom = (random: () => number): Draws => {
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  return {
    whole,
    pick: (of) => {
      const found = of[whole(0, of.length - 1)]
      if (found === undefined) throw new Error('nothing to pick from')
      return found
    },
    maybe: (share, value) => (random() < share ? value() : null),
  }
}

/**
 * One kind of figure, tried against a reference that is written from the law or the formula in exact numbers and shares no
 * arithmetic with the product. @param isFaulty the reference is wrong on purpose, which has to be noticed.
 * @returns what differs, in words; null where nothing does.
 */
export type Family = (draws: Draws, isFaulty: boolean) => string | null
