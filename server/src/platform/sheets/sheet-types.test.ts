import { expect, it } from 'vitest'
import { SheetRefused } from './sheet-types.ts'

it.each([
  [new SheetRefused('empty'), 'empty', null, 'The file holds no rows'],
  [new SheetRefused('empty', 'sheet One'), 'empty', 'sheet One', 'The file holds no rows (sheet One)'],
])('a refusal has a reason and words', (refused, reason, detail, message) => {
  expect(refused).toMatchObject({ name: 'SheetRefused', reason, detail, message })
})
