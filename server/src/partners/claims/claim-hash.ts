import type { ProductType } from '@marketplace/contract/reference/products'
import type { Vault } from '../../platform/sealing/vault.ts'

/** A keyed hash of a number and a product: finds a claim once its customer comes, and says nothing of a number to who reads it. */
export const claimHash = (vault: Pick<Vault, 'blindIndex'>, mobile: string, product: ProductType): Buffer =>
  vault.blindIndex('lead-claim', `${mobile}:${product}`)
