import { expect, test } from 'vitest'
import { partsOfLine, type PartFigures } from './parts-of-line.ts'

const part = (tranche: number, more: Partial<PartFigures> = {}): PartFigures => ({
  tranche,
  day: '2026-10-05',
  amount_paise: 100_000_00,
  is_taken_back: false,
  expected_paise: 2_000_00,
  stated_paise: 0,
  ...more,
})

test.each([
  ['without parts there is nothing', 500, [], []],
  ['one part has it all', 500, [part(1)], [[1, 500]]],
  [
    'by what is expected',
    300,
    [part(1, { expected_paise: 100 }), part(2, { expected_paise: 200 })],
    [
      [1, 100],
      [2, 200],
    ],
  ],
  [
    'by what was disbursed where nothing is expected',
    300,
    [part(1, { expected_paise: 0, amount_paise: 2 }), part(2, { expected_paise: 0, amount_paise: 1 })],
    [
      [1, 200],
      [2, 100],
    ],
  ],
  ['the parts of the month alone', 300, [part(1, { day: '2026-09-30' }), part(2)], [[2, 300]]],
  [
    'all that stand, where none is of the month',
    300,
    [part(1, { day: '2026-09-30' }), part(2, { day: '2026-09-01', is_taken_back: true })],
    [[1, 300]],
  ],
  ['one that was taken back, where no other is', 300, [part(1, { is_taken_back: true })], [[1, 300]]],
  [
    'a clawback of what was taken back',
    -300,
    [part(1, { stated_paise: 500 }), part(2, { stated_paise: 400, is_taken_back: true })],
    [[2, -300]],
  ],
  [
    'a clawback by what was stated',
    -300,
    [part(1, { stated_paise: 100 }), part(2, { stated_paise: 200 }), part(3)],
    [
      [1, -100],
      [2, -200],
    ],
  ],
  ['a clawback of what was never stated', -300, [part(1)], [[1, -300]]],
] as const)('%s', (_name, paise, parts, shares) => {
  expect(partsOfLine(paise, '2026-10', parts).map((one) => [one.tranche, one.paise])).toEqual(shares)
})
