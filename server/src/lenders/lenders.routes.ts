import { listPublicLenders } from '@marketplace/contract/lenders'
import { keepAnswers } from '../http/serialised-answer.ts'
import type { Serve } from '../http/serve.ts'
import { succeed } from '../http/succeed.ts'
import type { Services } from '../services.ts'

export const lendersRoutes = (serve: Serve, { lenders }: Services): void => {
  const keptLists = keepAnswers(listPublicLenders)
  serve(listPublicLenders, ({ brand: { brand } }) => {
    const directory = lenders()
    return keptLists(directory, brand.brand_id, () => succeed(directory.publicLendersOf(brand.brand_id)))
  })
}
