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
  /** `small`: a drawing with its name below, three in a row of a phone. */
  shape: 'large' | 'row' | 'small'
  onChoose: (product: ProductType) => void
}

const Face = ({ product, shape }: Omit<ProductTileProps, 'onChoose'>) => {
  const t = useText()
  const format = useFormat()
  const lowest = useBootstrap().lowest_aprs?.find(({ product_type }) => product_type === product)
  const price = lowest === undefined ? null : t('products.from', { apr: format.percent(lowest.apr) })
  const isLarge = shape === 'large'
  const isSmall = shape === 'small'
  return (
    <>
      <Spot name={product} size={isLarge ? 72 : 48} />
      <span className={isSmall ? 'min-w-0 max-w-full' : 'min-w-0 grow'}>
        <span className={classNames('block font-semibold', isSmall && 'text-sm hyphens-auto')}>
          {t(`products.name.${product}`)}
        </span>
        {price === null ? null : (
          <span
            className={classNames(
              'figures block',
              isLarge ? 'font-semibold sm:text-figure' : isSmall ? 'text-xs text-ink-soft' : 'text-sm',
            )}
          >
            {price}
          </span>
        )}
        {isLarge || (price === null && !isSmall) ? (
          <span className="block text-sm text-ink-soft">{t(`products.line.${product}`)}</span>
        ) : null}
      </span>
    </>
  )
}

const looks = {
  large: 'text-start flex-col gap-2 p-4 sm:flex-row sm:items-center sm:gap-4 sm:p-5',
  row: 'text-start items-center gap-3 p-3',
  small: 'flex-col items-center gap-1 px-1 py-3 text-center',
} as const

/**
 * A product to choose. A visitor is led to its page in the open, where it has one; whoever is signed in begins with it at once, so that it is
 * a button for them.
 */
export const ProductTile = ({ product, shape, onChoose }: ProductTileProps) => {
  const { atkn } = useSession()
  const look = classNames(
    'flex h-full w-full rounded-surface bg-surface text-ink no-underline shadow-card transition-colors duration-120 hover:bg-brand-soft',
    looks[shape],
  )
  const face: ReactNode = <Face product={product} shape={shape} />
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
