import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { pageAfterApplying } from './page-after-applying.ts'
import { hasEnded } from '../applications/lender-status-table.ts'

/** What stands behind an application; `lenders` in the order in which they were applied to. */
export interface WayThere {
  product: LoanProduct
  completed: boolean
  lenders: readonly { slug: string; status: LenderStatus }[]
}

const segmentOf = (path: string): string => path.replace('/user/', '')

/**
 * Where a customer of gold or housing goes on (section 7), as a segment under /user: to the details where some are missing, to
 * the lender who has the newest application in progress, else to the offers.
 */
export const nextPage = ({ product, completed, lenders }: WayThere): string => {
  const { detail, offers } = productJourneys[product]
  if (!completed) return segmentOf(detail)
  const inProgress = lenders.findLast(({ status }) => !hasEnded(status))
  return inProgress === undefined ? segmentOf(offers) : pageAfterApplying(inProgress)
}
