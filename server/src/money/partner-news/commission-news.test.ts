import { expect, it } from 'vitest'
import { commissionEvents, NAMED_PARTS, sharesOf } from './commission-news.ts'
import type { LedgerEntry, LedgerTransaction } from '../ledger/ledger-kinds.ts'

const at = new Date('2026-11-20T10:00:00Z')

const share = (loan: number, paise: number, figure: LedgerEntry['figure'], partner_id = 7): LedgerEntry => ({
  account: { kind: 'partner_accrued', partner_id },
  amount_paise: -paise,
  line: { lender_application_id: loan, tranche: 1 },
  ...(figure !== undefined && { figure }),
})

const posted = (tx_id: number, facts: Partial<LedgerTransaction> & { entries: LedgerEntry[] }) => ({
  tx_id,
  transaction: {
    kind: 'ACCRUAL',
    source: 'pricing',
    cause: 'disbursed',
    effective_day: '2026-11-20',
    idempotency_key: String(tx_id),
    ...facts,
  } satisfies LedgerTransaction,
})

const eventsOf = (...all: ReturnType<typeof posted>[]) =>
  commissionEvents(sharesOf(all), (loan) => `L-${loan}`, at)

it('adds the percentage and the flat fee of a part up, for each partner', () => {
  const entries = [
    share(1, 100_00, 'percent_share'),
    share(1, 50_50, 'flat_share'),
    share(2, 10_00, 'percent_share', 8),
  ]
  expect(eventsOf(posted(4, { entries }))).toEqual([
    {
      partner_id: 7,
      type: 'commission.accrued',
      subject: 'transaction 4',
      fact: '4',
      data: {
        transaction_id: 4,
        entry_id: 4,
        amount: 150.5,
        day: '2026-11-20',
        cause: 'disbursed',
        parts: [{ application_number: 'L-1', part: 1, amount: 150.5, of: 'share' }],
        parts_total: 1,
      },
      at,
    },
    expect.objectContaining({ partner_id: 8 }),
  ])
})

it.each([
  ['CLAWBACK', 'commission.reversed', 4],
  ['REVERSAL', 'commission.reversed', 4],
  ['ADJUSTMENT', 'commission.adjusted', 9],
] as const)('a %s is %s of transaction %i, below 0', (kind, type, transaction_id) => {
  const back = kind === 'ADJUSTMENT' ? {} : { reverses_tx_id: 4 }
  const [event] = eventsOf(posted(9, { kind, ...back, entries: [share(1, -100_00, 'percent_share')] }))
  expect(event).toMatchObject({ type, fact: '9', data: { transaction_id, entry_id: 9, amount: -100 } })
})

it.each([
  ['a tax that is withheld', { kind: 'ADJUSTMENT', entries: [share(1, 5_00, undefined)] }],
  ['a statement', { kind: 'STATEMENT', entries: [share(1, 5_00, 'percent_share')] }],
  [
    'what goes from one figure to the other',
    { entries: [share(1, 5_00, 'percent_share'), share(1, -5_00, 'flat_share')] },
  ],
  [
    'our own commission',
    { entries: [{ account: { kind: 'income', lender_id: 1 }, amount_paise: 5, figure: 'expected' }] },
  ],
] satisfies [string, Partial<LedgerTransaction> & { entries: LedgerEntry[] }][])(
  'of %s nobody is told',
  (_, facts) => {
    expect(eventsOf(posted(9, facts))).toEqual([])
  },
)

it('names so many parts and says how many there are', () => {
  const entries = Array.from({ length: NAMED_PARTS + 5 }, (_, loan) => share(loan + 1, 1_00, 'flat_share'))
  const [event] = eventsOf(posted(9, { entries }))
  expect(event?.data.parts).toHaveLength(NAMED_PARTS)
  expect(event?.data).toMatchObject({ parts_total: NAMED_PARTS + 5, amount: NAMED_PARTS + 5 })
})

it('says which part is of a loan that an invited partner brought', () => {
  const [event] = eventsOf(posted(4, { entries: [share(1, 20_00, 'referral_share')] }))
  expect(event).toMatchObject({ data: { amount: 20, parts: [{ amount: 20, of: 'referral' }] } })
})
