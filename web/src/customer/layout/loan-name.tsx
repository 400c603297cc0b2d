import { useText } from '../../i18n/use-text.ts'
import { useJourney } from '../../session/use-journey.ts'

/** Which loan the page is about, below its heading; a personal loan goes without saying. */
export const LoanName = () => {
  const t = useText()
  const { product } = useJourney()
  return product === 'Personal Loans' ? null : (
    <p className="font-semibold">{t(`products.name.${product}`)}</p>
  )
}
