import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import type { ProductType } from '@marketplace/contract/reference/products'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Spot } from '../spot/spot.tsx'
import { openAddress } from './product-groups.ts'

interface ProductTileProps {
  product: ProductType
  isLarge: boolean
  onChoose: (product: ProductType) => void
}

const Face = ({ product, isLarge }: Omit<ProductTileProps, 'onChoose'>) => {
  const t = useText()
  const format = useFormat()
  const lowest = useBootstrap().lowest_aprs?.find(({ product_type }) => product_type === product)
  const price = lowest === undefined ? null : t('products.from', { apr: format.percent(lowest.apr) })
  return (
    <>
      <Spot name={product} size={isLarge ? 72 : 48} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t(`products.name.${product}`)}</span>
        {price === null ? null : (
          <span className={classNames('figures block', isLarge ? 'font-semibold sm:text-figure' : 'text-sm')}>
            {price}
          </span>
        )}
        {isLarge || price === null ? (
          <span className="block text-sm text-ink-soft">{t(`products.line.${product}`)}</span>
        ) : null}
      </span>
    </>
  )
}

/**
 * A product to choose. A visitor is led to its page in the open, where it has one; whoever is signed in begins with it at once, so that it is
 * a button for them.
 */
export const ProductTile = ({ product, isLarge, onChoose }: ProductTileProps) => {
  const { atkn } = useSession()
  const look = classNames(
    'flex h-full w-full rounded-surface bg-surface text-start text-ink no-underline shadow-card transition-colors duration-120 hover:bg-brand-soft',
    isLarge ? 'flex-col gap-2 p-4 sm:flex-row sm:items-center sm:gap-4 sm:p-5' : 'items-center gap-3 p-3',
  )
  const face: ReactNode = <Face product={product} isLarge={isLarge} />
  const address = openAddress(product)
  if (atkn === null)
    return (
      <Link
        to={address ?? '/login'}
        className={look}
        onClick={
          address === null || product === 'Credit Cards'
            ? (event) => {
                event.preventDefault()
                onChoose(product)
              }
            : undefined
        }
      >
        {face}
      </Link>
    )
  return (
    <button type="button" className={look} onClick={() => onChoose(product)}>
      {face}
    </button>
  )
}
