import type { OfficeOffer } from '@marketplace/contract/catalogue/vouchers-office'
import { count } from '../../i18n/format-values.ts'
import { actsColumn, dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowButton } from '../../office/list/row-name.tsx'
import { Switch } from '../../office/form/switch.tsx'
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
    cell: (offer) => <RowButton onOpen={() => open(offer)}>{offer.merchant_name}</RowButton>,
  },
  textColumn('value_en', 'Worth', 210, ({ value_en }) => value_en),
  textColumn('product_type', 'Kind', 150, ({ product_type }) => product_type),
  {
    key: 'live',
    title: 'Live',
    width: 76,
    align: 'center',
    sortBy: ({ status }) => status,
    exported: ({ status }) => (status === 1 ? 'Live' : 'Off'),
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
    sortBy: (offer) => offerState(offer, today).words,
    cell: (offer) => <State offer={offer} today={today} />,
  },
  {
    key: 'left',
    title: 'Stock',
    width: 120,
    align: 'end',
    hint: 'Codes that nobody has, or what is left of a deal. A press adds to it.',
    sortBy: ({ left }) => left,
    exported: leftText,
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
  dayColumn('valid_until', 'Valid until', ({ valid_until }) => valid_until, { width: 110 }),
  textColumn('brands', 'Brands', 200, (offer) =>
    offer.brands === null
      ? 'Every brand'
      : offer.brands.map((slug) => brandNames.get(slug) ?? slug).join(', '),
  ),
  actsColumn(
    ({ merchant_name, slug }) => `${merchant_name}, ${slug}`,
    (offer) => [
      { label: 'Edit…', run: () => open(offer) },
      { label: 'Stock…', run: () => stock(offer) },
    ],
  ),
]
