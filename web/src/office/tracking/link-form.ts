import { subNames, type LinkUtms, type Subs } from '@marketplace/contract/partner-area/partner-links'
import type { ProductType } from '@marketplace/contract/reference/products'

/** What a new link may lead to. */
export interface LinkBrand {
  slug: string
  name: string
  host: string
  products: readonly ProductType[]
}

export const emptyLink = {
  requestId: '',
  partner: '',
  name: '',
  slug: '',
  brand: '',
  product: '',
  expires_on: null as string | null,
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  sub1: '',
  sub2: '',
  sub3: '',
  sub4: '',
  sub5: '',
}
export type LinkValues = typeof emptyLink

const filled = <Name extends string>(
  names: readonly Name[],
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> => {
  const given: Partial<Record<Name, string>> = {}
  for (const name of names) if (values[name].trim() !== '') given[name] = values[name].trim()
  return given
}

/** The body of the call, as the form stands. */
export const bodyOfLink = (values: LinkValues, brands: readonly LinkBrand[]) => {
  const brand = brands.find(({ slug }) => slug === values.brand) ?? brands[0]
  return {
    request_id: values.requestId,
    name: values.name.trim(),
    slug: values.slug,
    brand_slug: brand?.slug ?? '',
    product_type: brand?.products.find((product) => product === values.product) ?? null,
    utms: filled(['utm_source', 'utm_medium', 'utm_campaign'] as const, values) as LinkUtms,
    subs: filled(subNames, values) as Subs,
    expires_on: values.expires_on,
  }
}

/** A path from the name, for whoever has not typed one: "Counter 2" after "gomti" is "gomti-counter-2". */
export const slugOfName = (before: string, name: string): string =>
  `${before === '' ? '' : `${before}-`}${name}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
