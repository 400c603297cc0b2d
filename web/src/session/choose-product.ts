import type { ProductType } from '@marketplace/contract/reference/products'
import { findOpenApplication } from './profile-store.ts'
import { setSession } from '../browser-storage/session-store.ts'

/** Keeps the product that was chosen; the application in flight for it becomes the current one. */
export const chooseProduct = (productType: ProductType, productId: string | null): void =>
  setSession({ productType, productId, appId: findOpenApplication(productType) })
