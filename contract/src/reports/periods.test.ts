import { expect, test } from 'vitest'
import { presetLabels, presets } from './periods.ts'

test('the presets are named to the letter, in their order', () => {
  expect(presets.map((preset) => presetLabels[preset])).toEqual([
    'Yesterday',
    'Last 7 Days',
    'Last 30 Days',
    'Custom Range',
  ])
})
