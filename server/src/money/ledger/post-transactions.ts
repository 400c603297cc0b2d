import type { Database } from '../../platform/db/database.ts'
import { firstOpenMonth } from './book-month.ts'
import { wrongEntries } from './check-entries.ts'
import { entryColumns, type NumberedTransaction } from './entry-columns.ts'
import { hashTransaction } from './hash-transaction.ts'
import {
  addEntries,
  addToAccountMonths,
  addTransactions,
  type AccountRow,
  listClosedMonths,
  listTransactionsByKey,
  openAccounts,
} from './ledger.queries.ts'
import type { AccountKey, LedgerTransaction } from './ledger-kinds.ts'
import { notifyPartnersOfCommission } from '../partner-news/notify-partners-of-commission.ts'

/** A transaction in the books; `is_new` false where its key had been posted before: nothing was written then. */
interface PostedTransaction {
  idempotency_key: string
  tx_id: number
  is_new: boolean
}

const nameOf = (account: AccountKey | AccountRow): string =>
  [
    account.kind,
    'lender_id' in account ? (account.lender_id ?? '') : '',
    'partner_id' in account ? (account.partner_id ?? '') : '',
  ].join(':')

const monthsClosed = async (
  tx: Database,
  transactions: readonly LedgerTransaction[],
): Promise<(lenderId: number | undefined) => ReadonlySet<string>> => {
  const lenders = [...new Set(transactions.flatMap(({ lender_id }) => lender_id ?? []))]
  const rows = lenders.length === 0 ? [] : await listClosedMonths(tx, lenders)
  const none = new Set<string>()
  const byLender = new Map(
    [...Map.groupBy(rows, ({ lender_id }) => lender_id)].map(([lender, months]) => [
      lender,
      new Set(months.map(({ month }) => month)),
    ]),
  )
  return (lenderId) => (lenderId === undefined ? none : (byLender.get(lenderId) ?? none))
}

/** The accounts that the entries name, each once. */
const accountsOf = (transactions: readonly LedgerTransaction[]): AccountKey[] => {
  const named = new Set(transactions.flatMap(({ entries }) => entries.map(({ account }) => account)))
  return [...new Map([...named].map((account) => [nameOf(account), account])).values()]
}

/**
 * Posts transactions to the ledger, in the caller's transaction, as the office: the only writer. Each stands in the books of the month
 * of its effective day, or where that is closed in the first one after it that is open. The caller holds `lockLenderMonths` of the
 * lenders it posts for, so that no month is closed meanwhile. Partners are told of their shares. A key that was posted before answers what was posted then.
 * @throws Error for entries that do not balance, and for a key that was posted with another request.
 */
export const postTransactions = async (
  trx: Database,
  transactions: readonly LedgerTransaction[],
  bookedAt: Date,
): Promise<PostedTransaction[]> => {
  if (transactions.length === 0) return []
  for (const { idempotency_key, entries } of transactions) {
    const wrong = wrongEntries(entries)
    if (wrong !== null) throw new Error(`ledger transaction ${idempotency_key}: ${wrong}`)
  }
  const byKey = new Map(transactions.map((one) => [one.idempotency_key, one]))
  if (byKey.size < transactions.length) throw new Error('two ledger transactions of one posting share a key')
  const closedOf = await monthsClosed(trx, transactions)
  const asked = transactions.map((transaction) => {
    const { entries: _, ...rest } = transaction
    const month = firstOpenMonth(transaction.effective_day, closedOf(transaction.lender_id))
    return { ...rest, booked_month: `${month}-01`, request_hash: hashTransaction(transaction) }
  })
  const added = new Map(
    (await addTransactions(trx, asked, bookedAt)).map(({ idempotency_key, tx_id }) => [
      idempotency_key,
      tx_id,
    ]),
  )
  const replayed = asked.filter(({ idempotency_key }) => !added.has(idempotency_key))
  const known = new Map(
    (replayed.length === 0
      ? []
      : await listTransactionsByKey(
          trx,
          replayed.map(({ idempotency_key }) => idempotency_key),
        )
    ).map((row) => [row.idempotency_key, row]),
  )
  for (const { idempotency_key, request_hash } of replayed)
    if (known.get(idempotency_key)?.request_hash !== request_hash)
      throw new Error(`ledger transaction ${idempotency_key} was posted with another request`)
  const fresh = asked.flatMap(({ idempotency_key, booked_month }): NumberedTransaction[] => {
    const [tx_id, transaction] = [added.get(idempotency_key), byKey.get(idempotency_key)]
    return tx_id === undefined || transaction === undefined ? [] : [{ tx_id, booked_month, transaction }]
  })
  if (fresh.length > 0) {
    const accounts = await openAccounts(trx, accountsOf(fresh.map(({ transaction }) => transaction)))
    const accountIds = new Map(accounts.map((account) => [nameOf(account), account.account_id]))
    const { columns, sums } = entryColumns(fresh, (account) => {
      const account_id = accountIds.get(nameOf(account))
      if (account_id === undefined) throw new Error(`the account ${nameOf(account)} was not opened`)
      return account_id
    })
    await addEntries(trx, columns)
    await addToAccountMonths(trx, sums)
    await notifyPartnersOfCommission(trx, fresh, bookedAt)
  }
  return asked.flatMap(({ idempotency_key }) => {
    const tx_id = added.get(idempotency_key) ?? known.get(idempotency_key)?.tx_id
    return tx_id === undefined ? [] : [{ idempotency_key, tx_id, is_new: added.has(idempotency_key) }]
  })
}
