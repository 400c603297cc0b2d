/** At most one mutant in ten may survive (decision 051). */
const SHARE = 0.1
/** From this many on the share is what counts; below it chance decides too much. */
const WHOLE_RUN = 200
/** A small sample is failed only where the tests are worse than the share with this certainty. */
const CERTAINTY = 0.99

/**
 * How many of `n` drawn mutants may survive: a tenth in a whole run; in a small sample as many as tests that miss a tenth leave
 * in 99 of 100 draws (binomial distribution), as one drawn more or less must not decide.
 */
export const survivorsAllowed = (n: number): number => {
  if (n >= WHOLE_RUN) return Math.floor(n * SHARE)
  let exactly = (1 - SHARE) ** n
  let atMost = exactly
  let survivors = 0
  while (atMost < CERTAINTY) {
    exactly *= ((n - survivors) / (survivors + 1)) * (SHARE / (1 - SHARE))
    survivors += 1
    atMost += exactly
  }
  return survivors
}
