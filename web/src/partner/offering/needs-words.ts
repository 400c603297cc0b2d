import type {
  OfferedLender,
  OfferedProduct,
  PayExample,
} from '@marketplace/contract/partner-area/partner-offering'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { countText } from '../../office/list/count-text.ts'
import { monthText } from '../home/month-text.ts'

/** A range with open ends: "21 to 58", "from 21", "up to 58"; null for none. */
export const rangeWords = (
  { min, max }: { min: number | null; max: number | null },
  text: (value: number) => string = (value) => value.toLocaleString('en-IN'),
): string | null => {
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`
  if (min !== null) return `from ${text(min)}`
  return max === null ? null : `up to ${text(max)}`
}

const percent = (value: number): string => `${value}%`
const employmentNames = {
  salaried: 'salaried',
  self_employed: 'self-employed',
  business: 'business',
} as const

export const goesOnWords: Readonly<Record<OfferedLender['goes_on'], string>> = {
  sent_by_us: 'We send the application and hear from the lender',
  at_the_lender: 'The customer goes on at the lender’s site',
  own_page: 'A page of ours asks what this lender asks besides',
}

/** What a lender asks for, a line each. */
export const lenderFacts = (
  lender: OfferedLender,
): { key: string; label: string; value: string | null }[] => {
  const years = rangeWords(lender.age)
  return [
    {
      key: 'age',
      label: 'Age',
      value:
        lender.max_age_at_maturity === null
          ? years
          : `${years ?? 'any'}, at most ${lender.max_age_at_maturity} at the last instalment`,
    },
    { key: 'income', label: 'Income a month', value: rangeWords(lender.income, formatRupees) },
    {
      key: 'employment',
      label: 'Lends to',
      value: lender.employment.map((kind) => employmentNames[kind]).join(', '),
    },
    { key: 'score', label: 'Credit score', value: lender.credit_score },
    { key: 'amount', label: 'Amount', value: rangeWords(lender.amount, formatRupees) },
    {
      key: 'tenure',
      label: 'Tenure',
      value: `${rangeWords(lender.tenure_months) ?? ''} months`,
    },
    { key: 'rate', label: 'Interest a year', value: rangeWords(lender.rate, percent) },
    {
      key: 'apr',
      label: 'APR',
      value:
        lender.apr === null
          ? null
          : `${lender.apr}% for ${formatRupees(lender.example_loan)} over ${lender.example_months} months at ${lender.priced_rate}%, with the fee and its GST`,
    },
    { key: 'fee', label: 'Processing fee', value: `${lender.fee_percent}% of the loan, before GST` },
    ...(lender.max_ltv_percent === null
      ? []
      : [{ key: 'ltv', label: 'Lends of the value', value: `up to ${lender.max_ltv_percent}%` }]),
    ...(lender.needs_registration === 1
      ? [{ key: 'registration', label: 'Business', value: 'registered ones only' }]
      : []),
    {
      key: 'where',
      label: 'PIN codes',
      value:
        lender.pincode_prefixes === null
          ? 'all of India'
          : `those that begin with ${lender.pincode_prefixes.join(', ')}`,
    },
    { key: 'goes_on', label: 'How it goes on', value: goesOnWords[lender.goes_on] },
  ]
}

/** How the sum of an example came about, step by step. */
export const payWords = (pay: PayExample): string => {
  const others =
    pay.other_loans === 0
      ? `had it been the lender's only loan of ${monthText(pay.month)}`
      : `had it come in ${monthText(pay.month)}, beside ${countText(pay.other_loans, 'loans')} of the lender`
  const parts = [
    ...(pay.percent_share > 0
      ? [`${exactRupees(pay.percent_share)} of that is yours by your percentage`]
      : []),
    ...(pay.flat_share > 0 ? [`${exactRupees(pay.flat_share)} for the loan`] : []),
  ]
  return `A loan of ${formatRupees(pay.loan)}, ${others}: ${pay.rule} makes ${exactRupees(pay.commission)} for us; ${
    parts.length === 0 ? 'none of it is agreed with you' : parts.join(', and ')
  }. Without TDS and GST.`
}

/** A product in a line: how many lenders, how much, at what rate. */
export const productWords = ({ lenders, amount, rate }: OfferedProduct): string =>
  lenders === 0
    ? 'No lender is live today'
    : [
        countText(lenders, 'lenders'),
        ...(amount === null ? [] : [rangeWords(amount, formatRupees) ?? '']),
        ...(rate === null ? [] : [`${rangeWords(rate, percent) ?? ''} a year`]),
      ].join(' · ')
