import type { Services } from '../../market/services.ts'

/** The brand that a customer came by, in whose name they are written to; the default one where it is gone. */
export const brandOf = (
  services: Pick<Services, 'brands' | 'env'>,
  brandId: number | null,
): { brand_id: number; name: string } => {
  const { brands, bySlug } = services.brands()
  const known = brands.find(({ brand }) => brand.brand_id === brandId) ?? bySlug(services.env.DEFAULT_BRAND)
  if (known === null || known === undefined) throw new Error('there is no default brand')
  return known.brand
}
