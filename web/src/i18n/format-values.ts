import { dayInIndia, indianClock } from '@marketplace/contract/platform/calendar/india-time'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { groupedNumber } from './grouped-number.ts'

const words = {
  en: { lakh: 'lakh', crore: 'crore', year: ['year', 'years'], month: ['month', 'months'] },
  hi: { lakh: 'लाख', crore: 'करोड़', year: ['साल', 'साल'], month: ['महीना', 'महीने'] },
} as const

const LAKH = 100_000
const CRORE = 100 * LAKH

/** ₹12,34,567 and ₹12,34,567.50: Indian grouping, paise only where there are some. `rupees` has at most two decimals. */
export const money = (rupees: number): string => {
  const sign = rupees < 0 ? '−' : ''
  const amount = Math.abs(rupees)
  return `${sign}₹${groupedNumber(amount, Number.isInteger(amount) ? 0 : 2)}`
}

/** `money` of an amount in paise. */
export const moneyFromPaise = (paise: number): string => money(paise / 100)

/** ₹5 lakh, ₹1.2 crore, ₹75,000: as people say it. */
export const moneyInWords = (rupees: number, language: LanguageId): string => {
  const { lakh, crore } = words[language]
  if (rupees >= CRORE) return `₹${groupedNumber(rupees / CRORE)} ${crore}`
  if (rupees >= LAKH) return `₹${groupedNumber(rupees / LAKH)} ${lakh}`
  return money(rupees)
}

/** 12,34,567 */
export const count = (value: number): string => groupedNumber(value)

/** 15.69 %: at most two decimals, with a space that does not break. */
export const percent = (value: number): string => `${groupedNumber(value)}\u00a0%`

const part = (value: number, forms: readonly [string, string]): string =>
  `${value} ${forms[value === 1 ? 0 : 1]}`

/** 5 years 6 months, 11 months. */
export const tenure = (months: number, language: LanguageId): string => {
  const { year, month } = words[language]
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years > 0 ? part(years, year) : '', rest > 0 || years === 0 ? part(rest, month) : '']
    .filter((text) => text !== '')
    .join(' ')
}

/** DD/MM/YYYY of a calendar day (`YYYY-MM-DD`, which has no zone) or of an instant, told in India's time. */
export const day = (dayOrInstant: string): string => {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(dayOrInstant) ? dayOrInstant : dayInIndia(new Date(dayOrInstant))
  const [year, month, date] = iso.split('-')
  return `${date}/${month}/${year}`
}

/** HH:MM in India's time. */
export const timeOfDay = (instant: Date): string => indianClock(instant).toISOString().slice(11, 16)

/** DD/MM/YYYY, HH:MM in India's time. */
export const dayAndTime = (instant: string): string => `${day(instant)}, ${timeOfDay(new Date(instant))}`
