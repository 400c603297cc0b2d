import { expect, test } from 'vitest'
import { searchLabels } from './search-labels.ts'

const options = Array.from({ length: 120 }, (_, at) => ({
  value: String(at),
  label: at % 2 === 0 ? `Even Bank ${at}` : `Odd Finance ${at}`,
}))

test.each([
  ['', 50, 120, '0'],
  ['   ', 50, 120, '0'],
  ['finance', 50, 60, '1'],
  ['FINANCE odd 119', 1, 1, '119'],
  ['bank 101', 0, 0, undefined],
])('%j shows %i of %i', (typed, shown, total, first) => {
  const found = searchLabels(options, typed)
  expect([found.shown.length, found.total, found.shown[0]?.value]).toEqual([shown, total, first])
})
