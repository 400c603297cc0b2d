import { listPublicLenders } from '@marketplace/contract/lenders'
import { keepAnswers } from '../http/serialised-answer.ts'
import type { Serve } from '../http/serve.ts'
import { succeed } from '../http/succeed.ts'
import { productsOfBrand } from '../products/products-of-brand.ts'
import type { Services } from '../services.ts'

export const lendersRoutes = (serve: Serve, { lenders }: Services): void => {
  const keptLists = keepAnswers(listPublicLenders)
  serve(listPublicLenders, ({ brand }) => {
    const directory = lenders()
    const products = productsOfBrand(brand)
    const shown = products.map(({ product_type }) => product_type).join()
    return keptLists(directory, `${brand.brand.brand_id} ${shown}`, () =>
      succeed(directory.publicLendersOf(brand.brand.brand_id, products)),
    )
  })
}
