import { expect, it } from 'vitest'
import { exampleLenders } from './example-lenders.ts'

const within = (values: readonly number[], least: number, most: number): void => {
  expect(Math.min(...values)).toBe(least)
  expect(Math.max(...values)).toBe(most)
}

it('stands in the ranges of the specification, section 9, and is marked as examples', () => {
  expect(exampleLenders).toHaveLength(23)
  within(
    exampleLenders.map(({ income }) => income),
    15_000,
    50_000,
  )
  within(
    exampleLenders.map(({ least }) => least),
    750,
    50_000,
  )
  within(
    exampleLenders.map(({ most }) => most),
    25_000,
    5_000_000,
  )
  within(
    exampleLenders.map(({ score }) => Number.parseInt(score, 10)),
    625,
    750,
  )
  for (const { name, least, most } of exampleLenders) {
    expect(name).toMatch(/^Example /)
    expect(least).toBeLessThan(most)
  }
})
