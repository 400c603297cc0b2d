import type { OfficeOffer } from '@marketplace/contract/catalogue/vouchers-office'
import { count } from '../../i18n/format-values.ts'
import { dayText } from '../../office/show/day-text.ts'

type Standing = Pick<OfficeOffer, 'product_type' | 'status' | 'valid_until' | 'left'>

interface OfferState {
  tone: 'good' | 'warn' | 'bad' | 'idle'
  words: string
}

/** How an offer stands for customers on a day (YYYY-MM-DD); those who have claimed it keep it whatever it says. */
export const offerState = ({ status, valid_until, left }: Standing, today: string): OfferState => {
  if (status === 0) return { tone: 'idle', words: 'Off' }
  if (valid_until < today) return { tone: 'bad', words: `Over since ${dayText(valid_until)}` }
  if (left === 0) return { tone: 'bad', words: 'None left' }
  return { tone: 'good', words: 'Live' }
}

/** "1,200 codes", "No limit", "5 left". */
export const leftText = ({ product_type, left }: Standing): string => {
  if (left === null) return 'No limit'
  if (product_type === 'Deals') return `${count(left)} left`
  return left === 1 ? '1 code' : `${count(left)} codes`
}

/** Codes as they were pasted, one a line: without empty lines and without the spaces around them. */
export const codesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
