import type { OfferedLender } from '@marketplace/contract/partner-area/partner-offering'
import type { Lender } from '@marketplace/contract/market/lenders'

/** How an application to a lender goes on. */
export const goesOn = (
  { api, utm_link }: Pick<Lender, 'api' | 'utm_link'>,
  hasOwnPage: boolean,
): OfferedLender['goes_on'] => {
  if (hasOwnPage) return 'own_page'
  return api === 1 || utm_link === null ? 'sent_by_us' : 'at_the_lender'
}
