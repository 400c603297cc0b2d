import type { PartnerLink } from '@marketplace/contract/partner-area/partner-links'
import type { Services } from '../../market/services.ts'
import { countSignedIn } from '../../partners/accounts/published.ts'
import {
  foldedUntil,
  type LinkRow,
  listClickFigures,
  listCountedDays,
  listLinkResults,
} from '../../partners/links/published.ts'
import { readGates } from '../../partners/gate/read-gates.ts'
import type { Database } from '../../platform/db/database.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'

const DAYS_SHOWN = 14
const DAY_MS = 86_400_000

/** The last days in India, today last. */
const daysShown = (now: Date): string[] =>
  Array.from({ length: DAYS_SHOWN }, (_, index) =>
    dayInIndia(new Date(now.getTime() - (DAYS_SHOWN - 1 - index) * DAY_MS)),
  )

const stateOf = ({ ended_at, expires_on }: Pick<LinkRow, 'ended_at' | 'expires_on'>, day: string) =>
  ended_at !== null ? 'ended' : expires_on !== null && expires_on < day ? 'expired' : 'live'

/** Links with what came of them. Whose they are was decided before, under row level security: this runs for the office. */
export const presentLinks = async (
  services: Pick<Services, 'brands' | 'now' | 'env' | 'vault'>,
  office: Database,
  links: readonly LinkRow[],
): Promise<PartnerLink[]> => {
  if (links.length === 0) return []
  const now = services.now()
  const ids = links.map(({ link_id }) => link_id)
  const since = await foldedUntil(office)
  const days = daysShown(now)
  const clicks = await listClickFigures(office, ids, since)
  const counted = await listCountedDays(office, ids, { since, from: days[0] ?? '' })
  const signedIn = await countSignedIn(office, ids)
  const results = await listLinkResults(office, ids)
  const gates = await readGates(
    services,
    office,
    links.map(({ partner_id }) => partner_id),
  )
  const { brands } = services.brands()
  return links.map((link) => {
    const of = <Row extends { link_id: number }>(rows: readonly Row[]): Row | undefined =>
      rows.find(({ link_id }) => link_id === link.link_id)
    const brand = brands.find((one) => one.brand.brand_id === link.brand_id)
    if (brand === undefined) throw new Error('a link of an unknown brand')
    const { hits = 0, counted: ok = 0, seen = 0, qr = 0 } = of(clicks) ?? {}
    const { leads = 0, applied = 0, disbursed = 0, part_paise = 0 } = of(results) ?? {}
    const own = counted.filter(({ link_id }) => link_id === link.link_id)
    return {
      link_id: link.link_id,
      name: link.name,
      slug: link.slug,
      is_own: link.is_own,
      address: `${brandOrigin(services.env, brand)}/${link.slug}`,
      brand: { slug: brand.brand.slug, name: brand.brand.name },
      product_type: link.product_type,
      utms: link.utms,
      subs: link.subs,
      expires_on: link.expires_on,
      state: stateOf(link, dayInIndia(now)),
      gate: gates.of(link.partner_id, link.product_type),
      made_by: link.made_by,
      made_at: link.made_at.toISOString(),
      ended_at: link.ended_at?.toISOString() ?? null,
      figures: {
        hits,
        counted: ok,
        seen,
        qr,
        signed_in: of(signedIn)?.count ?? 0,
        leads,
        applied,
        disbursed,
        part: toRupees(part_paise),
        days: days.map((day) => own.find((row) => row.day === day)?.counted ?? 0),
      },
    }
  })
}
