import { expect, it } from 'vitest'
import { stepOf, steps } from './step-of.ts'

it.each([
  ['READING', 'File'],
  ['NEEDS_MAPPING', 'Questions'],
  ['PLANNED', 'Plan'],
  ['APPLYING', 'Result'],
  ['UNDONE', 'Result'],
  ['FAILED', 'File'],
] as const)('%s is at %s', (state, step) => {
  expect(steps[stepOf({ state })]).toBe(step)
})
