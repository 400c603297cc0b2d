import type { KnownBrand } from '../../platform/http/known-brand.ts'

/**
 * Where a brand's links stand. @param here the address that is asked by, as in the browser: of a brand without a host of its own, and of one
 * whose host is asked, the links stand there
 */
export const originOfBrand = (
  { hosts }: Pick<KnownBrand, 'hosts'>,
  here: { protocol: string; host: string },
): string => {
  const [first] = hosts
  return first === undefined || hosts.includes(here.host.replace(/:\d+$/, '')) || hosts.includes(here.host)
    ? `${here.protocol}://${here.host}`
    : `https://${first}`
}
