import { expect, test } from 'vitest'
import { periodFromAddress } from './period-from-address.ts'

const read = (preset: string, from = '', to = '') => periodFromAddress({ preset, from, to }, '2026-11-23')

test.each(['yesterday', 'last_7_days', 'last_30_days'])('%s needs no days, and takes none', (preset) => {
  expect(read(preset)).toEqual({ preset, from: '', to: '' })
  expect(read(preset, '2026-01-01', 'x')).toEqual({ preset, from: '', to: '' })
})

test.each([
  ['2026-04-01', '2026-09-30'],
  ['2024-02-29', '2024-02-29'],
  ['2026-11-23', '2026-11-23'],
])('a custom range from %s to %s', (from, to) => {
  expect(read('custom', from, to)).toEqual({ preset: 'custom', from, to })
})

test.each([
  ['', '', ''],
  ['Yesterday', '', ''],
  ['toString', '', ''],
  ['last_90_days', '', ''],
  ['custom', '', ''],
  ['custom', '2026-04-01', ''],
  ['custom', '01/04/2026', '30/09/2026'],
  ['custom', '2026-4-1', '2026-09-30'],
  ['custom', '2026-02-30', '2026-09-30'],
  ['custom', '2026-04-01', '2025-02-29'],
  ['custom', '2026-09-30', '2026-04-01'],
  ['custom', '2026-04-01', '2026-11-24'],
  ['custom', '1026-04-01', '2026-04-01'],
  ['custom', '2026-04-01T00:00', '2026-09-30'],
  ['custom', "2026-04-01' or 1=1", '2026-09-30'],
])('preset %j from %j to %j is the last 30 days', (preset, from, to) => {
  expect(read(preset, from, to)).toEqual({ preset: 'last_30_days', from: '', to: '' })
})
