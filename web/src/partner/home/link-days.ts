import type { PartnerLink } from '@marketplace/contract/partner-area/partner-links'

/** Counted clicks of these links by day, of the last 14 days, today last. */
export const daysTogether = (links: readonly Pick<PartnerLink, 'figures'>[]): number[] => {
  const longest = Math.max(0, ...links.map(({ figures }) => figures.days.length))
  return Array.from({ length: longest }, (_, place) =>
    links.reduce((sum, { figures: { days } }) => sum + (days[place - longest + days.length] ?? 0), 0),
  )
}

/** How many clicks counted in the last seven days. */
export const lastWeek = (days: readonly number[]): number => days.slice(-7).reduce((sum, one) => sum + one, 0)
