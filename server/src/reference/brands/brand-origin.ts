import type { Env } from '../../platform/env.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'

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

/**
 * The same, but for a customer who is at another address of the brand's own, and whose session stands there alone: that one.
 * `requestHost` chooses among what is known and is never part of the answer, but on this machine, where every port is ours.
 */
export const originAt = (
  place: Place,
  known: Pick<KnownBrand, 'hosts'> & { brand: { slug: string } },
  requestHost: string,
): string => {
  const own = brandOrigin(place, known)
  const here = requestHost.toLowerCase()
  if (place.PUBLIC_URL === undefined)
    return /^(?:[a-z0-9-]+\.)?localhost(?::[0-9]{1,5})?$/.test(here) ? `http://${here}` : own
  const { protocol } = new URL(place.PUBLIC_URL)
  const unhosted = brandOrigin(place, { ...known, hosts: [] })
  const name = here.replace(/\.?(?::[0-9]+)?$/, '')
  return (
    [unhosted, ...known.hosts.map((host) => `${protocol}//${host}`)].find(
      (origin) => new URL(origin).hostname === name,
    ) ?? own
  )
}
