import { readOpenPrices, type OpenPrices } from '@marketplace/contract/market/open-prices'
import { call } from '../../api/call.ts'

export { drawMark } from '../lender-mark/draw-mark.ts'

export type PriceAsk = Pick<OpenPrices, 'product_type' | 'amount' | 'tenure_months'>

/** What lenders publish for an amount and a time. @throws ApiError; and the abort of the signal. */
export const askPrices = async (ask: PriceAsk, signal: AbortSignal): Promise<OpenPrices> =>
  (await call(readOpenPrices, { query: ask, signal })).data
