import { expect, it } from 'vitest'
import { openParts, sumParts } from './open-parts.ts'
import type { ShareLine } from './plan-lines.ts'

const share = (id: number, other: Partial<ShareLine> = {}): ShareLine => ({
  partner_id: 1,
  lender_application_id: id,
  tranche: 1,
  lender_id: 3,
  application_number: `A-${id}`,
  day: '2026-10-14',
  disbursed_paise: 2_00_000_00,
  taken_back_day: null,
  percent_paise: 2_700_00,
  flat_paise: 0,
  booked_paise: 2_700_00,
  expected_paise: 4_500_00,
  stated_paise: 4_500_00,
  tolerance_paise: 0,
  received_paise: 4_500_00,
  received_day: '2026-10-20',
  revenue_percent: 60,
  revenue_flat_fee: 0,
  terms_day: '2026-08-01',
  referral_paise: 0,
  referral_percent: null,
  referral_day: null,
  has_referral: false,
  brought_by: null,
  had_lines: 0,
  had_paise: 0,
  had_disbursed_paise: 0,
  had_received_paise: 0,
  had_base_paise: 0,
  disputed_day: null,
  ...other,
})
const terms = { hold_days: 15, minimum_paise: 500_00 }
const numbers = (shares: readonly ShareLine[], today = '2026-11-18') => {
  const { waits, hold, next } = openParts(shares, terms, today)
  return [waits, hold, next].map((rows) => rows.map(({ lender_application_id }) => lender_application_id))
}

it('puts each part where it waits, and none in two places', () => {
  const shares = [
    share(1, { received_paise: 0, received_day: null }),
    share(2, { stated_paise: 4_000_00, received_paise: 4_000_00 }),
    share(3, { received_day: '2026-11-10' }),
    share(4, { disputed_day: '2026-11-12' }),
    share(5),
  ]
  expect(numbers(shares)).toEqual([[1, 2], [3, 4], [5]])
})

it.each([
  [
    'what is disbursed this month is in the sum of the month',
    [share(1, { day: '2026-11-02' })],
    [[], [], []],
  ],
  ['a sum below the minimum goes to the next statement', [share(1, { booked_paise: 400_00 })], [[], [], [1]]],
  [
    'and what goes back of a share that was paid',
    [share(1, { booked_paise: 0, had_lines: 1, had_paise: 2_700_00, taken_back_day: '2026-11-01' })],
    [[], [], [1]],
  ],
  ['nothing of nothing', [], [[], [], []]],
])('%s', (_, shares, expected) => {
  expect(numbers(shares).map((ids) => ids.toSorted((one, other) => one - other))).toEqual(expected)
})

it('has what is earned this month apart, less what a statement had of it', () => {
  const shares = [
    share(1, { day: '2026-11-02' }),
    share(2, { day: '2026-11-09', had_lines: 1, had_paise: 700_00 }),
  ]
  const { earned } = openParts(shares, terms, '2026-11-18')
  expect(earned.map(({ amount_paise }) => amount_paise)).toEqual([2_700_00, 2_000_00])
})

it('sums them, with how many loans, disputes, and until when', () => {
  const { hold } = openParts(
    [
      share(3, { received_day: '2026-11-10' }),
      share(3, { tranche: 2, received_day: '2026-11-16' }),
      share(4, { disputed_day: '2026-12-30' }),
    ],
    terms,
    '2026-11-18',
  )
  expect(sumParts(hold)).toEqual({ amount: 8_100, loans: 2, disputed: 1, until: '2026-12-01' })
  expect(sumParts([])).toEqual({ amount: 0, loans: 0, disputed: 0, until: null })
})
