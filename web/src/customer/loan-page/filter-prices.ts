import { isBank } from '@marketplace/contract/market/lender-kinds'
import type { OpenPrice, OpenPrices } from '@marketplace/contract/market/open-prices'
import { priceCount } from '../open-prices/price-count.ts'

/** What a chip leaves of the list; nothing is reordered by one. */
export const priceFilters = ['all', 'bank', 'nbfc', 'no_fee'] as const
export type PriceFilter = (typeof priceFilters)[number]

const rules: Record<PriceFilter, (price: OpenPrice) => boolean> = {
  all: () => true,
  bank: ({ lender_kind }) => isBank(lender_kind),
  nbfc: ({ lender_kind }) => !isBank(lender_kind),
  no_fee: ({ processing_fee }) => processing_fee === 0,
}

export const filterPrices = (rows: readonly OpenPrice[], filter: PriceFilter): OpenPrice[] =>
  rows.filter(rules[filter])

type Counted = Pick<OpenPrices, 'counts'>

/** How many lenders a chip leaves, of all that publish a price. */
export const countOf = ({ counts }: Counted, filter: PriceFilter): number =>
  filter === 'all' ? priceCount({ counts }) : counts[filter]

/** The chips that leave something and not everything, each with its count; `all` first, and the chosen one in any case. */
export const priceChips = (prices: Counted, chosen: PriceFilter): { filter: PriceFilter; count: number }[] =>
  priceFilters
    .map((filter) => ({ filter, count: countOf(prices, filter) }))
    .filter(
      ({ filter, count }) =>
        filter === 'all' || filter === chosen || (count > 0 && count < countOf(prices, 'all')),
    )
