import {
  listLenderAvailability,
  type AvailabilityBrand,
  type AvailabilityRow,
} from '@marketplace/contract/market/lender-availability'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Question } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { readPages } from './read-pages.ts'

/** The most that the server answers at once. */
const PAGE_SIZE = 5_000

export interface Availability {
  brands: readonly AvailabilityBrand[]
  lenders: readonly AvailabilityRow[]
}

/** The whole matrix of a product: pages are read until every lender is there. */
export const allAvailability = (productType: ProductType): Question<Availability> => ({
  queryKey: ['availability', listLenderAvailability.path, productType],
  queryFn: async ({ signal }) => {
    let brands: readonly AvailabilityBrand[] = []
    const lenders = await readPages(
      async (page) => {
        const query = { product_type: productType, page, page_size: PAGE_SIZE }
        const { data, total } = await officeCall(listLenderAvailability, { query, signal })
        brands = data.brands
        return { rows: data.lenders, total }
      },
      ({ lender_id }) => lender_id,
    )
    return { brands, lenders }
  },
})
