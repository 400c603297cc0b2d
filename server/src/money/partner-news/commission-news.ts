import type { NewPartnerEvent } from '../../partners/events/record-partner-event.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { LedgerEntry, LedgerTransaction } from '../ledger/ledger-kinds.ts'

/** Parts of loans that an event names; how many there are it says. */
export const NAMED_PARTS = 50

interface Posted {
  tx_id: number
  transaction: LedgerTransaction
}

type CommissionEvent = Extract<NewPartnerEvent, { type: `commission.${string}` }>

const typeOf = ({ kind }: LedgerTransaction): CommissionEvent['type'] | null => {
  if (kind === 'ACCRUAL') return 'commission.accrued'
  if (kind === 'ADJUSTMENT') return 'commission.adjusted'
  return kind === 'CLAWBACK' || kind === 'REVERSAL' ? 'commission.reversed' : null
}

/** What an entry adds to a partner's share of a part of a loan, in paise; null for an entry that is about something else. */
const shareOf = ({ account, figure, line, amount_paise }: LedgerEntry) =>
  account.kind === 'partner_accrued' &&
  line !== undefined &&
  (figure === 'percent_share' || figure === 'flat_share' || figure === 'referral_share')
    ? {
        partner_id: account.partner_id,
        line,
        paise: -amount_paise,
        of: figure === 'referral_share' ? ('referral' as const) : ('share' as const),
      }
    : null

type Share = NonNullable<ReturnType<typeof shareOf>>

/** The shares of one partner, one for each part of a loan; a part whose share stays the same in sum is left out. */
const sumsByPart = (shares: readonly Share[]): Share[] =>
  [...Map.groupBy(shares, ({ line }) => `${line.lender_application_id}:${line.tranche}`).values()].flatMap(
    (own) => {
      const [first] = own
      const paise = own.reduce((sum, one) => sum + one.paise, 0)
      return first === undefined || paise === 0 ? [] : [{ ...first, paise }]
    },
  )

/** The shares of partners that transactions book, change or take back, by transaction and partner. */
export const sharesOf = (
  posted: readonly Posted[],
): { posted: Posted; partner_id: number; parts: Share[] }[] =>
  posted.flatMap((one) => {
    if (typeOf(one.transaction) === null) return []
    const shares = one.transaction.entries.flatMap((entry) => shareOf(entry) ?? [])
    return [...Map.groupBy(shares, ({ partner_id }) => partner_id)]
      .map(([partner_id, own]) => ({ posted: one, partner_id, parts: sumsByPart(own) }))
      .filter(({ parts }) => parts.length > 0)
  })

/** Events of these shares; `numberOf` is what a loan is called by. What is taken back carries the number of the transaction that booked it. */
export const commissionEvents = (
  shares: ReturnType<typeof sharesOf>,
  numberOf: (lenderApplicationId: number) => string,
  at: Date,
): CommissionEvent[] =>
  shares.flatMap(({ posted: { tx_id, transaction }, partner_id, parts }) => {
    const type = typeOf(transaction)
    if (type === null) return []
    const transaction_id = transaction.reverses_tx_id ?? tx_id
    return {
      partner_id,
      type,
      subject: `transaction ${transaction_id}`,
      fact: String(tx_id),
      data: {
        transaction_id,
        entry_id: tx_id,
        amount: toRupees(parts.reduce((sum, { paise }) => sum + paise, 0)),
        day: transaction.effective_day,
        cause: transaction.cause,
        parts: parts.slice(0, NAMED_PARTS).map(({ line, paise, of }) => ({
          application_number: numberOf(line.lender_application_id),
          part: line.tranche,
          amount: toRupees(paise),
          of,
        })),
        parts_total: parts.length,
      },
      at,
    }
  })
