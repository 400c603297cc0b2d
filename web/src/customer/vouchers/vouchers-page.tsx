import { useCallback, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import {
  listVouchers,
  type VoucherOffer,
  type VoucherProduct,
} from '@marketplace/contract/catalogue/vouchers'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Badge, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { VoucherTile } from './voucher-tile.tsx'
import { NothingYet } from '../spot/nothing-yet.tsx'

/** As many as a page carries; a brand has a few dozen. */
const MOST = 200

interface ShelfProps {
  title: string
  offers: readonly VoucherOffer[]
  newest: number | null
  onClaimed: (offerId: number) => void
}

const Shelf = ({ title, offers, newest, onClaimed }: ShelfProps) =>
  offers.length === 0 ? null : (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.offer_id}>
            <VoucherTile offer={offer} isNew={offer.offer_id === newest} onClaimed={onClaimed} />
          </li>
        ))}
      </ul>
    </section>
  )

const Catalogue = ({ product }: { product: VoucherProduct }) => {
  const t = useText()
  const load = useCallback(
    async (signal: AbortSignal): Promise<VoucherOffer[]> =>
      (await call(listVouchers, { query: { product_type: product, page_size: MOST }, signal })).data,
    [product],
  )
  const { value: offers, error, reload } = useLoaded(load)
  const [newest, setNewest] = useState<number | null>(null)
  const onClaimed = (offerId: number): void => {
    setNewest(offerId)
    reload()
  }
  const shelf = { newest, onClaimed }
  return (
    <>
      {error === null ? null : (
        <Notice tone="bad" live title={t('vouchers.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('vouchers.try_again')}
          </Button>
        </Notice>
      )}
      {offers === null && error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('vouchers.loading')}
          </p>
          <Skeleton className="h-72" />
        </>
      ) : null}
      {offers?.length === 0 ? (
        <NothingYet drawing="Discount Vouchers">{t('vouchers.none')}</NothingYet>
      ) : null}
      <Shelf
        {...shelf}
        title={t('vouchers.mine')}
        offers={offers?.filter(({ claim }) => claim !== null) ?? []}
      />
      <Shelf
        {...shelf}
        title={product === 'Deals' ? t('vouchers.all.deals') : t('vouchers.all')}
        offers={offers?.filter(({ claim }) => claim === null) ?? []}
      />
    </>
  )
}

/** Vouchers at /user/vouchers and deals at /user/deals: what there is, and what the customer has of it. */
export const VouchersPage = () => {
  const t = useText()
  const { pathname } = useLocation()
  const { brand, products } = useBootstrap()
  const product: VoucherProduct = pathname.startsWith('/user/deals') ? 'Deals' : 'Discount Vouchers'
  const isOffered = products.some(
    ({ product_type, available }) => product_type === product && available === 1,
  )
  const isDeals = product === 'Deals'
  return (
    <div className="space-y-6">
      <h1 className="text-xl">{isDeals ? t('vouchers.heading.deals') : t('vouchers.heading')}</h1>
      {isOffered ? (
        <>
          <p className="max-w-text">
            {isDeals ? t('vouchers.intro.deals') : t('vouchers.intro')}{' '}
            {brand.example_data === 1 ? <Badge tone="warn">{t('vouchers.example')}</Badge> : null}
          </p>
          <Catalogue key={product} product={product} />
        </>
      ) : (
        <>
          <Notice>{t('vouchers.not_here', { brand: brand.name })}</Notice>
          <Link to="/products" className={buttonClass('primary')}>
            {t('vouchers.to_products')}
          </Link>
        </>
      )}
    </div>
  )
}
