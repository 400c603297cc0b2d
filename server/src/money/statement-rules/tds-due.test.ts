import { expect, it } from 'vitest'
import { tdsDue } from './tds-due.ts'

const figures = { percent: 2, no_pan_percent: 20, threshold: 20_000, rounding: 1 }

it.each([
  ['the first 12,000', 12_000, 0, 0, true, 0, 0],
  ['9,000 that pass the threshold, on the whole 21,000', 9_000, 12_000, 0, true, 420, 21_000],
  ['exactly 20,000', 20_000, 0, 0, true, 0, 0],
  ['one paisa above it', 20_000.01, 0, 0, true, 400, 20_000.01],
  ['what follows, on itself alone', 10_000, 21_000, 21_000, true, 200, 10_000],
  ['485.50 is rounded up to the rupee', 24_275, 186_420, 186_420, true, 486, 24_275],
  ['485.49 is rounded down', 24_274.5, 186_420, 186_420, true, 485, 24_274.5],
  ['without a PAN, beyond the threshold', 30_000, 0, 0, false, 6_000, 30_000],
  ['without a PAN, within it', 20_000, 0, 0, false, 0, 0],
  ['a credit below 0 gives no tax back', -5_000, 21_000, 21_000, true, 0, 0],
  ['and the next is taxed beyond it', 8_000, 16_000, 21_000, true, 60, 3_000],
])('%s', (_, base, credited, taxed, hasPan, tds, on) => {
  const due = tdsDue(
    Math.round(base * 100),
    { base_paise: credited * 100, taxed_paise: taxed * 100 },
    figures,
    hasPan,
  )
  expect(due.tds_paise).toBe(tds * 100)
  expect(due.taxed_paise).toBe(Math.round(on * 100))
})
