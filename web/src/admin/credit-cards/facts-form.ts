import { cardBenefits, type CardBenefit } from '@marketplace/contract/catalogue/card-benefits'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { textOrNull } from '../../office/form/text-or-null.ts'
import { numberFromText, numberToText } from '../../office/form/typed-number.ts'
import type { CardValues } from './save-card.ts'

const texts = ['issuer_name', 'fee_waiver', 'kfs_url'] as const
const numbers = ['joining_fee', 'annual_fee_amount', 'apr_percent', 'deposit_min', 'income_min'] as const

/** The facts that customers need with a card, as they are typed; the benefits as their names in a row. */
export type FactsForm = Record<(typeof texts)[number] | (typeof numbers)[number] | 'benefits', string>

const SPACE = ' '
export const chosenBenefits = ({ benefits }: Pick<FactsForm, 'benefits'>): CardBenefit[] =>
  cardBenefits.filter((benefit) => benefits.split(SPACE).includes(benefit))

export const factsForm = (card: CreditCard): FactsForm => ({
  issuer_name: card.issuer_name ?? '',
  fee_waiver: card.fee_waiver ?? '',
  kfs_url: card.kfs_url ?? '',
  joining_fee: numberToText(card.joining_fee),
  annual_fee_amount: numberToText(card.annual_fee_amount),
  apr_percent: numberToText(card.apr_percent),
  deposit_min: numberToText(card.deposit_min),
  income_min: numberToText(card.income_min),
  benefits: card.benefits.join(SPACE),
})

/** What is different from the card; an emptied field becomes null. */
export const changedFacts = (card: CreditCard, form: FactsForm): CardValues => {
  const typed = {
    ...Object.fromEntries(texts.map((name) => [name, textOrNull(form[name])])),
    ...Object.fromEntries(numbers.map((name) => [name, numberFromText(form[name])])),
  }
  const stored = new Map<string, unknown>(Object.entries(card))
  const changed = Object.entries(typed).filter(([name, value]) => stored.get(name) !== value)
  const benefits = chosenBenefits(form)
  const same =
    benefits.length === card.benefits.length && benefits.every((one) => card.benefits.includes(one))
  return { ...Object.fromEntries(changed), ...(same ? {} : { benefits }) }
}
