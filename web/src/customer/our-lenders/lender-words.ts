import type { PublishedTerms } from '@marketplace/contract/market/lenders'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

/** Longer times than this are said in years, whatever months are over. */
const SAID_IN_MONTHS = 36

/** What a lender publishes, in few words; null is what it does not state. */
export const useLenderWords = () => {
  const t = useText()
  const format = useFormat()
  const span = (least: string, most: string): string =>
    least === most ? least : t('lenders.span', { least, most })
  return {
    apr: ({ apr_min, apr_max }: PublishedTerms): string | null => {
      if (apr_min !== null && apr_max !== null)
        return apr_min === apr_max
          ? format.percent(apr_min)
          : span(format.count(apr_min), format.percent(apr_max))
      if (apr_min !== null) return t('lenders.apr_from', { low: format.percent(apr_min) })
      return apr_max === null ? null : t('lenders.apr_to', { high: format.percent(apr_max) })
    },
    amounts: ({ amount_min, amount_max }: PublishedTerms): string =>
      span(format.moneyInWords(amount_min), format.moneyInWords(amount_max)),
    times: ({ tenure_min_months: min, tenure_max_months: max }: PublishedTerms): string => {
      if (min === max) return format.tenure(min)
      if (min % 12 === 0 && max % 12 === 0) return t('lenders.years', { least: min / 12, most: max / 12 })
      if (max <= SAID_IN_MONTHS) return t('lenders.months', { least: min, most: max })
      return span(format.tenure(min), format.tenure(max))
    },
  }
}
