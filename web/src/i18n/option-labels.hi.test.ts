import { optionSetNames } from '@marketplace/contract/reference/option-sets'
import { expect, test } from 'vitest'
import { optionLabelsHi } from './option-labels.hi.ts'

test('every option set of the contract has Hindi labels and there is no other', () => {
  expect(Object.keys(optionLabelsHi).sort()).toEqual([...optionSetNames].sort())
})

test.each(optionSetNames)('%s: ids count from 1 and each label says something, once', (name) => {
  const ids = Object.keys(optionLabelsHi[name]).map(Number)
  const values = Object.values(optionLabelsHi[name])
  expect(ids.length).toBeGreaterThan(0)
  expect(ids).toEqual(ids.map((_, index) => index + 1))
  expect(values.filter((value) => value.trim() === '' || value !== value.trim())).toEqual([])
  expect(new Set(values).size).toBe(values.length)
})
