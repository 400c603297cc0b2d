import type { ProductType } from '@marketplace/contract/reference/products'
import type { ApplicationRow } from '../../loans/applications/published.ts'
import type { LastDetails } from '../../customers/profiles/published.ts'
import type { WhereTheyAre } from './hand-over.queries.ts'

type Application = Pick<ApplicationRow, 'app_id' | 'product_type' | 'status' | 'created_at'>

/**
 * Where a customer stopped as the server knows it: at the loan whose details they saved or whose application they began last,
 * with its open application. `applications`: the newest first.
 */
export const resumePoint = (
  details: LastDetails | null,
  applications: readonly Application[],
): WhereTheyAre => {
  const [newest] = applications
  const isAtDetails = details !== null && (newest === undefined || newest.created_at < details.at)
  const product_type: ProductType | null = isAtDetails ? details.product : (newest?.product_type ?? null)
  const open = applications.find((one) => one.product_type === product_type && one.status !== 'CLOSED')
  return { product_type, product_id: null, app_id: open?.app_id ?? null }
}
