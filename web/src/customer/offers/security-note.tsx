import type { Offers } from '@marketplace/contract/market/offers'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useJourney } from '../../session/use-journey.ts'

/** What the loans of the list are measured against, and for gold at which rate of which day. */
export const SecurityNote = ({ security }: { security: Offers['security'] }) => {
  const t = useText()
  const { money, day } = useFormat()
  const { product } = useJourney()
  const kind = securityKindOf(product)
  if (kind === null || security === undefined) return null
  const { value, gold_rate } = security
  return (
    <p className="figures mb-3 max-w-text text-sm">
      {t(`offers.security.${kind}`, { value: money(Math.round(value)) })}{' '}
      {gold_rate === undefined
        ? null
        : t(`offers.security.gold_rate_${gold_rate.basis}`, {
            rate: money(gold_rate.rupees_per_gram_24k),
            day: day(gold_rate.day),
            source: t(`offers.security.source.${gold_rate.source}`),
          })}{' '}
      {gold_rate?.is_old === 1 ? (
        <strong className="font-semibold">{t('offers.security.gold_rate_old')}</strong>
      ) : null}
    </p>
  )
}
