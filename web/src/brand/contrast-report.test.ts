import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastReport, type ContrastReport } from './contrast-report.ts'

const told = ({ rows }: ContrastReport): string[] =>
  rows.map(({ colour, use, scheme, passes, ratio }) =>
    [colour, use, scheme, passes ? 'passes' : 'fails', ratio.toFixed(1)].join(' '),
  )

test('says of each use whether the chosen colour is shown as it is', () => {
  const report = contrastReport('#0b3d91', '#ff8f00')
  expect(told(report)).toEqual([
    'primary Buttons light passes 10.0',
    'primary Buttons dark fails 1.7',
    'primary Text light passes 10.0',
    'primary Text dark fails 1.7',
    'secondary Buttons light fails 2.3',
    'secondary Buttons dark passes 7.4',
    'secondary Text light fails 2.3',
    'secondary Text dark passes 7.4',
  ])
  expect(report.fixes.primary).toBeNull()
  expect(report.fixes.secondary).not.toBeNull()
})

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('what it proposes needs no other fix, and what is shown reads', () => {
  fc.assert(
    fc.property(hex, hex, (primary, secondary) => {
      const { rows, fixes } = contrastReport(primary, secondary)
      for (const { shown, needed, scheme } of rows)
        expect(contrast(shown, scheme === 'light' ? '#ffffff' : '#171d24')).toBeGreaterThanOrEqual(needed)
      const fixed = [fixes.primary ?? primary, fixes.secondary ?? secondary]
      for (const colour of fixed) expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 300 },
  )
})
