import type { Database } from '../../platform/db/database.ts'
import { asOffice } from '../scope/as-partner.ts'
import { findLinkBySlug } from './links.queries.ts'

/** How somebody came: the path, and the campaign of the address, before that of the link where the path is one. */
export const campaignOf = async (
  db: Database,
  url_segment: string | null,
  utms: Readonly<Record<string, string>>,
): Promise<{ url_segment: string | null; utms: Record<string, string> }> => {
  const link = url_segment === null ? null : await asOffice(db, (tx) => findLinkBySlug(tx, url_segment))
  const own = Object.entries(link?.utms ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { url_segment, utms: { ...Object.fromEntries(own), ...utms } }
}
