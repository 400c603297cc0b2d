/**
 * Mutants that behave like the original, so that no test can tell them apart: each with why. They are neither drawn nor
 * counted. An entry that is no longer a mutant of its file fails the run, so that the list shrinks with the code.
 */
export interface Equivalent {
  path: string
  /** As a survivor is printed. */
  within: string
  before: string
  after: string
  reason: string
}

export const equivalents: readonly Equivalent[] = []
