import type { AccountMonthSum, EntryColumns } from './ledger.queries.ts'
import type { AccountKey, LedgerTransaction } from './ledger-kinds.ts'

/** A transaction with its number and the first day of the month of its books. */
export interface NumberedTransaction {
  tx_id: number
  booked_month: string
  transaction: LedgerTransaction
}

/**
 * The entries of transactions as columns of the table, and what they move of each account in a month of the books. Columns and not
 * rows: a month brings hundreds of thousands of entries, and an object for each would cost more than the reckoning.
 */
export const entryColumns = (
  posted: readonly NumberedTransaction[],
  accountIdOf: (account: AccountKey) => number,
): { columns: EntryColumns; sums: AccountMonthSum[] } => {
  const columns: EntryColumns = {
    tx_id: [],
    n: [],
    account_id: [],
    amount_paise: [],
    lender_application_id: [],
    tranche: [],
    figure: [],
  }
  // Of many entries most name the same few objects.
  const ids = new Map<AccountKey, number>()
  const sums = new Map<string, AccountMonthSum>()
  for (const { tx_id, booked_month, transaction } of posted) {
    const ofTransaction = new Map<number, AccountMonthSum>()
    for (const [place, { account, amount_paise, line, figure }] of transaction.entries.entries()) {
      let account_id = ids.get(account)
      if (account_id === undefined) {
        account_id = accountIdOf(account)
        ids.set(account, account_id)
      }
      let sum = ofTransaction.get(account_id)
      if (sum === undefined) {
        const name = `${account_id} ${booked_month}`
        sum = sums.get(name) ?? { account_id, booked_month, debit_paise: 0, credit_paise: 0 }
        sums.set(name, sum)
        ofTransaction.set(account_id, sum)
      }
      if (amount_paise > 0) sum.debit_paise += amount_paise
      else sum.credit_paise -= amount_paise
      columns.tx_id.push(tx_id)
      columns.n.push(place + 1)
      columns.account_id.push(account_id)
      columns.amount_paise.push(amount_paise)
      columns.lender_application_id.push(line?.lender_application_id ?? null)
      columns.tranche.push(line?.tranche ?? null)
      columns.figure.push(figure ?? null)
    }
  }
  return { columns, sums: [...sums.values()] }
}
