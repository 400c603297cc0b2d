import type { LedgerEntry } from './ledger-kinds.ts'

/** What is wrong with the entries of one transaction, in words for a developer; null where they may be posted. */
export const wrongEntries = (entries: readonly LedgerEntry[]): string | null => {
  if (entries.length < 2) return 'it has fewer than two entries'
  let sum = 0
  for (const { amount_paise } of entries) {
    if (!Number.isSafeInteger(amount_paise) || amount_paise === 0)
      return `${amount_paise} is no amount in whole paise`
    sum += amount_paise
    if (!Number.isSafeInteger(sum)) return 'its sums are too large to be exact'
  }
  return sum === 0 ? null : `its entries make ${sum}, not 0`
}
