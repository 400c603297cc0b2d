import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import type { ProductType } from '@marketplace/contract/reference/products'
import { loadAreaTexts } from '../../i18n/texts.ts'
import { chooseProduct } from '../../session/choose-product.ts'
import { forgetProduct, useSession } from '../../browser-storage/session-store.ts'
import { businessChoice, productChoice, type BusinessAnswer } from './product-choice.ts'

/** Asked of one product alone: it comes with its texts when it is. */
const BusinessDialog = lazy(async () => {
  const [{ BusinessDialog: component }] = await Promise.all([
    import('./business-dialog.tsx'),
    loadAreaTexts('product-list', readLanguage(document.documentElement.lang)),
  ])
  return { default: component }
})

/** Fetched at a choice alone. Where it cannot be had, the cookie ends by itself within the hour. */
const forgetCardList = async (): Promise<void> =>
  (await import('../credit-cards/card-list-cookie.ts')).forgetCardList()

interface ProductChooser {
  /** Keeps the product and goes on: to the number before the sign-in, after it to where the customer stands. */
  choose: (chosen: ProductType) => void
  /** The business question, to be put on the page. */
  question: ReactNode
}

/** What a choice of a product does (section 4; the business question comes between). */
export const useProductChoice = (): ProductChooser => {
  const navigate = useNavigate()
  const { atkn } = useSession()
  const [isAsking, setAsking] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const goOn = (to: string): void => navigate(atkn === null ? '/login' : to)
  const choose = (chosen: ProductType): void => {
    if (chosen !== 'Credit Cards') void forgetCardList().catch(() => undefined)
    if (chosen === 'Business Loans') {
      setHasAsked(true)
      setAsking(true)
      return
    }
    const { productType, productId } = productChoice(chosen)
    chooseProduct(productType, productId)
    if (chosen === 'Credit Cards') navigate('/credit-cards')
    else goOn('/user')
  }
  const answer = (given: BusinessAnswer): void => {
    const { productType, productId, to } = businessChoice(given)
    setAsking(false)
    if (productType === null) forgetProduct()
    else chooseProduct(productType, productId)
    if (to !== null) goOn(to)
  }
  const question = hasAsked ? (
    <Suspense fallback={null}>
      <BusinessDialog isOpen={isAsking} onAnswer={answer} />
    </Suspense>
  ) : null
  return { choose, question }
}
