import {
  listOfficeOffers,
  setOfferStatus,
  type OfficeOffer,
} from '@marketplace/contract/catalogue/vouchers-office'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { offerColumns } from './offer-columns.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { kindOptions } from './offer-fields.ts'
import { StockDialog } from './stock-dialog.tsx'

const liveOptions = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Off' },
]
const noBrands: readonly { slug: string; name: string }[] = []
const keyOf = ({ offer_id }: OfficeOffer): number => offer_id
const searchText = ({ merchant_name, value_en, slug }: OfficeOffer): string =>
  `${merchant_name} ${value_en} ${slug}`
const none = (
  <EmptyRows text="No offers here">An offer is added here, or comes with a file (catalogue:load).</EmptyRows>
)

const setStatus = async ({ offer_id }: OfficeOffer, status: 0 | 1, reason?: string): Promise<void> => {
  const { message } = await officeCall(setOfferStatus, {
    body: { offer_id, status, ...(reason !== undefined && { reason }) },
  })
  showToast(message ?? '', 'good')
  invalidate('voucher-offers')
}

/** What is open over the list. */
type Open = { what: 'offer'; offer: OfficeOffer | null } | { what: 'stock' | 'off'; offer: OfficeOffer }

interface OpenDialogProps {
  open: Open
  brands: readonly { slug: string; name: string }[]
  onClose: () => void
}

const OpenDialog = ({ open, brands, onClose }: OpenDialogProps) => {
  if (open.what === 'offer') return <OfferDialog offer={open.offer} brands={brands} onClose={onClose} />
  const { offer } = open
  if (open.what === 'stock')
    return offer.product_type === 'Deals' ? (
      <StockDialog deal={offer} onClose={onClose} />
    ) : (
      <CodesDialog voucher={offer} onClose={onClose} />
    )
  return (
    <ReasonDialog
      isOpen
      draft={`offer ${offer.offer_id} off`}
      title={`Take ${offer.merchant_name}: ${offer.value_en} off?`}
      action="Take off"
      onClose={onClose}
      onSubmit={(reason) => setStatus(offer, 0, reason)}
    >
      <p>
        Nobody can claim it any more. What {count(offer.claimed)}{' '}
        {offer.claimed === 1 ? 'customer has' : 'customers have'} claimed stays theirs.
      </p>
    </ReasonDialog>
  )
}

/** Merchants' vouchers and deals with their stock (docs/decisions/037). */
export const VoucherOffersPage = () => {
  const { value, error, reload } = useAnswer(ask('voucher-offers', listOfficeOffers, {}))
  const [open, setOpen] = useState<Open | null>(null)
  const brands = value?.data.brands ?? noBrands
  const today = value?.data.today ?? ''
  useCreate('Add offer', () => setOpen({ what: 'offer', offer: null }), value !== null)
  const columns = useMemo(
    () =>
      offerColumns(
        {
          open: (offer) => setOpen({ what: 'offer', offer }),
          stock: (offer) => setOpen({ what: 'stock', offer }),
          setLive: async (offer, isLive) => {
            if (isLive) await setStatus(offer, 1)
            else setOpen({ what: 'off', offer })
          },
        },
        { brandNames: new Map(brands.map(({ slug, name }) => [slug, name])), today },
      ),
    [brands, today],
  )
  const filters = useMemo<readonly RowFilter<OfficeOffer>[]>(() => {
    const slugs = brands.map(({ slug }) => slug)
    return [
      { key: 'kind', label: 'Kind', options: kindOptions, of: ({ product_type }) => product_type },
      {
        key: 'brand',
        label: 'Brand',
        options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
        of: (offer) => offer.brands ?? slugs,
      },
      { key: 'live', label: 'State', options: liveOptions, of: ({ status }) => String(status) },
    ]
  }, [brands])
  return (
    <>
      <PageHeading
        title="Vouchers and deals"
        text="Offers of merchants. Codes are counted here and never shown."
        actions={
          <Button
            aria-haspopup="dialog"
            disabled={value === null}
            onClick={() => setOpen({ what: 'offer', offer: null })}
          >
            <IconPlus aria-hidden="true" className="size-5" />
            Add offer
          </Button>
        }
      />
      <OfficeList
        name="voucher-offers"
        label="Vouchers and deals"
        of="offers"
        rows={value?.data.offers ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {open === null ? null : <OpenDialog open={open} brands={brands} onClose={() => setOpen(null)} />}
    </>
  )
}
