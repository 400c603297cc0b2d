import { expect, it } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

it.each([
  ['far apart they stay', [10, 50, 90], [10, 50, 90]],
  ['near ones make way downwards', [10, 12, 90], [10, 28, 90]],
  ['whatever their order', [12, 10], [28, 10]],
  ['at the end they make way upwards', [99, 100], [82, 100]],
])('%s', (_name, points, places) => {
  expect(spreadLabels(points, 18, 100)).toEqual(places)
})
