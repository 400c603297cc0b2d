import { expect, test } from 'vitest'
import { addSettled } from './add-settled.ts'

const part = { lender_application_id: 7, tranche: 1 }
const heard = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-20T10:01:00Z')
const back = [{ ...part, heard_at: heard }]
const settledAt = { settled_at: heard, has_gone_back: false }
const expected = { ...part, figure: 'expected', partner_id: null, paise: 600_000, tx_id: 4 } as const
const share = { ...part, figure: 'percent_share', partner_id: 3, paise: -300_000, tx_id: 4 } as const
const accepted = {
  ...part,
  figure: 'expected',
  partner_id: null,
  paise: -100_000,
  ...settledAt,
} as const
const less = { ...part, figure: 'percent_share', partner_id: 3, paise: 50_000, ...settledAt } as const
const always = () => true
const alone = { ...part, figure: 'percent_share', partner_id: 3, paise: 50_000, tx_id: 0 }

test('of a part that was taken back what was settled is booked too, by the transaction of pricing', () => {
  expect(addSettled([expected, share], [accepted, less], back, always)).toEqual([
    { ...expected, paise: 500_000 },
    { ...share, paise: -250_000 },
  ])
})

test('of a part that stands what was settled stays', () => {
  expect(addSettled([expected], [accepted], [{ ...part, tranche: 2, heard_at: heard }], always)).toEqual([
    expected,
  ])
})

test('a figure that pricing never booked goes back as well', () => {
  expect(addSettled([], [less], back, always)).toEqual([alone])
  expect(addSettled([], [{ ...less, settled_at: later }], [{ ...part, heard_at: null }], always)).toEqual([
    alone,
  ])
})

test('what is settled after the news stays where pricing has nothing to give back', () => {
  const after = { ...less, settled_at: later }
  const undone = { ...accepted, paise: 100_000 }
  const nothing = { ...expected, paise: 0 }
  expect(addSettled([], [after], back, always)).toEqual([])
  expect(addSettled([nothing], [accepted, undone, after], back, always)).toEqual([nothing])
})

test('it goes back with what pricing gives back, and once pricing has, as it had', () => {
  const after = { ...less, settled_at: later }
  expect(addSettled([expected], [after], back, always)).toEqual([expected, alone])
  expect(addSettled([], [accepted, after], back, always)).toEqual([
    { ...alone, figure: 'expected', partner_id: null, paise: -100_000 },
    alone,
  ])
  expect(addSettled([], [{ ...after, has_gone_back: true }], back, always)).toEqual([alone])
})

test('of a part that stands the share of a partner that has none any more goes back', () => {
  const inviters = { ...less, figure: 'referral_share', partner_id: 4 } as const
  const hasShare = ({ figure, partner_id }: { figure: string; partner_id: number | null }) =>
    figure === 'percent_share' && partner_id === 5
  const others = { ...less, partner_id: 5 }
  expect(addSettled([expected, share], [accepted, less, inviters, others], [], hasShare)).toEqual([
    expected,
    { ...share, paise: -250_000 },
    { ...alone, figure: 'referral_share', partner_id: 4 },
  ])
})
