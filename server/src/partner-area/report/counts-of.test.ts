import { expect, test } from 'vitest'
import { countsOf, reportMeasures } from './counts-of.ts'

test('the figures of the reports stand where their measures do, in paise', () => {
  expect(reportMeasures).toHaveLength(4)
  expect(
    countsOf([
      { keys: ['2026-11-01', 7], values: [5, 3, 2, 2_00_000.55] },
      { keys: ['2026-10-01', 8], values: [1, null, null, null] },
    ]),
  ).toEqual([
    {
      month: '2026-11',
      lender_id: 7,
      applied: 5,
      sanctioned: 3,
      disbursals: 2,
      disbursed_paise: 2_00_000_55,
    },
    { month: '2026-10', lender_id: 8, applied: 1, sanctioned: 0, disbursals: 0, disbursed_paise: 0 },
  ])
})
