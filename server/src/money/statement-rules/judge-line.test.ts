import { expect, it } from 'vitest'
import { judgeLine, type JudgedLine } from './judge-line.ts'

const line: JudgedLine = {
  amount_paise: 2_700_00,
  day: '2026-10-14',
  taken_back_day: null,
  expected_paise: 4_500_00,
  tolerance_paise: 0,
  stated_paise: 4_500_00,
  received_paise: 4_500_00,
  received_day: '2026-11-18',
  disputed_day: null,
}

it.each<[string, Partial<JudgedLine>, string, string | null, string | null]>([
  ['on the day that the hold is over', {}, '2026-12-03', null, null],
  ['on the day before', {}, '2026-12-02', 'held', '2026-12-03'],
  ['one paisa of the lender short', { received_paise: 4_499_99 }, '2026-12-03', 'lender_not_paid', null],
  [
    'within what its lender may differ',
    { received_paise: 4_499_50, tolerance_paise: 50 },
    '2026-12-03',
    null,
    null,
  ],
  [
    'a paisa more than that',
    { received_paise: 4_499_49, tolerance_paise: 50 },
    '2026-12-03',
    'lender_not_paid',
    null,
  ],
  ['nothing stated yet', { stated_paise: 0, received_paise: 0 }, '2026-12-03', 'lender_not_paid', null],
  [
    'the lender states and pays less',
    { stated_paise: 4_000_00, received_paise: 4_000_00 },
    '2026-12-03',
    'lender_differs',
    null,
  ],
  [
    'the lender states less and has not paid it',
    { stated_paise: 4_000_00, received_paise: 3_000_00 },
    '2026-12-03',
    'lender_not_paid',
    null,
  ],
  ['the lender pays more', { stated_paise: 5_000_00, received_paise: 5_000_00 }, '2026-12-03', null, null],
  [
    'nothing is expected: held from the disbursal',
    { expected_paise: 0, stated_paise: 0, received_paise: 0, received_day: null },
    '2026-10-28',
    'held',
    '2026-10-29',
  ],
  [
    'nothing is expected: the hold is over',
    { expected_paise: 0, stated_paise: 0, received_paise: 0, received_day: null },
    '2026-10-29',
    null,
    null,
  ],
  [
    'what goes back waits for nobody',
    { amount_paise: -2_025_00, received_paise: 0 },
    '2026-11-18',
    null,
    null,
  ],
  [
    'nor what comes for a disbursal that was taken back',
    { taken_back_day: '2026-11-01', received_paise: 0 },
    '2026-11-18',
    null,
    null,
  ],
  ['a dispute holds it', { disputed_day: '2026-11-20' }, '2026-12-03', 'disputed', '2026-11-20'],
  [
    'a dispute holds what goes back too',
    { amount_paise: -1, disputed_day: '2026-11-20' },
    '2026-12-03',
    'disputed',
    '2026-11-20',
  ],
])('%s', (_, facts, today, reason, until) => {
  expect(judgeLine({ ...line, ...facts }, today, 15)).toEqual({ reason, until })
})
