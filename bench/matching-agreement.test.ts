import { expect, test, vi } from 'vitest'
import { differencesFromNaive, misread } from './matching-agreement.ts'
import { buildWorld, casesOf } from './matching-cases.ts'

test('the comparison agrees on what is the same, and sees a rule that is a rupee off', () => {
  const cases = casesOf(buildWorld(7, 100, 100), 'Personal Loans', 100)
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(differencesFromNaive(cases)).toBe(0)
  expect(told).not.toHaveBeenCalled()
  expect(differencesFromNaive(cases, misread(cases))).toBeGreaterThan(0)
  // What differs can be looked at.
  expect(told).toHaveBeenCalledWith('differs', expect.objectContaining({ ours: expect.anything() }))
  told.mockRestore()
})
