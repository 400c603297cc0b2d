import { createHash } from 'node:crypto'
import type { LedgerTransaction } from './ledger-kinds.ts'

/**
 * SHA-256 of all that a transaction asks for, in hexadecimal: the same request has the same, in whatever order its properties stand.
 * The month of the books is not asked for, so that a repetition after a close is the same request.
 */
export const hashTransaction = (transaction: LedgerTransaction): string => {
  const { entries, cause_line, rule, upload } = transaction
  const asked = [
    transaction.kind,
    transaction.source,
    transaction.cause,
    cause_line === undefined ? null : [cause_line.lender_application_id, cause_line.tranche],
    transaction.lender_id ?? null,
    transaction.effective_day,
    transaction.reverses_tx_id ?? null,
    rule === undefined ? null : [rule.id, rule.version],
    transaction.terms_id ?? null,
    upload === undefined ? null : [upload.upload_id, upload.line],
    transaction.staff_id ?? null,
    entries.map(({ account, amount_paise, line, figure }) => [
      account.kind,
      'lender_id' in account ? account.lender_id : null,
      'partner_id' in account ? account.partner_id : null,
      amount_paise,
      line === undefined ? null : [line.lender_application_id, line.tranche],
      figure ?? null,
    ]),
    // Named alone where there are any: what was posted before there were such terms keeps its hash.
    ...(transaction.referral_terms_id === undefined ? [] : [transaction.referral_terms_id]),
  ]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}
