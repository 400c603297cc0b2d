import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProductType } from '@marketplace/contract/reference/products'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { chooseProduct } from '../../session/choose-product.ts'
import { forgetProduct, useSession } from '../../browser-storage/session-store.ts'
import { BusinessDialog } from './business-dialog.tsx'
import { LoanRangeText } from '../loan-ranges/loan-range-text.tsx'
import { NoProducts } from './no-products.tsx'
import { businessChoice, productChoice, type BusinessAnswer } from './product-choice.ts'
import { ProductIcon } from './product-icon.tsx'

/** Fetched at a choice alone. Where it cannot be had, the cookie ends by itself within the hour. */
const forgetCardList = async (): Promise<void> =>
  (await import('../credit-cards/card-list-cookie.ts')).forgetCardList()

const ProductRange = ({ product }: { product: ProductType }) => {
  const range = useBootstrap().ranges?.find(({ product_type }) => product_type === product)
  return range === undefined ? null : <LoanRangeText range={range} />
}

/** The brand's open product types (section 9). Before sign-in a choice leads to it, after sign-in to where the customer stands. */
export const ProductsPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const { products } = useBootstrap()
  const { atkn } = useSession()
  const [isAsking, setAsking] = useState(false)
  const open = products.filter(({ available }) => available === 1)

  const goOn = (to: string): void => void navigate(atkn === null ? '/login' : to)
  const choose = (chosen: ProductType): void => {
    if (chosen !== 'Credit Cards') void forgetCardList().catch(() => undefined)
    if (chosen === 'Business Loans') {
      setAsking(true)
      return
    }
    const { productType, productId } = productChoice(chosen)
    chooseProduct(productType, productId)
    if (chosen === 'Credit Cards') void navigate('/credit-cards')
    else goOn('/user')
  }
  const answer = (given: BusinessAnswer): void => {
    const { productType, productId, to } = businessChoice(given)
    setAsking(false)
    if (productType === null) forgetProduct()
    else chooseProduct(productType, productId)
    if (to !== null) goOn(to)
  }

  return (
    <div className="lg:pt-4">
      <h1 className="text-xl">{t('products.heading')}</h1>
      {open.length === 0 ? (
        <NoProducts />
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{t('products.intro')}</p>
          <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {open.map(({ product_type }) => (
              <li key={product_type}>
                <button
                  type="button"
                  onClick={() => choose(product_type)}
                  className="flex h-full w-full items-center gap-4 rounded-surface bg-surface p-4 text-start shadow-card hover:bg-brand-soft"
                >
                  <ProductIcon product={product_type} />
                  <span className="min-w-0 grow">
                    <span className="block font-semibold">{t(`products.name.${product_type}`)}</span>
                    <span className="block text-sm text-ink-soft">{t(`products.line.${product_type}`)}</span>
                    <ProductRange product={product_type} />
                  </span>
                  <IconChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <BusinessDialog isOpen={isAsking} onAnswer={answer} />
    </div>
  )
}
