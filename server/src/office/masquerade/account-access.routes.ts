import {
  answerLookRequest,
  readAccountAccess,
  saveAccessSettings as saveCall,
} from '@marketplace/contract/partner-area/account-access'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../../reference/services.ts'
import {
  answerAsPartner,
  findRequest,
  listWaitingRequests,
  readAccessSettings,
  saveAccessSettings,
} from './leave.queries.ts'
import { listOwnLooks, listViews } from './masquerade.queries.ts'
import { pagesByLook } from './pages-by-look.ts'

const NEWEST = 100
/** Nobody of another role looks in. */
const ROLE = 'Administrator'

/** What a partner reads and says of the looks of staff, under row level security. */
export const accountAccessRoutes = (serve: Serve, services: Services): void => {
  const { db, now: clock } = services

  serve(readAccountAccess, async ({ actor: { partner_id } }) => {
    const now = clock()
    const own = await asPartner(db, partner_id, async (tx) => {
      const looks = await listOwnLooks(tx, now, NEWEST)
      return {
        looks,
        settings: await readAccessSettings(tx, partner_id),
        requests: await listWaitingRequests(tx, now),
        pages: pagesByLook(
          await listViews(
            tx,
            looks.map(({ masquerade_id }) => masquerade_id),
          ),
        ),
      }
    })
    return succeed({
      settings: own.settings,
      requests: own.requests.map((row) => ({
        request_id: row.request_id,
        who: row.first_name,
        role: ROLE,
        reason: row.reason,
        ticket: row.ticket,
        asked_at: row.asked_at.toISOString(),
        lapses_at: row.lapses_at.toISOString(),
      })),
      looks: own.looks.map((row) => {
        // Over by the clock is over, whether or not the job that writes so has run.
        const isOver = row.ended_at !== null || row.ends_at <= now
        return {
          masquerade_id: row.masquerade_id,
          who: row.first_name,
          role: ROLE,
          reason: row.reason,
          ticket: row.ticket,
          leave: row.leave,
          started_at: row.started_at.toISOString(),
          ended_at: isOver ? (row.ended_at ?? row.ends_at).toISOString() : null,
          ended_by: isOver ? (row.ended_by ?? 'limit') : null,
          pages: own.pages.get(row.masquerade_id) ?? [],
        }
      }),
    })
  })

  serve(saveCall, async ({ body, actor: { partner_id, name, auditActor }, ip, language }) => {
    const now = clock()
    await asPartner(db, partner_id, async (tx) => {
      const before = await readAccessSettings(tx, partner_id)
      const after = {
        staff_may_look: body.staff_may_look ?? before.staff_may_look,
        mail_at_end: body.mail_at_end ?? before.mail_at_end,
      }
      await saveAccessSettings(tx, partner_id, after, now)
      const object = { object_kind: 'partner', object_id: partner_id, object_name: name }
      await recordEvent(
        tx,
        { auditActor, action: 'partner.access', ...object, before: { ...before }, after, ip },
        now,
      )
    })
    return { success: true, message: translate(language, 'access_saved') }
  })

  serve(answerLookRequest, async ({ body, actor: { partner_id, name, auditActor }, ip, language }) => {
    const now = clock()
    const { request_id } = body
    const answer = body.allowed === 1 ? 'allowed' : 'refused'
    await asPartner(db, partner_id, async (tx) => {
      const request = await findRequest(tx, request_id)
      if (request === null) throw new Problem('not_found')
      if ((await answerAsPartner(tx, { request_id, answer, now })) === 0) throw new Problem('conflict')
      const object = { object_kind: 'partner', object_id: partner_id, object_name: name }
      const after = { request_id, answer, asked_by: request.username }
      await recordEvent(tx, { auditActor, action: 'partner.access_answer', ...object, after, ip }, now)
    })
    return { success: true, message: translate(language, 'look_answered') }
  })
}
