import type { lookEnds } from '@marketplace/contract/office/masquerade'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { recordPartnerEvent } from '../../partners/events/record-partner-event.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { readAccessSettings } from './leave.queries.ts'
import { listViews, markEnded, markTold, type LookRow } from './masquerade.queries.ts'

/** An e-mail, unless the partner chose to read of looks in its area alone. That no mail can be sent keeps no look open. */
const mailPartner = async (services: Services, tx: Database, look: LookRow): Promise<void> => {
  const { mail_at_end } = await readAccessSettings(tx, look.partner_id)
  const [partner] = await listPayees(tx, [look.partner_id])
  if (mail_at_end === 0 || partner === undefined) return
  const brand = services.brands().bySlug(services.env.DEFAULT_BRAND)?.brand.name ?? ''
  try {
    await queueMessage(services, tx, {
      channel: 'email',
      to: partner.email,
      template: 'account_viewed',
      language: 'en',
      values: { brand, who: look.first_name, day: formatDay(parseDay(dayInIndia(look.started_at))) },
    })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out.
    if (!(error instanceof Problem)) throw error
  }
}

/** Tells the partner of a look that is over, once, and not before it is due. One that was never opened saw nothing. */
export const notifyOfLook = async (
  services: Services,
  tx: Database,
  look: LookRow,
  at: Date,
): Promise<void> => {
  const { masquerade_id, partner_id, opened_at, ended_at, told_from } = look
  if (opened_at === null || ended_at === null || told_from > at) return
  if ((await markTold(tx, masquerade_id, at)) === 0) return
  const pages = await listViews(tx, [masquerade_id])
  await recordPartnerEvent(tx, {
    partner_id,
    type: 'account.viewed_by_staff',
    subject: `look ${masquerade_id}`,
    data: {
      masquerade_id,
      started_at: look.started_at.toISOString(),
      ended_at: ended_at.toISOString(),
      pages: pages.length,
    },
    at,
  })
  await mailPartner(services, tx, look)
}

/**
 * Ends a look, in the caller's transaction (of the office), whatever the state of the partner: the session in its area opens nothing from
 * here on. Ended before, nothing happens. @returns what ended.
 */
export const endLook = async (
  services: Services,
  tx: Database,
  masqueradeId: number,
  { by, at, ip }: { by: Exclude<(typeof lookEnds)[number], 'unused'>; at: Date; ip: string | null },
): Promise<LookRow | null> => {
  const ended = await markEnded(tx, masqueradeId, { by, at })
  if (ended === null) return null
  if (ended.told_from > at)
    await services.addJob(tx, 'end_masquerade', { masquerade_id: masqueradeId }, { run_at: ended.told_from })
  else await notifyOfLook(services, tx, ended, at)
  const [partner] = await listPayees(tx, [ended.partner_id])
  const name = partner?.name ?? null
  const pages = await listViews(tx, [masqueradeId])
  await recordEvent(
    tx,
    {
      auditActor: {
        kind: 'staff',
        id: ended.staff_id,
        name: ended.username,
        ...(name !== null && { on_behalf_of: name }),
      },
      action: 'masquerade.end',
      object_kind: 'partner',
      object_id: ended.partner_id,
      object_name: name,
      after: { masquerade_id: masqueradeId, ended_by: ended.ended_by, pages: pages.length },
      ip,
    },
    at,
  )
  return ended
}
