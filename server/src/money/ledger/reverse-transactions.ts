import type { Database } from '../../platform/db/database.ts'
import { listPostedEntries, type PostedEntryRow } from './ledger.queries.ts'
import type { AccountKey, LedgerEntry, LedgerTransaction } from './ledger-kinds.ts'
import { postTransactions } from './post-transactions.ts'

/** What is to be taken back, and under which key. */
export interface Reversal extends Pick<
  LedgerTransaction,
  'source' | 'cause' | 'idempotency_key' | 'staff_id'
> {
  tx_id: number
}

const accountOf = ({ kind, account_lender_id, account_partner_id }: PostedEntryRow): AccountKey =>
  ({
    kind,
    ...(account_lender_id !== null && { lender_id: account_lender_id }),
    ...(account_partner_id !== null && { partner_id: account_partner_id }),
  }) as AccountKey

const backOf = (row: PostedEntryRow): LedgerEntry => ({
  account: accountOf(row),
  amount_paise: -row.amount_paise,
  ...(row.lender_application_id !== null &&
    row.tranche !== null && {
      line: { lender_application_id: row.lender_application_id, tranche: row.tranche },
    }),
  ...(row.figure !== null && { figure: row.figure as NonNullable<LedgerEntry['figure']> }),
})

/**
 * Transactions that take others back whole: each entry once more with the other sign, of the same effective day.
 * @throws Error for a transaction that is not there.
 */
export const reversalsOf = async (
  trx: Database,
  reversals: readonly Reversal[],
): Promise<LedgerTransaction[]> => {
  const entries = Map.groupBy(
    await listPostedEntries(
      trx,
      reversals.map(({ tx_id }) => tx_id),
    ),
    ({ tx_id }) => tx_id,
  )
  return reversals.map(({ tx_id, ...head }): LedgerTransaction => {
    const own = entries.get(tx_id) ?? []
    const [first] = own
    if (first === undefined) throw new Error(`the ledger transaction ${tx_id} is not there`)
    return {
      ...head,
      kind: 'REVERSAL',
      ...(first.lender_id !== null && { lender_id: first.lender_id }),
      effective_day: first.effective_day,
      reverses_tx_id: tx_id,
      entries: own.map(backOf),
    }
  })
}

/**
 * Takes transactions back whole, in the caller's transaction, under `lockLenderMonths`. A second time nothing is posted.
 * @throws Error for a transaction that is not there.
 */
export const reverseTransactions = async (
  trx: Database,
  reversals: readonly Reversal[],
  at: Date,
): Promise<void> => {
  await postTransactions(trx, await reversalsOf(trx, reversals), at)
}
