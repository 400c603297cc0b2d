import { listBrandsOffice, type OfficeBrand } from '@marketplace/contract/office/brands-office'
import type { Question } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'

const PAGE_SIZE = 200

/** Every brand, however many pages the server cuts them into. */
export const allBrands: Question<{ brands: readonly OfficeBrand[]; total: number }> = {
  queryKey: ['brands', 'all'],
  queryFn: async ({ signal }) => {
    const brands: OfficeBrand[] = []
    for (let page = 1; ; page += 1) {
      const { data, total } = await officeCall(listBrandsOffice, {
        query: { page, page_size: PAGE_SIZE },
        signal,
      })
      brands.push(...data)
      if (data.length === 0 || brands.length >= total) return { brands, total }
    }
  },
}
