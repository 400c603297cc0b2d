import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { getSession, setSession } from '../browser-storage/session-store.ts'

/** The campaign parameters of an address, within the limits of the contract's `Utms`. */
export const utmsOf = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => /^utm_[a-z0-9_]{1,28}$/.test(name) && value !== '' && value.length <= 256)
      .slice(0, 20),
  )

/** Keeps what the first page was opened with: the url segment and the campaign (section 3, session values). */
export const rememberFirstTouch = (
  bootstrap: Pick<Bootstrap, 'url_segment' | 'segment_lender' | 'segment_product'>,
  search: string,
): void => {
  const session = getSession()
  const utms = utmsOf(search)
  setSession({
    ...(bootstrap.url_segment === null ? {} : { urlSegment: bootstrap.url_segment }),
    ...(bootstrap.segment_lender === null ? {} : { lender: bootstrap.segment_lender }),
    // What the customer has begun to apply for stays.
    ...(bootstrap.segment_product === undefined || session.appId !== null
      ? {}
      : { productType: bootstrap.segment_product, productId: null }),
    ...(session.utms === null && Object.keys(utms).length > 0 ? { utms: JSON.stringify(utms) } : {}),
  })
}
