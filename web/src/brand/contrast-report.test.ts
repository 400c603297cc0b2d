import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastReport, type ContrastRow } from './contrast-report.ts'

const told = (rows: readonly ContrastRow[]): string[] =>
  rows.map(({ colour, use, scheme, isOwn }) => `${colour} ${use}, ${scheme}: ${isOwn ? 'its own' : 'told'}`)

test('says of each use whether the chosen colour is shown as it is', () => {
  expect(told(contrastReport('#fbcfe8', '#831843'))).toEqual([
    'primary Band and its text, light: its own',
    'primary Band and its text, dark: told',
    'primary Buttons and their text, light: its own',
    'primary Buttons and their text, dark: its own',
    'primary Links, light: told',
    'primary Links, dark: its own',
    'secondary Costs in drawings, light: told',
    'secondary Costs in drawings, dark: told',
  ])
})

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('what is shown reads, whatever was chosen; a button and the band are the colour itself in the light', () => {
  fc.assert(
    fc.property(hex, hex, (primary, secondary) => {
      const rows = contrastReport(primary, secondary)
      expect(rows.filter(({ ratio, needed }) => ratio < needed)).toEqual([])
      const fills = rows.filter(({ use, scheme }) => scheme === 'light' && use.startsWith('B'))
      expect(fills.map(({ shown }) => shown)).toEqual([primary, primary])
    }),
    { numRuns: 300 },
  )
})
