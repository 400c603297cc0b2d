import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tdsAllowance } from './tds-allowance.ts'

it.each([
  ['all of it on all that is open', 20_000, 1_00_000, 1_00_000, 20_000],
  ['half of it on half', 20_000, 1_00_000, 50_000, 10_000],
  ['what passing the threshold brought on an earlier statement', 420, 9_000, 9_000, 420],
  ['whole rupees alone', 421, 9_000, 3_000, 140],
  ['half a rupee and more up', 5, 9_000, 3_000, 2],
  ['all of it where no more is open than the statement has', 1_100, 24_000, 25_000, 1_100],
  ['nothing on nothing', 420, 9_000, 0, 0],
  ['nothing on what goes back', 420, 9_000, -3_000, 0],
  ['nothing where nothing is left', 0, 9_000, 9_000, 0],
  ['nothing where more was allowed for than withheld', -20, 9_000, 9_000, 0],
  ['crores to the rupee', 20_00_00_001, 100_00_00_000, 50_00_00_000, 10_00_00_001],
])('%s', (_, rest, open, base, allowed) => {
  expect(tdsAllowance({ rest_paise: rest * 100, open_paise: open * 100 }, base * 100, 1)).toBe(allowed * 100)
})

it('keeps to the step of the rounding', () => {
  expect(tdsAllowance({ rest_paise: 425_00, open_paise: 9_000_00 }, 3_000_00, 10)).toBe(140_00)
  expect(tdsAllowance({ rest_paise: 425_00, open_paise: 9_000_00 }, 9_000_00, 10)).toBe(425_00)
})

it('is all that was withheld once all that was earned is stated', () => {
  const bases = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), bases, (rupees, of) => {
      let rest_paise = rupees * 100
      let open_paise = of.reduce((sum, base) => sum + base, 0)
      for (const base of of) {
        const allowed = tdsAllowance({ rest_paise, open_paise }, base, 1)
        expect(allowed).toBeGreaterThanOrEqual(0)
        rest_paise -= allowed
        open_paise -= base
      }
      expect(rest_paise).toBe(0)
    }),
  )
})
