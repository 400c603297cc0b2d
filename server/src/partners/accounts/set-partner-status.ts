import { reservedSegments } from '@marketplace/contract/site/bootstrap'
import type { Partner, PartnerStatus } from '@marketplace/contract/partners/partners'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { revokeSessionsOfPartner } from '../../platform/sessions/published.ts'
import { addPartnerSegment, findSegment } from '../../reference/url-segments/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { nextPartnerStatuses } from './partner-status-table.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { isSlugTaken, listRequestsToAnswer, updatePartnerRow } from './partners.queries.ts'
import { getLockedPartner, namingConflicts, readChanged, refuseTeamEmail, type Deed } from './save-partner.ts'
import { slugOfName } from './slug-of-name.ts'

const isReserved = (slug: string): boolean => reservedSegments.some((segment) => segment === slug)

const isFree = async (tx: Database, slug: string): Promise<boolean> =>
  !isReserved(slug) && !(await isSlugTaken(tx, slug)) && (await findSegment(tx, slug)) === null

/** Opens the path /{slug} to a partner's customers. @throws Problem partner_slug_taken where a page, a campaign or a partner has it. */
export const claimSlug = async (tx: Database, slug: string): Promise<void> => {
  const taken = isReserved(slug) || (await addPartnerSegment(tx, slug)) === 0
  if (taken) throw new Problem('partner_slug_taken', [{ field: 'slug', key: 'partner_slug_taken' }])
}

/** A path of its own for a partner that asked to become one: its name, with a number where that is taken. */
const findFreeSlug = async (tx: Database, name: string, id: number): Promise<string> => {
  const wished = slugOfName(name)
  if (wished !== null) {
    for (const slug of [wished, `${wished}-2`, `${wished}-3`]) if (await isFree(tx, slug)) return slug
  }
  return `partner-${id}`
}

/** Who asked to become a partner and was not answered: all, or those of these ids. Asked as the office. */
export const standingRequests = async (
  tx: Database,
  _now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> =>
  (await listRequestsToAnswer(tx, ids)).map(({ id, created_at }) => ({
    kind: 'partner_request',
    key: String(id),
    since: created_at,
    partner_id: id,
  }))

/** Opens or closes the item of a request, in the transaction that changed it. */
export const settleRequests = async (
  tx: Database,
  ids: readonly number[],
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const standing = await standingRequests(tx, now, ids)
  await settleWork(tx, { kinds: ['partner_request'], keys: ids.map(String), standing, now, by })
}

/**
 * @throws Problem not_found; partner_status_refused where the table does not lead there; partner_email_taken where a request
 * is approved whose e-mail a partner signs in with.
 */
export const setStatusOfPartner = (
  services: Services,
  { actor, ip }: Deed,
  ask: { partner_id: number; status: PartnerStatus; reason: string },
): Promise<Partner> =>
  namingConflicts(
    asOffice(services.db, async (tx) => {
      const row = await getLockedPartner(services, tx, ask.partner_id)
      if (!nextPartnerStatuses(row).includes(ask.status)) throw new Problem('partner_status_refused')
      const now = services.now()
      if (ask.status === 'active') await refuseTeamEmail(services, tx, row.email)
      const slug = row.slug ?? (ask.status === 'active' ? await findFreeSlug(tx, row.name, row.id) : null)
      if (slug !== row.slug && slug !== null) await claimSlug(tx, slug)
      await updatePartnerRow(tx, row.id, { status: ask.status, slug }, now)
      await settleRequests(tx, [row.id], now)
      if (ask.status !== 'active') await revokeSessionsOfPartner(tx, row.id, now)
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'partner.status',
          object_kind: 'partner',
          object_id: row.id,
          object_name: row.name,
          before: { status: row.status },
          after: { status: ask.status, ...(slug !== row.slug && { slug }) },
          reason: ask.reason,
          ip,
        },
        now,
      )
      return readChanged(services, tx, row.id)
    }),
  )
