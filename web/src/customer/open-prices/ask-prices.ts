import { readOpenPrices, type OpenPrices } from '@marketplace/contract/market/open-prices'
import { call } from '../../api/call.ts'

export { drawMark } from '../lender-mark/draw-mark.ts'

export type PriceAsk = Pick<OpenPrices, 'product_type' | 'amount' | 'tenure_months'>

/** What lenders publish for an amount and a time; the first of them, or `all`. @throws ApiError; and the abort of the signal. */
export const askPrices = async (ask: PriceAsk, all: boolean, signal: AbortSignal): Promise<OpenPrices> =>
  (await call(readOpenPrices, { query: { ...ask, ...(all && { all: '1' }) }, signal })).data
