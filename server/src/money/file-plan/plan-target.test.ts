import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { describe, expect, test } from 'vitest'
import { type PlanRules, planTarget, type RowNews, type TargetState } from './plan-target.ts'

const state: TargetState = {
  lender_application_id: 1,
  lender_id: 10,
  status: 'UNDER_PROCESS',
  sanctioned: null,
  disbursed: null,
  disbursal_date: null,
  reject_reason: null,
  applied_day: '2026-10-01',
  last_event_id: 5,
  told_day: null,
  file_keys: [],
}
const rules: PlanRules = { today: '2026-11-20', isClosed: () => false }
const row = (status: LenderStatus | null | undefined, more: Partial<RowNews> = {}): RowNews => ({
  row_key: 2,
  status,
  status_date: '2026-10-21',
  disbursal_date: null,
  sanctioned: null,
  disbursed: null,
  reject_reason: null,
  is_left_out: false,
  ...more,
})
const paid = (amount: number, more: Partial<RowNews> = {}) => row('DISBURSED', { disbursed: amount, ...more })
const tranche = (amount: number, more: Partial<RowNews> = {}) =>
  row('PART_DISBURSED', { disbursed: amount, ...more })
const plan = (rows: RowNews[], of: Partial<TargetState> = {}, by = rules) =>
  planTarget({ ...state, ...of }, rows, by)
const outcomes = (...asked: Parameters<typeof plan>) =>
  plan(...asked).map(({ row_key, outcome, reason }) => [
    row_key,
    reason === null ? outcome : `${outcome}: ${reason}`,
  ])

test('a step forward says every field old and new', () => {
  expect(plan([paid(30_000_000, { sanctioned: 30_000_000, disbursal_date: '2026-10-22' })])).toEqual([
    {
      row_key: 2,
      outcome: 'new_event',
      reason: null,
      before: {
        status: 'UNDER_PROCESS',
        sanctioned: null,
        disbursed: null,
        disbursal_date: null,
        reject_reason: null,
      },
      step: {
        status: 'DISBURSED',
        status_date: '2026-10-22',
        amount: 30_000_000,
        sanctioned: 30_000_000,
        disbursal_date: '2026-10-22',
        reject_reason: null,
        event_key: 'file:DISBURSED:2026-10-22:30000000',
      },
    },
  ])
})

test.each<[string, RowNews, Partial<TargetState>, string]>([
  ['a word that nobody knows', row(undefined), {}, 'error: status_unknown'],
  ['a word that is left out', row(null), {}, 'excluded: status_ignored'],
  ['a row that a person left out', row('APPROVED', { is_left_out: true }), {}, 'excluded: left_out'],
  ['a status of ours', row('QUEUED'), {}, 'error: status_not_from_lender'],
  [
    'sent, of one that we could not send',
    row('SENT'),
    { status: 'SEND_FAILED' },
    'error: status_not_from_lender',
  ],
  ['tomorrow', row('APPROVED', { status_date: '2026-11-21' }), {}, 'error: date_ahead'],
  ['today', row('APPROVED', { status_date: '2026-11-20' }), {}, 'new_event'],
  ['no day', row('APPROVED', { status_date: null }), {}, 'new_event'],
  [
    'before the application',
    row('APPROVED', { status_date: '2026-09-30' }),
    {},
    'error: date_before_application',
  ],
  ['money without a day', paid(1, { status_date: null }), {}, 'error: date_missing'],
  ['money without a sum', row('DISBURSED'), {}, 'error: amount_missing'],
  ['money of nothing', paid(0), {}, 'error: amount_missing'],
  ['more than sanctioned', paid(200), { sanctioned: 100 }, 'held: above_sanctioned'],
  ['as much as sanctioned', paid(100), { sanctioned: 100 }, 'new_event'],
  [
    'more than sanctioned before, with a new sanction',
    paid(200, { sanctioned: 200 }),
    { sanctioned: 100 },
    'new_event',
  ],
  ['the same status', row('UNDER_PROCESS'), {}, 'unchanged'],
  ['a step back', row('LOGGED_IN'), {}, 'held: goes_back'],
  ['papers asked again', row('DOCS_PENDING'), {}, 'new_event'],
  ['papers asked without a day', row('DOCS_PENDING', { status_date: null }), {}, 'held: goes_back'],
  [
    'papers asked without a day, before the check',
    row('DOCS_PENDING', { status_date: null }),
    { status: 'SENT' },
    'new_event',
  ],
  ['the same status with a first sanction', row('UNDER_PROCESS', { sanctioned: 500 }), {}, 'new_event'],
  [
    'a first sanction that came before, once the application stands elsewhere',
    row('UNDER_PROCESS', { sanctioned: 500 }),
    { status: 'DOCS_PENDING', sanctioned: 500, file_keys: ['file:UNDER_PROCESS:2026-10-21:0:500'] },
    'unchanged',
  ],
  ['the same status with a sanction of nothing', row('UNDER_PROCESS', { sanctioned: 0 }), {}, 'unchanged'],
  [
    'the same status with the same sanction',
    row('SANCTIONED', { sanctioned: 500 }),
    { status: 'SANCTIONED', sanctioned: 500 },
    'unchanged',
  ],
  [
    'the same status with another sanction',
    row('SANCTIONED', { sanctioned: 501 }),
    { status: 'SANCTIONED', sanctioned: 500 },
    'held: facts_differ',
  ],
  [
    'news that a file brought, with another sanction',
    row('APPROVED', { sanctioned: 501 }),
    { status: 'APPROVED', sanctioned: 500, file_keys: ['file:APPROVED:2026-10-21:0'] },
    'held: facts_differ',
  ],
  [
    'news that a file brought, of a status that is behind',
    row('APPROVED', { sanctioned: 501 }),
    { status: 'SANCTIONED', sanctioned: 500, file_keys: ['file:APPROVED:2026-10-21:0'] },
    'unchanged',
  ],
  [
    'the same disbursal with a first sanction',
    paid(100, { sanctioned: 500 }),
    { status: 'DISBURSED', disbursed: 100, disbursal_date: '2026-10-21' },
    'new_event',
  ],
  [
    'the same tranche on another day with a first sanction',
    tranche(100, { sanctioned: 500 }),
    { status: 'PART_DISBURSED', disbursed: 100, disbursal_date: '2026-10-20' },
    'held: facts_differ',
  ],
  [
    'a sanction of one that was refused',
    row('REJECTED', { sanctioned: 500 }),
    { status: 'REJECTED' },
    'held: facts_differ',
  ],
  ['money after a no', paid(100), { status: 'REJECTED' }, 'held: after_end'],
  ['a no after money', row('REJECTED'), { status: 'DISBURSED' }, 'held: after_end'],
  [
    'the same disbursal',
    paid(100),
    { status: 'DISBURSED', disbursed: 100, disbursal_date: '2026-10-21' },
    'unchanged',
  ],
  [
    'another sum',
    paid(101),
    { status: 'DISBURSED', disbursed: 100, disbursal_date: '2026-10-21' },
    'held: facts_differ',
  ],
  [
    'another day',
    paid(100),
    { status: 'DISBURSED', disbursed: 100, disbursal_date: '2026-10-20' },
    'held: facts_differ',
  ],
  [
    'a clawback before the money',
    row('CLAWED_BACK', { status_date: '2026-10-19' }),
    { status: 'DISBURSED', disbursal_date: '2026-10-20' },
    'held: goes_back',
  ],
  [
    'a tranche before the newest one',
    tranche(200, { status_date: '2026-10-19' }),
    { status: 'PART_DISBURSED', disbursed: 100, disbursal_date: '2026-10-20' },
    'held: goes_back',
  ],
  ['a clawback', row('CLAWED_BACK'), { status: 'DISBURSED', disbursal_date: '2026-10-20' }, 'new_event'],
  [
    'a further tranche',
    tranche(200),
    { status: 'PART_DISBURSED', disbursed: 100, disbursal_date: '2026-10-20' },
    'new_event',
  ],
  [
    'the same tranche',
    tranche(100),
    { status: 'PART_DISBURSED', disbursed: 100, disbursal_date: '2026-10-21' },
    'unchanged',
  ],
  [
    'a smaller sum so far',
    tranche(50),
    { status: 'PART_DISBURSED', disbursed: 100, disbursal_date: '2026-10-20' },
    'held: goes_back',
  ],
  ['papers asked before the last news', row('DOCS_PENDING'), { told_day: '2026-10-22' }, 'held: goes_back'],
  ['papers asked on the day of the last news', row('DOCS_PENDING'), { told_day: '2026-10-21' }, 'new_event'],
  ['news that a file brought', row('APPROVED'), { file_keys: ['file:APPROVED:2026-10-21:0'] }, 'unchanged'],
])('%s: %s', (_name, news, of, expected) => {
  expect(outcomes([news], of)).toEqual([[2, expected]])
})

describe('a closed month', () => {
  const closed = {
    ...rules,
    isClosed: (lender: number, month: string) => lender === 10 && month === '2026-10',
  }
  test.each<[string, RowNews, Partial<TargetState>, string]>([
    ['holds a disbursal in it', paid(100), {}, 'held: month_closed'],
    [
      'lets what is taken back of one in it pass: it is booked in the first open month',
      row('COOLED_OFF', { status_date: '2026-11-01' }),
      { status: 'DISBURSED', disbursal_date: '2026-10-30' },
      'new_event',
    ],
    [
      'lets a clawback of one in it pass',
      row('CLAWED_BACK', { status_date: '2026-11-01' }),
      { status: 'DISBURSED', disbursal_date: '2026-10-30' },
      'new_event',
    ],
    ['lets a later one pass', paid(100, { disbursal_date: '2026-11-01' }), {}, 'new_event'],
    ["lets another lender's pass", paid(100), { lender_id: 20 }, 'new_event'],
    ['lets what moves no money pass', row('REJECTED'), {}, 'new_event'],
  ])('%s', (_name, news, of, expected) => {
    expect(outcomes([news], of, closed)).toEqual([[2, expected]])
  })
})

describe('rows for one application', () => {
  test('are taken by their days and then lines, whatever their order in the file', () => {
    const rows = [
      paid(100, { row_key: 2, status_date: '2026-10-25' }),
      row('APPROVED', { row_key: 4, status_date: '2026-10-21' }),
      row('SANCTIONED', { row_key: 3, status_date: '2026-10-21', sanctioned: 100 }),
    ]
    const expected = [
      [3, 'new_event'],
      [4, 'held: goes_back'],
      [2, 'new_event'],
    ]
    expect(outcomes(rows)).toEqual(expected)
    expect(outcomes(rows.toReversed())).toEqual(expected)
    expect(plan(rows).map(({ before }) => before.status)).toEqual([
      'UNDER_PROCESS',
      'SANCTIONED',
      'SANCTIONED',
    ])
  })

  test('that say the same are one', () => {
    expect(outcomes([row('APPROVED'), row('APPROVED', { row_key: 3 })])).toEqual([
      [2, 'new_event'],
      [3, 'duplicate'],
    ])
  })

  test('that sanction another sum are told apart', () => {
    const approved = (sanctioned: number | null, row_key: number) => row('APPROVED', { sanctioned, row_key })
    expect(outcomes([approved(null, 2), approved(500, 3), approved(500, 4), approved(600, 5)])).toEqual([
      [2, 'new_event'],
      [3, 'new_event'],
      [4, 'duplicate'],
      [5, 'held: facts_differ'],
    ])
    expect(plan([approved(null, 2), approved(500, 3)]).map(({ step }) => step?.event_key)).toEqual([
      'file:APPROVED:2026-10-21:0',
      'file:APPROVED:2026-10-21:0:500',
    ])
  })

  test('of tranches add up to what was paid so far', () => {
    expect(outcomes([tranche(100), tranche(250, { row_key: 3 }), tranche(250, { row_key: 4 })])).toEqual([
      [2, 'new_event'],
      [3, 'new_event'],
      [4, 'duplicate'],
    ])
  })
})

test.each([
  [row('SANCTIONED', { sanctioned: 0 }), { status: 'APPROVED', sanctioned: 35_000_000 }],
  [paid(30_000_000, { sanctioned: 0 }), { sanctioned: 35_000_000 }],
  [row('LOGGED_IN', { sanctioned: 0 }), { status: 'SENT' }],
] as const)('a sanction of 0 says nothing', (news, of) => {
  const [verdict] = plan([news], of)
  expect(verdict).toMatchObject({ outcome: 'new_event', step: { sanctioned: null } })
})

test('a no says why, OTHER where the file does not', () => {
  const reasons = [row('REJECTED', { reject_reason: 'AGE' }), row('REJECTED')].map(
    (news) => plan([news])[0]?.step?.reject_reason,
  )
  expect(reasons).toEqual(['AGE', 'OTHER'])
})
