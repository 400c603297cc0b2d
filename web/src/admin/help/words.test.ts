import { expect, test } from 'vitest'
import { words } from './words.ts'

const all = Object.values(words)

test('each word stands once, and in the order in which people look one up', () => {
  expect(new Set(all.map(({ term }) => term)).size).toBe(all.length)
  const names = Object.keys(words)
  expect(names).toEqual(names.toSorted())
})

test('a meaning is one short sentence', () => {
  expect(all.filter(({ meaning }) => meaning.length > 110 || meaning.endsWith('.'))).toEqual([])
})
