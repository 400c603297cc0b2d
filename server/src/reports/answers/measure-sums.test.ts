import { measureNames, measureOf } from '@marketplace/contract/reports/measures'
import { expect, test } from 'vitest'
import { families } from '../cells/families.ts'
import { isKey, isMoney, measureSums } from './measure-sums.ts'

test.each(measureNames)('%s is summed by everything that it says', (name) => {
  const { by, ratio, unit } = measureOf(name)
  const sum = measureSums[name]
  expect(sum === null).toBe(ratio !== undefined)
  if (sum === null || sum.family === 'customers') return
  expect(isMoney(sum.sum, sum.family)).toBe(unit === 'rupees')
  const keys = families[sum.family].cuts.flatMap((cut): readonly string[] => cut.keys)
  for (const dimension of by.filter(isKey)) expect(keys).toContain(dimension)
})

test('no two measures are the same sum', () => {
  const sums = Object.values(measureSums).flatMap((sum) => (sum === null ? [] : [`${sum.family} ${sum.sum}`]))
  expect(new Set(sums).size).toBe(sums.length)
})
