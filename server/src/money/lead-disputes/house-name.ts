import type { Services } from '../../market/services.ts'

/** What a partner reads instead of who of staff wrote. */
export const houseNameOf = ({ brands, env }: Pick<Services, 'brands' | 'env'>): string =>
  brands().bySlug(env.DEFAULT_BRAND)?.brand.name ?? ''
