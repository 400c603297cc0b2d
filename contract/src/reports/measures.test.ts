import { expect, test } from 'vitest'
import { measureNames, measureOf } from './measures.ts'

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
