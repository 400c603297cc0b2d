import {
  countNotices,
  getNoticeSettings,
  listNotices,
  readNotices,
  saveNoticeSettings,
  type Notice,
} from '@marketplace/contract/partner-area/notices'
import { succeed } from '../../platform/answers/succeed.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { countEvents, listEventIdsAfter, listNewestEvents, listPartnerEvents } from '../events/published.ts'
import { asPartner } from '../scope/as-partner.ts'
import { noticeOfEvent } from './notice-of-event.ts'
import { addRead, listRead, putNoticeSettings, putReadUpTo, readNoticeSettings } from './notices.queries.ts'

/** Of so many newest ones it is looked which were opened: the bell says "99+" above a hundred. */
const LOOKED_AT = 500
const MOST = 100

/** What a partner is told, and of what by e-mail, under row level security. */
export const noticesRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

  serve(listNotices, ({ query, actor: { partner_id } }) =>
    asPartner(db, partner_id, async (tx) => {
      const rows = await listNewestEvents(tx, partner_id, pageBounds(query))
      const { read_up_to } = await readNoticeSettings(tx, partner_id)
      const read = await listRead(
        tx,
        rows.map(({ event_id }) => event_id),
      )
      const data = rows.flatMap((row): Notice[] => {
        const words = noticeOfEvent(row)
        if (words === null) return []
        const { event_id, at } = row
        const isRead = read.has(event_id) || (read_up_to !== null && at <= read_up_to)
        return [{ event_id, ...words, is_read: isRead ? 1 : 0, at: at.toISOString() }]
      })
      return { success: true as const, data, total: await countEvents(tx, partner_id) }
    }),
  )

  serve(countNotices, ({ actor: { partner_id } }) =>
    asPartner(db, partner_id, async (tx) => {
      const { read_up_to } = await readNoticeSettings(tx, partner_id)
      const ids = await listEventIdsAfter(tx, partner_id, read_up_to, LOOKED_AT)
      const read = await listRead(
        tx,
        ids.map(({ event_id }) => event_id),
      )
      return succeed({ unread: Math.min(ids.length - read.size, MOST) })
    }),
  )

  serve(readNotices, ({ body: { event_id }, actor: { partner_id } }) =>
    asPartner(db, partner_id, async (tx) => {
      if (event_id === undefined) await putReadUpTo(tx, partner_id, now())
      else if ((await listPartnerEvents(tx, [event_id])).length === 1)
        await addRead(tx, partner_id, event_id, now())
      return { success: true as const }
    }),
  )

  serve(getNoticeSettings, ({ actor: { partner_id } }) =>
    asPartner(db, partner_id, async (tx) => {
      const { digest, muted } = await readNoticeSettings(tx, partner_id)
      return succeed({ digest, muted })
    }),
  )

  serve(saveNoticeSettings, ({ body, actor: { partner_id, name, auditActor }, ip }) =>
    asPartner(db, partner_id, async (tx) => {
      const { digest, muted } = await readNoticeSettings(tx, partner_id)
      const after = { digest: body.digest, muted: [...new Set(body.muted)].toSorted() }
      await putNoticeSettings(tx, partner_id, after)
      const object = { object_kind: 'partner', object_id: partner_id, object_name: name }
      const before = { digest, muted }
      await recordEvent(tx, { auditActor, action: 'partner.notices', ...object, before, after, ip }, now())
      return succeed(after)
    }),
  )
}
