import { listPublicLenders } from '@marketplace/contract/lenders'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export const lendersRoutes = (serve: Serve, { lenders }: Services): void => {
  serve(listPublicLenders, async ({ brand }) => ({
    success: true,
    data: lenders().publicLendersOf(brand.brand.brand_id),
  }))
}
