import { createHash } from 'node:crypto'

/** A line as it is compared with others of its lender. */
export interface ComparedLine {
  /** Whose line it is; null where nobody's. */
  lender_application_id: number | null
  /** YYYY-MM */
  payout_month: string
  amount_paise: number
  invoice_no: string | null
  line_key: string
}

/** What tells a line from others of its lender without the references themselves: SHA-256 of all that the file says of it, in hexadecimal. */
export const lineKeyOf = (
  line: Omit<ComparedLine, 'line_key' | 'lender_application_id'>,
  references: readonly (string | undefined)[],
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        line.payout_month,
        line.amount_paise,
        line.invoice_no,
        references.map((id) => id?.toUpperCase() ?? null),
      ]),
    )
    .digest('hex')

/** The keys by which a line is known: of its loan, where it has one, and of what the file says. */
const keysOf = (line: ComparedLine): string[] => [
  line.line_key,
  ...(line.lender_application_id === null
    ? []
    : [JSON.stringify([line.lender_application_id, line.payout_month, line.amount_paise, line.invoice_no])]),
]

/**
 * Which lines say what an earlier one of the lender says: the same loan (or, where nobody knows the loan, the same references), month, sum and
 * invoice. @returns for each of `lines` the one that it repeats, a known one or one of `lines` before it; null for a new line.
 */
export const findDuplicates = <Known extends ComparedLine, Line extends ComparedLine>(
  known: readonly Known[],
  lines: readonly Line[],
): (Known | Line | null)[] => {
  const byKey = new Map<string, Known | Line>()
  for (const line of known) for (const key of keysOf(line)) byKey.set(key, line)
  return lines.map((line) => {
    const keys = keysOf(line)
    const same = keys.map((key) => byKey.get(key)).find((one) => one !== undefined)
    if (same !== undefined) return same
    for (const key of keys) byKey.set(key, line)
    return null
  })
}
