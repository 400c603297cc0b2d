import type { ReactNode } from 'react'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="text-lg font-semibold leading-tight">{children}</dd>
  </div>
)

/** What a card costs: the fees and the APR in one size and weight (RBI: equal prominence; domain.md 5.7). */
export const CardFigures = ({ card }: { card: CreditCard }) => {
  const t = useText()
  const format = useFormat()
  const money = (amount: number | null): string =>
    amount === null ? t('cards.compare.nothing') : format.money(amount)
  return (
    <dl className="figures grid grid-cols-3 gap-x-3">
      <Figure label={t('cards.annual_fee')}>{money(card.annual_fee_amount)}</Figure>
      <Figure label={t('cards.apr')}>
        {card.apr_percent === null ? t('cards.compare.nothing') : format.percent(card.apr_percent)}
      </Figure>
      <Figure label={t('cards.joining_fee')}>{money(card.joining_fee)}</Figure>
    </dl>
  )
}
