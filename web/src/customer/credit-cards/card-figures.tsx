import type { ReactNode } from 'react'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="text-figure font-semibold leading-tight">{children}</dd>
  </div>
)

/** The annual fee and the APR in one size and weight (RBI: equal prominence; domain.md 5.7), and for whom the card is. */
export const CardFigures = ({ card }: { card: CreditCard }) => {
  const t = useText()
  const format = useFormat()
  const { annual_fee_amount, apr_percent, income_min, deposit_min } = card
  const money = (amount: number | null): string =>
    amount === null ? t('cards.not_stated') : format.money(amount)
  return (
    <dl className="figures grid grid-cols-3 gap-x-3">
      <Figure label={t('cards.a_year')}>{money(annual_fee_amount)}</Figure>
      <Figure label={t('cards.apr_unpaid')}>
        {apr_percent === null ? t('cards.not_stated') : format.percent(apr_percent)}
      </Figure>
      {deposit_min === null ? (
        <Figure label={t('cards.income_from')}>{money(income_min)}</Figure>
      ) : (
        <Figure label={t('cards.deposit_from')}>{money(deposit_min)}</Figure>
      )}
    </dl>
  )
}
