import type { StatementLineEntry } from '@marketplace/contract/money/partner-statements'
import type * as z from 'zod/mini'
import { dayText } from '../../../office/show/day-text.ts'

type Entry = z.output<typeof StatementLineEntry>

const kinds: Readonly<Record<string, string>> = {
  ACCRUAL: 'Earned',
  ADJUSTMENT: 'Adjusted',
  CLAWBACK: 'Taken back',
  STATEMENT: 'Made owed by a statement',
  REVERSAL: 'Reversed',
  WRITE_OFF: 'Written off',
}

const inWords = (code: string): string => code.toLowerCase().replaceAll('_', ' ')

/** "Earned 14/10/2026: disbursed, by rule 2 version 4". */
export const entryText = ({
  kind,
  cause,
  effective_day,
  rule_id,
  rule_version,
  terms_id,
  referral_terms_id,
}: Entry): string => {
  const by = [
    rule_id === null ? null : `rule ${rule_id} version ${rule_version ?? '–'}`,
    terms_id === null ? null : `terms ${terms_id}`,
    referral_terms_id === null ? null : `referral terms ${referral_terms_id}`,
  ].filter((part) => part !== null)
  return `${kinds[kind] ?? inWords(kind)} ${dayText(effective_day)}: ${inWords(cause)}${by.length === 0 ? '' : `, by ${by.join(' and ')}`}`
}

/** What part of a whole an amount is, in percent with two decimals; null where there is no whole, or the percent does not give the amount. */
export const shareOf = (amount: number, whole: number): number | null => {
  if (whole === 0) return null
  const percent = Math.round((amount / whole) * 10_000) / 100
  return Math.round(whole * percent) / 100 === amount ? percent : null
}
