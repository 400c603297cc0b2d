import { listProducts } from '@marketplace/contract/reference/products'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { productsOfBrand } from './products-of-brand.ts'

export const productsRoutes = (serve: Serve): void => {
  serve(listProducts, async ({ brand }) => succeed(productsOfBrand(brand)))
}
