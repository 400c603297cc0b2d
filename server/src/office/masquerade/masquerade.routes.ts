import {
  allowLook,
  endMasquerade,
  listLookRequests,
  listLooks,
  openMasquerade,
  readMasqueradeStand,
  reportMasquerade,
  startMasquerade,
} from '@marketplace/contract/office/masquerade'
import { findPartner, listPartnerNames } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { listHandsOn } from '../../platform/second-person/list-hands-on.ts'
import { refusalOf } from '../../platform/second-person/who-decides.ts'
import type { Services } from '../../reference/services.ts'
import { endLook } from './end-look.ts'
import { allowAsStaff, findRequest, listWaitingRequests, readAccessSettings } from './leave.queries.ts'
import {
  countLooks,
  countStartsSince,
  findLook,
  findOpenOf,
  listLookRows,
  listViews,
  saveReport,
} from './masquerade.queries.ts'
import { pagesByLook } from './pages-by-look.ts'
import { codeStand } from './code-stand.ts'
import { dayBegan, openLook, startLook } from './start-look.ts'

export const masqueradeRoutes = (serve: Serve, services: Services): void => {
  const { db, now: clock } = services
  const office = <T>(work: Parameters<typeof asOffice<T>>[1]): Promise<T> => asOffice(db, work)

  serve(startMasquerade, async ({ body, actor, ip }) => succeed(await startLook(services, actor, body, ip)))

  serve(openMasquerade, async ({ body, actor }) => succeed(await openLook(services, actor, body.key)))

  serve(endMasquerade, async ({ actor, ip }) =>
    succeed(
      await office(async (tx) => {
        const open = await findOpenOf(tx, actor.staff_id)
        if (open === null) return null
        const now = clock()
        const { masquerade_id, partner_id, ends_at } = open
        const by = ends_at <= now ? 'limit' : 'staff'
        await endLook(services, tx, masquerade_id, { by, at: by === 'limit' ? ends_at : now, ip })
        return { masquerade_id, partner_id }
      }),
    ),
  )

  serve(reportMasquerade, async ({ body: { masquerade_id, report }, actor, language }) => {
    const { staff_id } = actor
    await office(async (tx) => {
      if ((await saveReport(tx, { masquerade_id, staff_id, report, now: clock() })) === 1) return
      const look = await findLook(tx, masquerade_id)
      throw new Problem(look?.staff_id === staff_id ? 'conflict' : 'not_found')
    })
    return { success: true, message: translate(language, 'look_reported') }
  })

  serve(readMasqueradeStand, async ({ params: { partner_id }, actor: { staff_id, token_hash } }) => {
    const code = await codeStand(services, staff_id, token_hash)
    return succeed(
      await office(async (tx) => {
        const now = clock()
        const partner = await findPartner(tx, partner_id, dayInIndia(now))
        if (partner === null) throw new Problem('not_found')
        const open = await findOpenOf(tx, staff_id)
        const isLive =
          open !== null && open.ends_at > now && (open.opened_at !== null || open.key_until > now)
        const at = isLive ? await findPartner(tx, open.partner_id, dayInIndia(now)) : null
        return {
          partner_name: partner.name,
          contact_name: partner.contact_name,
          code,
          staff_may_look: (await readAccessSettings(tx, partner_id)).staff_may_look,
          started_today: await countStartsSince(tx, staff_id, dayBegan(now)),
          open:
            isLive && at !== null
              ? {
                  masquerade_id: open.masquerade_id,
                  partner_name: at.name,
                  ends_at: open.ends_at.toISOString(),
                }
              : null,
        }
      }),
    )
  })

  serve(listLooks, async ({ query }) => {
    const filter = { partner_id: query.partner_id, only: query.only }
    const found = await office(async (tx) => {
      const rows = await listLookRows(tx, filter, pageBounds(query))
      const views = await listViews(
        tx,
        rows.map(({ masquerade_id }) => masquerade_id),
      )
      const names = new Map((await listPartnerNames(tx)).map(({ partner_id, name }) => [partner_id, name]))
      return { rows, pages: pagesByLook(views), names, total: await countLooks(tx, filter) }
    })
    return {
      success: true,
      data: found.rows.map((row) => ({
        masquerade_id: row.masquerade_id,
        partner_id: row.partner_id,
        partner_name: found.names.get(row.partner_id) ?? '',
        username: row.username,
        reason: row.reason,
        ticket: row.ticket,
        leave: row.leave,
        second_name: row.second_name,
        started_at: row.started_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
        ended_by: row.ended_by,
        pages: found.pages.get(row.masquerade_id) ?? [],
        report: row.report,
        told_at: row.told_at?.toISOString() ?? null,
        in_seven_days: row.in_seven_days,
      })),
      total: found.total,
    }
  })

  serve(listLookRequests, async ({ actor: { staff_id } }) => {
    const { rows, names } = await office(async (tx) => ({
      rows: await listWaitingRequests(tx, clock()),
      names: new Map((await listPartnerNames(tx)).map(({ partner_id, name }) => [partner_id, name])),
    }))
    return succeed(
      rows.map((row) => ({
        request_id: row.request_id,
        partner_id: row.partner_id,
        partner_name: names.get(row.partner_id) ?? '',
        username: row.username,
        reason: row.reason,
        asked_at: row.asked_at.toISOString(),
        lapses_at: row.lapses_at.toISOString(),
        is_own: row.staff_id === staff_id ? (1 as const) : (0 as const),
      })),
    )
  })

  serve(allowLook, async ({ body: { request_id, risk }, actor, ip, language }) => {
    const { staff_id, username, auditActor } = actor
    await office(async (tx) => {
      const now = clock()
      const request = await findRequest(tx, request_id)
      if (request === null) throw new Problem('not_found')
      // Two accounts in the same hands are one person (decision 084).
      const hands = await listHandsOn(tx, [staff_id, request.staff_id], now)
      if (refusalOf({ asked_by: request.staff_id, about_staff: null }, staff_id, hands) !== null)
        throw new Problem('own_approval')
      if ((await allowAsStaff(tx, { request_id, staff_id, username, risk, now })) === 0)
        throw new Problem('conflict')
      await recordEvent(
        tx,
        {
          auditActor,
          action: 'masquerade.allowed',
          object_kind: 'partner',
          object_id: request.partner_id,
          after: { request_id, asked_by: request.username },
          reason: risk,
          ip,
        },
        now,
      )
    })
    return { success: true, message: translate(language, 'look_allowed') }
  })
}
