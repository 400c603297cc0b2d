import { Link } from '../../../router/link.tsx'
import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useText } from '../../../i18n/use-text.ts'
import { chooseProduct } from '../../../session/choose-product.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { HandoffLink } from '../lender-card.tsx'
import { actOf } from './card-words.ts'

interface NextActProps {
  application: LenderApplication
  /** The loan it is for, where that may be another one than the chosen: pressing chooses it. */
  product?: LoanProduct
}

/** The one thing to press, in the card that needs it. */
export const NextAct = ({ application, product }: NextActProps) => {
  const t = useText()
  const journey = useJourney()
  const act = actOf(application)
  if (act === null) return null
  if (act === 'site') return <HandoffLink application={application} />
  const offers = product === undefined ? journey.offers : productJourneys[product].offers
  return (
    <Link
      to={act === 'again' ? offers : `/user/${application.lender_page ?? ''}`}
      onClick={product === undefined ? undefined : () => chooseProduct(product, null)}
      className={buttonClass('primary', 'w-full')}
    >
      {t(`applications.act.${act}`)}
      <span className="sr-only">: {application.lender_name}</span>
    </Link>
  )
}
