/** How a customer came to the sign-in, as the start of it noted. */
export interface Arrival {
  url_segment: string | null
  utms: Readonly<Record<string, string>>
}

/** A partner that the arrival names in one way or the other. */
export interface NamedPartner {
  partner_id: number
  slug: string | null
  /** The slugs of its links that the arrival may name. */
  links: readonly string[]
  /** Every tracking id it has or had: old links go on working. */
  utm_ids: readonly string[]
}

export interface Attribution {
  partner_id: number
  came_by: 'segment' | 'utm_id'
}

/**
 * Which of the active partners brought a customer (domain.md 3.6). The path that was opened says more than a parameter that
 * any page can carry along, so it decides where the two name different partners.
 */
export const attributeArrival = (
  { url_segment, utms }: Arrival,
  active: readonly NamedPartner[],
): Attribution | null => {
  const bySegment =
    url_segment === null
      ? undefined
      : active.find(({ slug, links }) => slug === url_segment || links.includes(url_segment))
  if (bySegment !== undefined) return { partner_id: bySegment.partner_id, came_by: 'segment' }
  const utmId = utms['utm_id']
  const byUtm = utmId === undefined ? undefined : active.find(({ utm_ids }) => utm_ids.includes(utmId))
  return byUtm === undefined ? null : { partner_id: byUtm.partner_id, came_by: 'utm_id' }
}
