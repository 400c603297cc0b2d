import {
  isLoanProduct,
  productJourneys,
  type LoanProduct,
  type ProductJourney,
} from '@marketplace/contract/reference/product-journeys'
import { findProductType, useSession, type Session } from '../browser-storage/session-store.ts'

/** A loan with its pages and limits. */
export type OwnJourney = ProductJourney & { product: LoanProduct }

/** The loan that a session is about; Personal Loans where it is about none. */
const journeyIn = (session: Session): OwnJourney => {
  const chosen = findProductType(session)
  const product = chosen !== null && isLoanProduct(chosen) ? chosen : 'Personal Loans'
  return { product, ...productJourneys[product] }
}

/** The loan that the pages are about. */
export const useJourney = (): OwnJourney => journeyIn(useSession())
