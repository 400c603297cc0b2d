import { listPublicLenders } from '@marketplace/contract/market/lenders'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import type { Services } from '../services.ts'

export const lendersRoutes = (serve: Serve, { lenders }: Services): void => {
  const cachedLists = cacheAnswers(listPublicLenders)
  serve(listPublicLenders, ({ brand }) => {
    const directory = lenders()
    const products = productsOfBrand(brand)
    const shown = products.map(({ product_type }) => product_type).join()
    return cachedLists(directory, `${brand.brand.brand_id} ${shown}`, () =>
      succeed(directory.publicLendersOf(brand.brand.brand_id, products)),
    )
  })
}
