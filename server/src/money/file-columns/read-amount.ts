import type { AmountUnit, FileReason } from '@marketplace/contract/money/lender-file-words'
import type { SheetCell } from '../../platform/sheets/sheet-types.ts'

/** The widest sum that the database takes: numeric(14, 2). */
const MOST_PAISE = 99_999_999_999_999n
const rupeesOf = { rupees: 1n, thousands: 1_000n, lakh: 100_000n } as const satisfies Record<
  AmountUnit,
  bigint
>

const NUMBER = /^([+-]?)([0-9]{1,40})(?:\.([0-9]{0,40}))?(?:[eE]([+-]?[0-9]{1,2}))?$/

/** The digits of a sum as people write it: ₹ 1,25,000.00, Rs. 500/-, (500), 500-. */
const plainDigits = (text: string): string => {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^([+-]?)(?:₹|rs\.?|inr)/i, '$1')
    .replace(/\/-$/, '')
    .replace('\u2212', '-')
  const bracketed = /^\((.*)\)$/.exec(bare)?.[1]
  const trailing = /^(.*)-$/.exec(bare)?.[1]
  const signed = bracketed !== undefined ? `-${bracketed}` : trailing !== undefined ? `-${trailing}` : bare
  // Commas group, and the last group has three digits: 950,00 and 12,50 may have a decimal comma, so that they stay as they are and are refused.
  const isGrouped = /^[+-]?[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}(?:\.[0-9]*)?$/.test(signed)
  return isGrouped ? signed.replaceAll(',', '') : signed
}

/**
 * A sum in paise from the digits as the file holds them, never through a float: two decimals half up where the rest is below a millionth
 * of a rupee (what a spreadsheet's arithmetic leaves), else it is an error. A sum below zero is one of commission alone.
 */
export const readAmount = (
  cell: SheetCell,
  unit: AmountUnit,
  { mayBeNegative = false } = {},
): { paise: number } | { reason: FileReason } => {
  if (cell.kind === 'no-value') return { reason: 'no_value' }
  if (cell.kind === 'error') return { reason: 'error_value' }
  if (cell.kind === 'date' || cell.kind === 'boolean') return { reason: 'amount_unreadable' }
  const found = NUMBER.exec(cell.kind === 'number' ? cell.raw : plainDigits(cell.text))
  if (found === null) return { reason: 'amount_unreadable' }
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found
  const scale = BigInt(fraction.length) - BigInt(exponent)
  const digits = BigInt(whole + fraction) * rupeesOf[unit] * 100n
  const numerator = scale < 0n ? digits * 10n ** -scale : digits
  const divisor = scale > 0n ? 10n ** scale : 1n
  const rounded = (numerator * 2n + divisor) / (divisor * 2n)
  const rest = numerator - rounded * divisor
  if ((rest < 0n ? -rest : rest) * 10_000n > divisor) return { reason: 'amount_decimals' }
  if (rounded > MOST_PAISE) return { reason: 'amount_too_large' }
  if (sign === '-' && rounded > 0n && !mayBeNegative) return { reason: 'amount_negative' }
  return { paise: sign === '-' && rounded > 0n ? -Number(rounded) : Number(rounded) }
}
