import { expect, it } from 'vitest'
import { groupFigures } from './group-figures.ts'

const row = (name: string, value: number, valid_from: string) => ({
  name,
  value,
  valid_from,
  source: 'an Act',
})

it('marks of each figure the latest row that has come into force', () => {
  const rows = [
    row('age_min', 21, '2030-01-01'),
    row('gst_percent', 20, '2027-01-01'),
    row('gst_percent', 18, '2017-07-01'),
    row('gst_percent', 15, '2010-07-01'),
  ]
  expect(
    groupFigures(rows, '2026-12-31').map(({ name, rows: own }) => [
      name,
      own.map(({ value, is_in_force }) => [value, is_in_force]),
    ]),
  ).toEqual([
    ['age_min', [[21, 0]]],
    [
      'gst_percent',
      [
        [20, 0],
        [18, 1],
        [15, 0],
      ],
    ],
  ])
  expect(groupFigures(rows, '2027-01-01')[1]?.rows[0]?.is_in_force).toBe(1)
})
