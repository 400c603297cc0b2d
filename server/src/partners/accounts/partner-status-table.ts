import type { PartnerStatus } from '@marketplace/contract/partners/partners'

/** What a partner of each status may become. A closed one comes back paused, so that somebody looks before it is active. */
const next: Readonly<Record<PartnerStatus, readonly PartnerStatus[]>> = {
  requested: ['active', 'closed'],
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: ['paused'],
}

/** A request that was turned down was never a partner: it stays closed. */
export const nextPartnerStatuses = (partner: {
  status: PartnerStatus
  slug: string | null
}): readonly PartnerStatus[] =>
  partner.status === 'closed' && partner.slug === null ? [] : next[partner.status]
