import type { Database } from '../../platform/db/database.ts'
import { listActivePartnersNamed } from '../accounts/partner-leads.queries.ts'
import { findLinkBySlug } from '../links/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { findFunnel, type FunnelRow } from './funnel.queries.ts'

/** How the pages of a partner look that is named by a path; null for no active partner, and for one that saved nothing. */
export const funnelOfSegment = (db: Database, segment: string): Promise<FunnelRow | null> =>
  asOffice(db, async (tx) => {
    const link = await findLinkBySlug(tx, segment)
    const [partner] = await listActivePartnersNamed(tx, segment, null, link?.partner_id ?? null)
    return partner === undefined ? null : findFunnel(tx, partner.partner_id)
  })
