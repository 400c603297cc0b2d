import type { Env } from '../env.ts'
import type { KnownBrand } from './brand-directory.ts'

type Place = Pick<Env, 'PUBLIC_URL' | 'PORT' | 'DEFAULT_BRAND'>

/**
 * Where customers of a brand are sent to, as scheme and host: never read from a request, whose Host header is anybody's. The
 * brand's own first host, else its place under the public address, else this machine's.
 */
export const brandOrigin = (
  { PUBLIC_URL, PORT, DEFAULT_BRAND }: Place,
  { brand, hosts }: Pick<KnownBrand, 'hosts'> & { brand: { slug: string } },
): string => {
  const isDefault = brand.slug === DEFAULT_BRAND
  if (PUBLIC_URL === undefined) return `http://${isDefault ? '' : `${brand.slug}.`}localhost:${PORT}`
  const { origin, protocol, host } = new URL(PUBLIC_URL)
  const [own] = hosts
  if (own !== undefined) return `${protocol}//${own}`
  return isDefault ? origin : `${protocol}//${brand.slug}.${host}`
}
