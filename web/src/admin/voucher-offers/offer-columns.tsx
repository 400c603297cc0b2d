import type { OfficeOffer } from '@marketplace/contract/catalogue/vouchers-office'
import { count } from '../../i18n/format-values.ts'
import { Switch } from '../../office/form/switch.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { leftText, offerState } from './offer-words.ts'

export interface OfferActs {
  open: (offer: OfficeOffer) => void
  stock: (offer: OfficeOffer) => void
  setLive: (offer: OfficeOffer, isLive: boolean) => Promise<void>
}

const State = ({ offer, today }: { offer: OfficeOffer; today: string }) => {
  const { tone, words } = offerState(offer, today)
  return <StatusDot tone={tone}>{words}</StatusDot>
}

export const offerColumns = (
  { open, stock, setLive }: OfferActs,
  { brandNames, today }: { brandNames: ReadonlyMap<string, string>; today: string },
): readonly Column<OfficeOffer>[] => [
  {
    key: 'merchant_name',
    title: 'Merchant',
    width: 190,
    sortBy: ({ merchant_name }) => merchant_name,
    cell: (offer) => (
      <button
        type="button"
        aria-haspopup="dialog"
        title={offer.merchant_name}
        className="max-w-full truncate text-start font-semibold underline underline-offset-4"
        onClick={() => open(offer)}
      >
        {offer.merchant_name}
      </button>
    ),
  },
  { key: 'value_en', title: 'Worth', width: 210, cell: ({ value_en }) => value_en },
  {
    key: 'product_type',
    title: 'Kind',
    width: 150,
    sortBy: ({ product_type }) => product_type,
    cell: ({ product_type }) => product_type,
  },
  {
    key: 'live',
    title: 'Live',
    width: 76,
    sortBy: ({ status }) => status,
    cell: (offer) => (
      <Switch
        label={`Live: ${offer.merchant_name}, ${offer.slug}`}
        isLabelHidden
        isOn={offer.status === 1}
        onChange={(isLive) => setLive(offer, isLive)}
      />
    ),
  },
  {
    key: 'state',
    title: 'For customers',
    width: 180,
    cell: (offer) => <State offer={offer} today={today} />,
  },
  {
    key: 'left',
    title: 'Stock',
    width: 120,
    align: 'end',
    hint: 'Codes that nobody has, or what is left of a deal. A press adds to it.',
    sortBy: ({ left }) => left,
    cell: (offer) => (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Stock of ${offer.merchant_name}, ${offer.slug}: ${leftText(offer)}`}
        className="figures underline underline-offset-4"
        onClick={() => stock(offer)}
      >
        {leftText(offer)}
      </button>
    ),
  },
  {
    key: 'claimed',
    title: 'Claimed',
    width: 90,
    align: 'end',
    sortBy: ({ claimed }) => claimed,
    cell: ({ claimed }) => count(claimed),
  },
  {
    key: 'valid_until',
    title: 'Valid until',
    width: 110,
    sortBy: ({ valid_until }) => valid_until,
    cell: ({ valid_until }) => dayText(valid_until),
  },
  {
    key: 'brands',
    title: 'Brands',
    width: 200,
    cell: ({ brands }) =>
      brands === null ? 'Every brand' : brands.map((slug) => brandNames.get(slug) ?? slug).join(', '),
  },
]
