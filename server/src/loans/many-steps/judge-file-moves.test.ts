import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { expect, it, test } from 'vitest'
import type { FileMove } from './file-move.ts'
import { judgeFileMoves, type KnownApplication } from './judge-file-moves.ts'

const now = new Date('2026-11-20T06:00:00Z')

const known = (status: LenderStatus, change: Partial<KnownApplication> = {}): KnownApplication => ({
  status,
  reject_reason: null,
  sanctioned_amount: null,
  disbursed_amount: null,
  disbursal_date: null,
  created_at: new Date('2026-11-01T06:00:00Z'),
  last: { event_id: 7, at: new Date('2026-11-10T06:00:00Z'), told_at: new Date('2026-11-10T06:00:00Z') },
  ...change,
})

const move = (status: LenderStatus, change: Partial<FileMove> = {}): FileMove => {
  const made = { line: 2, statusDate: '2026-11-15', amountPaise: null, ...change }
  return {
    lenderApplicationId: '1',
    expectsEventId: '7',
    status,
    eventKey: `file:${status}:${made.statusDate}:${made.amountPaise ?? ''}`,
    ...made,
  }
}
const paid = (status: LenderStatus, amountPaise: bigint, statusDate = '2026-11-15') =>
  move(status, { amountPaise, statusDate })

const judge = (application: KnownApplication, ...moves: FileMove[]): string =>
  judgeFileMoves(application, moves, new Set(['file:KNOWN']), now)
    .map((judged) => (judged.verdict === 'refused' ? judged.reason : judged.verdict))
    .join(' ')

it.each<[string, KnownApplication, FileMove, string]>([
  ['a step forward', known('SENT'), move('APPROVED'), 'step'],
  ['the same status', known('APPROVED'), move('APPROVED'), 'unchanged'],
  [
    'the same status with another sum',
    known('SANCTIONED', { sanctioned_amount: 5 }),
    move('SANCTIONED', { approvedPaise: 600n }),
    'facts_differ',
  ],
  [
    'the same status with the same sum',
    known('SANCTIONED', { sanctioned_amount: 6 }),
    move('SANCTIONED', { approvedPaise: 600n }),
    'unchanged',
  ],
  [
    'the same status with a first sanction',
    known('SANCTIONED'),
    move('SANCTIONED', { approvedPaise: 600n }),
    'step',
  ],
  [
    'a first sanction beside another reason for a no',
    known('REJECTED', { reject_reason: 'LOW_SCORE' }),
    move('REJECTED', { approvedPaise: 600n }),
    'facts_differ',
  ],
  [
    'a first sanction beside another day of the disbursal',
    known('DISBURSED', { disbursed_amount: 1, disbursal_date: '2026-11-14' }),
    { ...paid('DISBURSED', 100n), approvedPaise: 600n },
    'facts_differ',
  ],
  ['a step back', known('SANCTIONED'), move('APPROVED'), 'backward'],
  ['late news of the way to an end', known('REJECTED'), move('APPROVED'), 'backward'],
  ['another end', known('REJECTED'), move('WITHDRAWN'), 'contradicts'],
  ['money after a no', known('REJECTED'), paid('DISBURSED', 100n), 'contradicts'],
  ['money without a sum', known('SENT'), move('DISBURSED'), 'disbursed_amount'],
  ['money of nothing', known('SENT'), paid('DISBURSED', 0n), 'disbursed_amount'],
  ['money of tomorrow', known('SENT'), paid('DISBURSED', 100n, '2026-11-21'), 'disbursal_date'],
  ['money before the application', known('SENT'), paid('DISBURSED', 100n, '2026-10-31'), 'disbursal_date'],
  ['a status of tomorrow', known('SENT'), move('APPROVED', { statusDate: '2026-11-21' }), 'status_date'],
  [
    'a status before the application',
    known('SENT'),
    move('APPROVED', { statusDate: '2026-10-31' }),
    'status_date',
  ],
  ['a status that we set', known('SEND_FAILED'), move('QUEUED'), 'status_not_taken'],
  ['a clawback', known('DISBURSED'), move('CLAWED_BACK'), 'step'],
  ['a further part', known('PART_DISBURSED', { disbursed_amount: 1 }), paid('PART_DISBURSED', 200n), 'step'],
  [
    'the same part on another day',
    known('PART_DISBURSED', { disbursed_amount: 1 }),
    paid('PART_DISBURSED', 100n),
    'unchanged',
  ],
  [
    'less than was paid',
    known('PART_DISBURSED', { disbursed_amount: 2 }),
    paid('PART_DISBURSED', 100n),
    'backward',
  ],
  ['a question after the check', known('UNDER_PROCESS'), move('DOCS_PENDING'), 'step'],
  [
    'a question on the day of the check',
    known('UNDER_PROCESS'),
    move('DOCS_PENDING', { statusDate: '2026-11-10' }),
    'step',
  ],
  [
    'a question of before the check',
    known('UNDER_PROCESS'),
    move('DOCS_PENDING', { statusDate: '2026-11-09' }),
    'late',
  ],
  ['news that is known', known('SENT'), move('APPROVED', { eventKey: 'file:KNOWN' }), 'unchanged'],
  [
    'an application that moved since',
    known('SENT'),
    move('APPROVED', { expectsEventId: '6' }),
    'changed_since',
  ],
  [
    'an application that had no event',
    known('SENT'),
    move('APPROVED', { expectsEventId: null }),
    'changed_since',
  ],
  [
    'an application without events',
    known('SENT', { last: null }),
    move('APPROVED', { expectsEventId: null }),
    'step',
  ],
  [
    'known news of one that moved since',
    known('SENT'),
    move('APPROVED', { eventKey: 'file:KNOWN', expectsEventId: '6' }),
    'unchanged',
  ],
])('%s', (_name, application, one, verdict) => {
  expect(judge(application, one)).toBe(verdict)
})

test('two lines of one application are judged by day, whatever their order', () => {
  const sanctioned = move('SANCTIONED', { line: 9, statusDate: '2026-11-12', approvedPaise: 50_000_05n })
  const money = { ...paid('DISBURSED', 50_000_05n, '2026-11-13'), line: 2 }
  for (const moves of [
    [sanctioned, money],
    [money, sanctioned],
  ]) {
    const [first, second] = judgeFileMoves(known('SENT'), moves, new Set(), now)
    expect(first).toMatchObject({
      move: sanctioned,
      before: { status: 'SENT', sanctioned_amount: null },
      after: { status: 'SANCTIONED', sanctioned_amount: 50_000.05, disbursed_amount: null },
      at: new Date('2026-11-11T18:30:00Z'),
    })
    expect(second).toMatchObject({
      move: money,
      before: { status: 'SANCTIONED' },
      after: {
        status: 'DISBURSED',
        sanctioned_amount: 50_000.05,
        disbursed_amount: 50_000.05,
        disbursal_date: '2026-11-13',
      },
    })
  }
})

test('the same news on two lines is one step', () => {
  expect(judge(known('SENT'), move('APPROVED'), move('APPROVED', { line: 3 }))).toBe('step unchanged')
})

test.each([
  ['LOW_SCORE', 'LOW_SCORE'],
  ['their own words', 'OTHER'],
  [null, 'OTHER'],
])('a no for %s is kept as %s', (reason, kept) => {
  const [judged] = judgeFileMoves(known('SENT'), [move('REJECTED', { reason })], new Set(), now)
  expect(judged).toMatchObject({ verdict: 'step', after: { status: 'REJECTED', reject_reason: kept } })
})

test('a sum beside a status without money is left aside', () => {
  const [judged] = judgeFileMoves(known('SENT'), [paid('APPROVED', 100n)], new Set(), now)
  expect(judged).toMatchObject({ after: { disbursed_amount: null, disbursal_date: null } })
})
