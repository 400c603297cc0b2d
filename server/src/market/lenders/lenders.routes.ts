import { listPublicLenders } from '@marketplace/contract/market/lenders'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { publishedLenders } from './published-lenders.ts'
import type { Services } from '../services.ts'

export const lendersRoutes = (serve: Serve, { lenders, now }: Services): void => {
  const cachedLists = cacheAnswers(listPublicLenders)
  serve(listPublicLenders, ({ brand }) => {
    const directory = lenders()
    const products = productsOfBrand(brand)
    const today = dayInIndia(now())
    const shown = products.map(({ product_type }) => product_type).join()
    return cachedLists(directory, `${brand.brand.brand_id} ${shown} ${today}`, () =>
      succeed(publishedLenders(directory, brand.brand.brand_id, products, today)),
    )
  })
}
