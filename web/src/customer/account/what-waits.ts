import type { Application, LenderApplication } from '@marketplace/contract/loans/applications'
import { isLoanProduct, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { cardWordsOf } from '../applications/status/card-words.ts'
import { groupOf } from '../applications/status/status-groups.ts'

/** One lender's application, with the loan that it is for. */
export interface OwnApplication {
  product: LoanProduct
  appId: string
  application: LenderApplication
}

/** What may wait for the customer, the most pressing first: a lender that holds the file before one that has none yet. */
export const pressing = ['DOCS_PENDING', 'SANCTIONED', 'OWN_PAGE', 'REDIRECTED', 'SEND_FAILED'] as const
export type Pressing = (typeof pressing)[number]

export const pressingOf = (application: LenderApplication): Pressing | null =>
  pressing.find((words) => words === cardWordsOf(application)) ?? null

const rank = ({ application }: OwnApplication): number =>
  pressing.findIndex((words) => words === cardWordsOf(application))

/** What waits for the customer, the most pressing and then the oldest first; and what moves by itself, in the order of applying. */
export const whatWaits = (
  applications: readonly Application[],
): { waiting: OwnApplication[]; moving: OwnApplication[] } => {
  const own = applications.flatMap(({ app_id, product_type, lenders }) =>
    isLoanProduct(product_type)
      ? lenders.map((application) => ({ product: product_type, appId: app_id, application }))
      : [],
  )
  return {
    waiting: own
      .filter(({ application }) => groupOf(application) === 'needs_you')
      .toSorted(
        (a, b) =>
          rank(a) - rank(b) || Date.parse(a.application.updated_at) - Date.parse(b.application.updated_at),
      ),
    moving: own.filter(({ application }) => groupOf(application) === 'with_lender'),
  }
}

/** The first words of the page: a name where it is known, else the sentence by itself. */
export const addressed = (name: string, text: string): string =>
  name === '' ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : `${name}, ${text}`
