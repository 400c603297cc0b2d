import { describe, expect, it } from 'vitest'
import { movedWords, movesOfLine } from './moves-of-line.ts'

const move = (from_tranche: number, to_tranche: number, more: object = {}) => ({
  lender_application_id: 1,
  from_tranche,
  to_tranche,
  from_month: '2026-11',
  to_month: '2026-11',
  stated_paise: 2_000_50,
  received_paise: 0,
  ...more,
})
const line = (tranche: number | null) => ({ lender_application_id: 1, tranche })

describe('what followed to a line', () => {
  it('comes from one part and goes from the other', () => {
    const followed = [move(1, 2), move(1, 2, { stated_paise: 0, received_paise: 1_999_99 })]
    const came = movesOfLine(line(2), '2026-11', followed)
    expect(came).toEqual([{ tranche: 1, stated: 2_000.5, received: 1_999.99 }])
    expect(movedWords(came)).toBeNull()
    const went = movesOfLine(line(1), '2026-11', followed)
    expect(went).toEqual([{ tranche: 2, stated: -2_000.5, received: -1_999.99 }])
    expect(movedWords(went)).toBe('Replaced by part 2: what was stated and received stands there')
  })

  it('is of its loan, its month and its part alone, and nothing where it was taken back', () => {
    expect(movesOfLine(line(2), '2026-10', [move(1, 2)])).toEqual([])
    expect(movesOfLine(line(3), '2026-11', [move(1, 2)])).toEqual([])
    expect(movesOfLine(line(null), '2026-11', [move(1, 2)])).toEqual([])
    expect(movesOfLine(line(2), '2026-11', [move(1, 2, { lender_application_id: 2 })])).toEqual([])
    expect(movesOfLine(line(2), '2026-11', [move(1, 2), move(1, 2, { stated_paise: -2_000_50 })])).toEqual([])
  })
})
