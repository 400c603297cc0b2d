/** Where a start came from, as far as it says. */
export interface StartOrigin {
  utms: Readonly<Record<string, string>>
  /** The partner that brought it; null for none. */
  partner_id: number | null
}

/** A source as staff keep it; `utm_sources` in small letters. */
export interface NamedSource {
  source_id: number
  utm_sources: readonly string[]
}

/** The sources that are there by themselves (migration 082). */
export const fixedSources = { unknown: 0, erased: 1, other: 2, direct: 3, resume: 4, partner: 5 } as const

/**
 * The source that a start counts as: a partner's, else the one that its address names, else `other` for an address that names one we do
 * not know, so that a stranger's text makes no source.
 */
export const sourceOf = ({ utms, partner_id }: StartOrigin, sources: readonly NamedSource[]): number => {
  if (partner_id !== null) return fixedSources.partner
  const named = utms['utm_source']?.trim().toLowerCase() ?? ''
  if (named === '') return Object.keys(utms).length === 0 ? fixedSources.direct : fixedSources.other
  return sources.find(({ utm_sources }) => utm_sources.includes(named))?.source_id ?? fixedSources.other
}
