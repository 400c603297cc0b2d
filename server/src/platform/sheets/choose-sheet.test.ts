import { expect, it } from 'vitest'
import { chooseSheet } from './choose-sheet.ts'

const sheets = [
  { name: 'Notes', isHidden: true },
  { name: 'October', isHidden: false },
  { name: 'November', isHidden: false },
]

it.each([
  [sheets, undefined, 'October', ['November'], ['Notes'], ['more_sheets', 'hidden_sheets']],
  [sheets, 'November', 'November', ['October'], ['Notes'], ['hidden_sheets']],
  [sheets, 'Notes', 'Notes', ['October', 'November'], [], []],
  [sheets.slice(1, 2), undefined, 'October', [], [], []],
])('of %j, %s asked for, %s is read', (all, asked, name, otherSheets, hiddenSheets, notices) => {
  const { sheet, ...said } = chooseSheet(all, asked)
  expect(sheet.name).toBe(name)
  expect(said).toEqual({ otherSheets, hiddenSheets, notices })
})

it.each([
  [[], undefined, 'empty'],
  [sheets.slice(0, 1), undefined, 'only_hidden_sheets'],
  [sheets, 'october', 'no_such_sheet'],
])('of %j, %s asked for, none is read: %s', (all, asked, reason) => {
  expect(() => chooseSheet(all, asked)).toThrow(expect.objectContaining({ reason }))
})
