import { describe, expect, it } from 'vitest'
import { type FiguresOfPart, planMoves } from './plan-moves.ts'

const part = (
  tranche: number,
  last: number | null,
  [expected_paise, stated_paise, received_paise]: [number, number, number],
): FiguresOfPart => ({
  lender_application_id: 1,
  tranche,
  day: '2026-10-03',
  expected_paise,
  stated_paise,
  received_paise,
  received_day: null,
  last,
})

/** What moves: from, to, stated, received. */
const moved = (parts: readonly FiguresOfPart[]) =>
  planMoves(parts).map(({ from, to, stated_paise, received_paise }) => [
    from.tranche,
    to.tranche,
    stated_paise,
    received_paise,
  ])

describe('what follows a part that was replaced', () => {
  it.each<[string, FiguresOfPart[], number[][]]>([
    ['a part that stands keeps all', [part(1, null, [0, 200, 200])], []],
    [
      'all of it, to the part in its place',
      [part(1, 2, [0, 200, 150]), part(2, null, [200, 0, 0])],
      [[1, 2, 200, 150]],
    ],
    [
      'over a chain to its last part',
      [part(1, 3, [0, 200, 0]), part(2, 3, [0, 0, 30]), part(3, null, [200, 0, 0])],
      [
        [1, 3, 200, 0],
        [2, 3, 0, 30],
      ],
    ],
    [
      'what was taken back since follows, too',
      [part(1, 2, [0, -200, -150]), part(2, null, [200, 200, 150])],
      [[1, 2, -200, -150]],
    ],
    ['what was agreed upon stays', [part(1, 2, [200, 200, 200]), part(2, null, [0, 0, 0])], []],
    [
      'what is beyond that follows',
      [part(1, 2, [200, 250, 250]), part(2, null, [100, 0, 0])],
      [[1, 2, 50, 50]],
    ],
    [
      'what was never stated does not, before its month is priced anew',
      [part(1, 2, [200, 0, 0]), part(2, null, [200, 0, 0])],
      [],
    ],
    [
      'nor what was stated below what was expected',
      [part(1, 2, [200, 150, 0]), part(2, null, [200, 0, 0])],
      [],
    ],
    ['nothing of nothing', [part(1, 2, [0, 0, 0]), part(2, null, [200, 0, 0])], []],
  ])('%s', (_, parts, moves) => expect(moved(parts)).toEqual(moves))
})
