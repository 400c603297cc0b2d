import type { OpenPrices } from '@marketplace/contract/market/open-prices'

/** How many lenders publish a price: every lender is a bank or an NBFC. */
export const priceCount = ({ counts }: Pick<OpenPrices, 'counts'>): number => counts.bank + counts.nbfc
