import type { Partner, PartnerRequest } from '@marketplace/contract/partners/partners'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { addPartner, findPartnerByName, isRequested } from './partners.queries.ts'
import { namingConflicts, readChanged, refuseTeamEmail, type Deed } from './save-partner.ts'
import { claimSlug, settleRequests } from './set-partner-status.ts'

/** A partner that staff bring in, active at once. @throws Problem partner_slug_taken, partner_email_taken. */
export const admitPartner = (
  services: Services,
  { actor, ip }: Deed,
  partner: { name: string; contact_name: string; email: string; phone: string; slug: string },
): Promise<Partner> =>
  namingConflicts(
    asOffice(services.db, async (tx) => {
      const now = services.now()
      await refuseTeamEmail(services, tx, partner.email)
      await claimSlug(tx, partner.slug)
      const id = await addPartner(tx, { ...partner, status: 'active', request_note: null, now })
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'partner.create',
          object_kind: 'partner',
          object_id: id,
          object_name: partner.name,
          after: { name: partner.name, slug: partner.slug, status: 'active' },
          ip,
        },
        now,
      )
      return readChanged(services, tx, id)
    }),
  )

/** Keeps a request of the public form for staff; nothing tells the sender whether the business or its e-mail is known. */
export const savePartnerRequest = async (
  services: Services,
  request: PartnerRequest,
  ip: string,
): Promise<void> => {
  await asOffice(services.db, async (tx) => {
    const now = services.now()
    const { name, contact_name, email, phone, note, invited_by: typed } = request
    const request_note = note === undefined || note.trim() === '' ? null : note.trim()
    const asked = { name, contact_name, email, phone, request_note }
    // Sent twice is asked once.
    if (await isRequested(tx, asked)) return
    const inviter =
      typed === undefined || typed.trim() === ''
        ? null
        : await findPartnerByName(tx, typed.trim(), dayInIndia(now))
    const invited_by = inviter?.status === 'active' ? inviter.id : null
    const id = await addPartner(tx, { ...asked, invited_by, slug: null, status: 'requested', now })
    await settleRequests(tx, [id], now)
    await recordEvent(
      tx,
      {
        auditActor: { kind: 'system', id: 'public-form', name: 'Public form' },
        action: 'partner.request',
        object_kind: 'partner',
        object_id: id,
        object_name: name,
        after: { status: 'requested', ...(invited_by !== null && { invited_by }) },
        ip,
      },
      now,
    )
  })
}
