import type { Database } from '../../platform/db/database.ts'
import { listBrands } from '../../reference/brands/published.ts'

/** The first of these slugs that no brand has; null where all of them are brands, or none is named. */
export const findUnknownBrand = async (
  db: Database,
  slugs: readonly string[] | null,
): Promise<string | null> => {
  if (slugs === null) return null
  const known = new Set((await listBrands(db)).map(({ slug }) => slug))
  return slugs.find((slug) => !known.has(slug)) ?? null
}
