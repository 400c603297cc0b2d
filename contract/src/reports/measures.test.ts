import { expect, test } from 'vitest'
import { columnsOf, measureNames, measureOf, measuresBeneath } from './measures.ts'

test.each(measureNames)('%s says what it counts, by what and for whom', (name) => {
  const { definition, by, times, roles, version, ratio } = measureOf(name)
  expect(definition).toMatch(/^\S.*\.$/)
  expect(by.length).toBeGreaterThan(0)
  expect(times.length).toBeGreaterThan(0)
  expect(roles).toContain(1)
  expect(version).toBeGreaterThan(0)
  for (const part of ratio ?? []) expect(measureNames).toContain(part)
})

test('what partners earn is for administrators alone', () => {
  expect(measureOf('partner_share').roles).toEqual([1])
})

test('refusals are asked by reason alone', () => {
  expect(columnsOf(['customers', 'rejected_for'])).toEqual(['customers'])
  expect(measuresBeneath(measureNames, 'reason')).toEqual(['rejected_for'])
  expect(measuresBeneath(['lender_rejected', 'rejected_for'], 'product')).toEqual(['lender_rejected'])
})
