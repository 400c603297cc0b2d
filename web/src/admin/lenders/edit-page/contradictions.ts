import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { count } from '../../../i18n/format-values.ts'
import { parseAmount } from '../../lender-revenue/parse-amount.ts'

/** One of two facts that say the same thing otherwise. `edits` make the other one say it too, in an order that the server takes. */
export interface Side {
  says: string
  edits: readonly (readonly [property: LenderProperty, value: string | number])[]
}

/** A text that customers read beside the figure that offers are computed from. */
export interface Contradiction {
  text: LenderProperty
  figure: LenderProperty
  words: Side
  figures: Side
}

type Facts = Pick<
  OfficeLender,
  | 'loan_amount_upto'
  | 'amount_max'
  | 'tenure'
  | 'tenure_min_months'
  | 'tenure_max_months'
  | 'interest_rate'
  | 'rate_min'
  | 'rate_max'
  | 'processing_fees'
  | 'fee_percent'
>

const AMOUNT =
  /(?:₹|rs\.?)?\s*[0-9][0-9,]*(?:\.[0-9]+)?\s*(?:lakhs?|lacs?|l|crores?|cr|thousand|k)?(?![a-z0-9])/gi
const PERCENT = /([0-9]+(?:\.[0-9]+)?)\s*%/g
/** A tax on the fee is no fee. */
const TAX = /[0-9.]+\s*%\s*(?:gst|tax)/gi

const percentText = (value: number): string => `${value} %`

/** The only one of the matches; null where there is none, or nobody can say which is meant. */
const onlyOne = <Found>(found: readonly Found[]): Found | null =>
  found.length === 1 ? (found[0] ?? null) : null

const percentsIn = (text: string): number[] => [...text.matchAll(PERCENT)].map(([, figure]) => Number(figure))

/** Texts with the figures put in the place of those that stand there, in their order. */
const putPercents = (text: string, figures: readonly number[]): string => {
  let at = -1
  return text.replaceAll(PERCENT, (whole) => {
    at += 1
    const figure = figures[at]
    return figure === undefined ? whole : `${figure}%`
  })
}

const amountContradiction = ({ loan_amount_upto: text, amount_max }: Facts): Contradiction | null => {
  if (text === null || amount_max === null) return null
  const said = onlyOne(text.match(AMOUNT) ?? [])
  const amount = said === null ? null : parseAmount(said)
  if (said === null || amount === null || amount === amount_max || !Number.isInteger(amount)) return null
  const figure = `₹${count(amount_max)}`
  return {
    text: 'loan_amount_upto',
    figure: 'amount_max',
    words: { says: `₹${count(amount)}`, edits: [['amount_max', amount]] },
    figures: { says: figure, edits: [['loan_amount_upto', text.replace(said.trim(), figure)]] },
  }
}

const feeContradiction = ({ processing_fees: text, fee_percent }: Facts): Contradiction | null => {
  if (text === null || fee_percent === null) return null
  const bare = text.replaceAll(TAX, (tax) => '·'.repeat(tax.length))
  const said = onlyOne([...bare.matchAll(PERCENT)])
  if (said === null || Number(said[1]) === fee_percent) return null
  const [whole] = said
  const figure = `${text.slice(0, said.index)}${fee_percent}%${text.slice(said.index + whole.length)}`
  return {
    text: 'processing_fees',
    figure: 'fee_percent',
    words: { says: percentText(Number(said[1])), edits: [['fee_percent', Number(said[1])]] },
    figures: { says: percentText(fee_percent), edits: [['processing_fees', figure]] },
  }
}

/** Two bounds are changed in the order in which no lower one ever stands above its upper one. */
const boundEdits = (
  [lower, upper]: readonly [LenderProperty, LenderProperty],
  [min, max]: readonly [number, number],
  now: { max: number },
): Side['edits'] =>
  min > now.max
    ? [
        [upper, max],
        [lower, min],
      ]
    : [
        [lower, min],
        [upper, max],
      ]

const rateContradiction = ({ interest_rate: text, rate_min, rate_max }: Facts): Contradiction | null => {
  if (text === null) return null
  const [min, max, ...others] = percentsIn(text)
  if (min === undefined || others.length > 0) return null
  if (max !== undefined) {
    if (rate_min === null || rate_max === null || min > max || (min === rate_min && max === rate_max))
      return null
    return {
      text: 'interest_rate',
      figure: min === rate_min ? 'rate_max' : 'rate_min',
      words: {
        says: `${min} to ${percentText(max)}`,
        edits: boundEdits(['rate_min', 'rate_max'], [min, max], { max: rate_max }),
      },
      figures: {
        says: `${rate_min} to ${percentText(rate_max)}`,
        edits: [['interest_rate', putPercents(text, [rate_min, rate_max])]],
      },
    }
  }
  const figure = /from|start|onward/i.test(text) ? 'rate_min' : /up\s*to|max/i.test(text) ? 'rate_max' : null
  const stated = figure === 'rate_min' ? rate_min : figure === 'rate_max' ? rate_max : null
  if (figure === null || stated === null || stated === min) return null
  return {
    text: 'interest_rate',
    figure,
    words: { says: percentText(min), edits: [[figure, min]] },
    figures: { says: percentText(stated), edits: [['interest_rate', putPercents(text, [stated])]] },
  }
}

const tenureContradiction = ({
  tenure: text,
  tenure_min_months,
  tenure_max_months,
}: Facts): Contradiction | null => {
  if (text === null || tenure_min_months === null || tenure_max_months === null) return null
  const inYears = /year|yr/i.test(text)
  const [min, max, ...others] = (text.match(/[0-9]+/g) ?? []).map(
    (figure) => Number(figure) * (inYears ? 12 : 1),
  )
  if (min === undefined || max === undefined || others.length > 0 || min > max) return null
  if (min === tenure_min_months && max === tenure_max_months) return null
  return {
    text: 'tenure',
    figure: min === tenure_min_months ? 'tenure_max_months' : 'tenure_min_months',
    words: {
      says: `${min} to ${max} months`,
      edits: boundEdits(['tenure_min_months', 'tenure_max_months'], [min, max], { max: tenure_max_months }),
    },
    figures: {
      says: `${tenure_min_months} to ${tenure_max_months} months`,
      edits: [['tenure', `${tenure_min_months} - ${tenure_max_months}`]],
    },
  }
}

/**
 * Texts of the Loan Details that say otherwise than the figures that offers are computed from. A text that names several figures,
 * or none, says nothing that could be held against one.
 */
export const contradictionsOf = (lender: Facts): Contradiction[] =>
  [
    amountContradiction(lender),
    tenureContradiction(lender),
    rateContradiction(lender),
    feeContradiction(lender),
  ].filter((found) => found !== null)
