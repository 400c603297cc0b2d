import { listProducts } from '@marketplace/contract/products'
import type { Serve } from '../http/serve.ts'
import { succeed } from '../http/succeed.ts'
import { productsOfBrand } from './products-of-brand.ts'

export const productsRoutes = (serve: Serve): void => {
  serve(listProducts, async ({ brand }) => succeed(productsOfBrand(brand)))
}
