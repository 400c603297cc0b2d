import type { CallSeries } from '@marketplace/contract/market/lender-register'
import type { Env } from '../../platform/env.ts'

/** The series of a number that is shown to whoever is called (TRAI direction of 19 November 2025). */
export type NumberSeries = '1600' | '140' | 'other'
export interface CallerId {
  number: string
  series: NumberSeries
}

type Numbers = Pick<Env, 'CALLER_ID_1600' | 'CALLER_ID_140' | 'CALLER_ID_OTHER'>

/**
 * Which number a call shows. `series`: what the lender that it is for says of its calls; null where it is for none, and the brand calls
 * about itself. A call that promotes never goes out under an ordinary number.
 * @returns null where no number of that series is set up, or the lender has no calls made.
 */
export const chooseCallerId = (
  env: Numbers,
  { series, isPromotion }: { series: CallSeries | null; isPromotion: boolean },
): CallerId | null => {
  const known = (of: NumberSeries, number: string | undefined): CallerId | null =>
    number === undefined ? null : { number, series: of }
  if (series === 'none') return null
  if (isPromotion) return series === 's1600' ? null : known('140', env.CALLER_ID_140)
  if (series !== null) return known('1600', env.CALLER_ID_1600)
  return known('other', env.CALLER_ID_OTHER) ?? known('1600', env.CALLER_ID_1600)
}
