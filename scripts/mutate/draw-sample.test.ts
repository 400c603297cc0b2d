import { expect, test } from 'vitest'
import { drawSample, identify } from './draw-sample.ts'
import type { Mutant } from './make-mutants.ts'

const mutantsOf = (path: string, count: number): Mutant[] =>
  Array.from({ length: count }, (_, at) => ({
    path,
    line: at + 1,
    within: 'f',
    before: `${at}`,
    after: `${at + 1}`,
    text: '',
  }))
const all = [...mutantsOf('long.ts', 50), ...mutantsOf('short.ts', 2), ...mutantsOf('other.ts', 5)]
const names = (count: number, seed: number, of: readonly Mutant[] = all): string[] =>
  drawSample(of, count, seed).map(identify)

test('the same seed draws the same, another one others', () => {
  expect(names(10, 1)).toEqual(names(10, 1))
  expect(names(10, 1)).not.toEqual(names(10, 2))
})

test('each file has its turn before any has a second one', () => {
  const paths = drawSample(all, 6, 1).map(({ path }) => path)
  expect(paths.slice(0, 3).toSorted()).toEqual(['long.ts', 'other.ts', 'short.ts'])
  expect(paths.slice(3).toSorted()).toEqual(['long.ts', 'other.ts', 'short.ts'])
})

test('each is drawn once, and no more than there are', () => {
  expect(new Set(names(1_000, 1)).size).toBe(all.length)
  expect(names(1_000, 1)).toHaveLength(all.length)
  expect(names(0, 1)).toEqual([])
})

test('a change of one file moves the draws of no other', () => {
  const changed = [...mutantsOf('long.ts', 40), ...all.filter(({ path }) => path !== 'long.ts')]
  const others = (of: readonly Mutant[]) => names(6, 1, of).filter((name) => !name.startsWith('long.ts'))
  expect(others(changed)).toEqual(others(all))
})
