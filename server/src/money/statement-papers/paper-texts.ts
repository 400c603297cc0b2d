import type {
  LeftOutLine,
  PartnerStatementDetail,
  StatementLine,
} from '@marketplace/contract/money/partner-statements'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'

/** What a paper says: a statement as it was when it was shown or approved. */
export interface Paper {
  statement: PartnerStatementDetail
  lines: readonly StatementLine[]
  leftOut: readonly LeftOutLine[]
  /** Who pays. */
  house: string
  of: 'shown' | 'approved'
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 2026-10 as October 2026. */
export const monthInWords = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`

export const dayInWords = (day: string): string => formatDay(parseDay(day))

/** Rupees with two decimals in Indian grouping: –2,025.00. The sign is an en dash, as the face has no U+2212. */
export const amountInWords = (rupees: number): string => {
  const paise = Math.round(Math.abs(rupees) * 100)
  const whole = String(Math.floor(paise / 100))
  let grouped = whole.slice(-3)
  for (let end = whole.length - 3; end > 0; end -= 2)
    grouped = `${whole.slice(Math.max(0, end - 2), end)},${grouped}`
  return `${rupees < 0 ? '\u2013' : ''}${grouped}.${String(paise % 100).padStart(2, '0')}`
}

/** What a line is of: its lender, and whether it takes back or changes what an earlier statement had. */
export const lineInWords = ({ kind, lender_name }: Pick<StatementLine, 'kind' | 'lender_name'>): string => {
  if (kind === 'share') return lender_name
  return `${kind === 'clawback' ? 'Clawback' : 'Change'}, ${lender_name}`
}

/** From the commission to the bank, line by line: words and amount. */
export const sumsInWords = ({ statement }: Pick<Paper, 'statement'>): [string, string][] => {
  const { sums, tds_of, invoice } = statement
  return [
    ['Commission', amountInWords(sums.commission)],
    [
      tds_of.percent === 0
        ? `TDS, s. 393(1): the year\u2019s sum is within ₹${amountInWords(tds_of.threshold)}`
        : `TDS ${tds_of.percent} %, s. 393(1), to the rupee`,
      amountInWords(sums.tds === 0 ? 0 : -sums.tds),
    ],
    ...(invoice === null
      ? []
      : [
          [
            `GST, your tax invoice ${invoice.number} of ${dayInWords(invoice.day)}`,
            amountInWords(invoice.gst),
          ] as [string, string],
        ]),
    ['To your bank', amountInWords(sums.to_bank)],
  ]
}

/** What follows the sums: GST that waits for the partner's invoice; null where none does. */
export const gstInWords = ({ statement }: Pick<Paper, 'statement'>): string | null => {
  const { sums, invoice } = statement
  return invoice === null && sums.gst > 0
    ? `GST of ₹${amountInWords(sums.gst)} follows when your tax invoice is with us.`
    : null
}

/** The foot of a paper: until when may be objected, or since when it is owed. */
export const footInWords = ({ statement, of }: Pick<Paper, 'statement' | 'of'>): string => {
  const until = statement.object_until
  return of === 'shown' && until !== null
    ? `You may object to any line until ${dayInWords(until)} in your partner area or by e-mail.`
    : 'Approved. A line may be disputed in your partner area.'
}
