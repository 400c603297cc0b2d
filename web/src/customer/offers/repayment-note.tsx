import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { useText } from '../../i18n/use-text.ts'
import { useJourney } from '../../session/use-journey.ts'

/** What the figures of the list take for granted, where lenders often do it otherwise. */
export const RepaymentNote = () => {
  const t = useText()
  const { product } = useJourney()
  return productJourneys[product].paid_out === 'course' ? (
    <p className="mb-3 max-w-text text-sm">{t('offers.repay_course')}</p>
  ) : null
}
