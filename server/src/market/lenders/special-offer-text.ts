import type { OfficeLender } from '@marketplace/contract/market/lenders'

type Special = Pick<
  OfficeLender,
  'so_text' | 'so_rate' | 'so_fee_percent' | 'fee_percent' | 'rate_min' | 'rate_max' | 'representative_rate'
>

/** Words that name a price of the loan, in the languages that special offers are written in. */
const PRICE_WORDS =
  /\b(?:fees?|charges?|rates?|interest|cashback|waive[rds]?|emis?|instal?ments?|apr|(?:no|nil|zero|free)\s+processing)\b|(?:शुल्क|फ़ीस|फीस|फ़ी(?![\p{L}\p{M}])|फी(?![\p{L}\p{M}])|चार्ज)|ब्याज|किस्त|किश्त|ईएमआई|कैशबैक|दर(?![\p{L}\p{M}])|माफ़|माफ/iu
const PERCENT = /([0-9]+(?:\.[0-9]+)?)\s*(?:%|per\s?cent\b|प्रतिशत|फ़ीसदी|फीसदी)/giu
const NO_FEE =
  /\b(?:no|zero|nil|free of|without|waive[rds]?)\b[^.]{0,40}\b(?:fees?|charges?)\b|\b(?:no|nil|zero|free)\s+processing\b|\b(?:fees?|charges?)\b[^.]{0,20}\b(?:waived|free|nil|zero)\b/iu
/** The same in Hindi, with the fee before the word or after it. */
const NO_FEE_HI =
  /(?:शुल्क|फ़ीस|फीस|फ़ी(?![\p{L}\p{M}])|फी(?![\p{L}\p{M}])|चार्ज)[^।]{0,20}(?:नहीं|माफ|मुफ़्त|मुफ्त|शून्य|ज़ीरो|जीरो)|(?:बिना|शून्य|ज़ीरो|जीरो|मुफ़्त|मुफ्त)[^।]{0,20}(?:शुल्क|फ़ीस|फीस|फ़ी(?![\p{L}\p{M}])|फी(?![\p{L}\p{M}])|चार्ज)/iu
/** A share of the fee, or an amount in rupees: a price that no field can hold. */
const UNPRICED =
  /\bhalf\b|\bdiscount\b|\boff\b|आधा|आधी|छूट|(?:₹|\b(?:rs|inr)\b|रु)\.?\s?[0-9]|[0-9]\s*(?:rupees|रुपये|रुपए)/iu

/**
 * Whether the words of a special offer say nothing that its figures deny: a text that names a fee or a rate goes with a special fee
 * or rate, every percentage in it is one of those or what the lender states otherwise, and "no fee" goes with a fee of 0. Words
 * beside figures that contradict them mislead whoever compares (CCPA guidelines of 30 November 2023: drip pricing).
 */
export const saysWhatFiguresSay = (lender: Special): boolean => {
  const { so_text, so_rate, so_fee_percent } = lender
  if (so_text === null) return true
  // Hindi may be written with its own digits.
  const text = so_text.replaceAll(/[०-९]/gu, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
  const percents = Array.from(text.matchAll(PERCENT), ([, number]) => Number(number))
  if (!PRICE_WORDS.test(text) && percents.length === 0) return true
  if (so_rate === null && so_fee_percent === null) return false
  if ((NO_FEE.test(text) || NO_FEE_HI.test(text)) && so_fee_percent !== 0) return false
  if (UNPRICED.test(text)) return false
  const stated = [so_rate, so_fee_percent, lender.fee_percent]
  const known = new Set([...stated, lender.rate_min, lender.rate_max, lender.representative_rate])
  return percents.every((percent) => known.has(percent))
}
