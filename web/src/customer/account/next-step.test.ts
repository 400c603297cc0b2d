import { expect, it } from 'vitest'
import { nextStepOf, type NextStep } from './next-step.ts'

const nobody = { movingCount: 0, hasOpen: false, hasLoan: false, isComplete: false }

it.each<[Partial<typeof nobody>, NextStep]>([
  [{}, 'choose'],
  [{ hasLoan: true }, 'details'],
  [{ hasLoan: true, isComplete: true }, 'amount'],
  [{ hasLoan: true, isComplete: true, hasOpen: true }, 'offers'],
  // An open application of another loan than the one that is chosen.
  [{ hasOpen: true }, 'offers'],
  [{ hasOpen: true, movingCount: 2 }, 'rest'],
])('%j: %s', (facts, step) => {
  expect(nextStepOf({ ...nobody, ...facts })).toBe(step)
})
