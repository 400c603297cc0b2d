import { productJourneys, loanProducts } from '@marketplace/contract/reference/product-journeys'
import { accountPages } from '../web/src/customer/app/account-pages.ts'
import { openApplication, openProfile, readOffers } from './bench-customer.ts'
import type { Stored } from './browser.ts'
import type { Product } from './product.ts'

/** A page of a signed-in customer, with the session values that let them stay there. */
export interface JourneyPage {
  /** What the page is of, for whoever reads the table. */
  name: string
  path: string
  stored: Stored
}

/** What the guards want of a page that is of one product alone. */
const productOf: Readonly<Record<string, Stored>> = {
  'credit-card': { productType: 'Credit Cards' },
  insurance: { productType: 'Other Insurance', productId: 'Health' },
  'insurance-transaction': { productType: 'Other Insurance', productId: 'Health' },
  vouchers: { productType: 'Discount Vouchers' },
  deals: { productType: 'Deals' },
}

/** These lead on at once by what the server says. */
const passing: ReadonlySet<string> = new Set(['onward', 'lender-submit'])

/**
 * Every page of a signed-in customer, from the pages' own list: the details of each loan with a profile that tells nothing
 * yet, all others with an application for a personal loan.
 */
export const openJourneyPages = async (
  product: Product,
): Promise<{ session: Stored; pages: readonly JourneyPage[] }> => {
  const applying = await openApplication(product)
  const told = await openProfile(product, {})
  const session: Stored = { atkn: applying.token, prospectAppId: applying.prospect_app_id }
  const personal: Stored = { ...session, productType: 'Personal Loans', appId: applying.app_id }
  const [lenderId = ''] = await readOffers(product, applying)
  const details = loanProducts.map((productType) => ({
    name: `details of ${productType}`,
    path: productJourneys[productType].detail,
    stored: { atkn: told.token, prospectAppId: told.prospect_app_id, productType },
  }))
  const others = accountPages
    .filter(({ key }) => key !== 'user-detail' && !passing.has(key))
    .map(({ key, paths: [pattern = ''] }) => ({
      name: key,
      path: pattern.replace(':lenderId', lenderId).replace(':lender', 'kadamba-bank'),
      stored: { ...personal, ...productOf[key] },
    }))
  return { session, pages: [...details, ...others] }
}
