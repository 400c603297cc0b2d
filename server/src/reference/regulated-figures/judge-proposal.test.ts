import { expect, it } from 'vitest'
import { judgeProposal } from './judge-proposal.ts'

const rows = [
  { name: 'gst_percent', value: 18, valid_from: '2017-07-01' },
  { name: 'gst_percent', value: 20, valid_from: '2027-04-01' },
  { name: 'gold_ltv_small_limit', value: 250_000, valid_from: '2026-04-01' },
]
const judge = (name: string, value: number, valid_from: string) =>
  judgeProposal({ name, value, valid_from }, rows, '2026-11-23')

it.each([
  ['gst_percent', 17.5, '2026-11-23'],
  ['gst_percent', 0, '2026-12-01'],
  ['gst_percent', 18, '2027-05-01'],
  ['gold_ltv_small_limit', 300_000, '2026-11-24'],
] as const)('takes %s of %d from %s', (name, value, day) => {
  expect(judge(name, value, day)).toBeNull()
})

it.each([
  ['gold_ltv', 85, '2026-12-01', 'name', 'figure_unknown'],
  ['gst_percent', 100.01, '2026-12-01', 'value', 'figure_value_invalid'],
  ['gst_percent', 17.555, '2026-12-01', 'value', 'figure_value_invalid'],
  ['gold_ltv_small_limit', 300_000.5, '2026-12-01', 'value', 'figure_value_invalid'],
  ['gst_percent', 12, '2026-11-22', 'valid_from', 'figure_day_past'],
  ['gst_percent', 12, '2027-04-01', 'valid_from', 'figure_day_taken'],
  ['gst_percent', 18, '2026-12-01', 'value', 'figure_same'],
  ['gst_percent', 20, '2027-05-01', 'value', 'figure_same'],
] as const)('refuses %s of %d from %s at %s', (name, value, day, field, key) => {
  expect(judge(name, value, day)).toEqual({ field, key })
})
