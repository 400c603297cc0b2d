import {
  answerThread,
  closeThread,
  getThread,
  getThreadPicture,
  listThreads,
  takeThread,
} from '@marketplace/contract/partner-area/threads'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { listPayees } from '../accounts/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { presentMessages, presentStaffThread } from './present-thread.ts'
import { answerPartner, closeForPartner, takeForPartner } from './staff-threads.ts'
import { listMessagesOf } from './thread-messages.queries.ts'
import { readPicture, sealPicture } from './thread-picture.ts'
import { countThreads, findThread, listQueue } from './threads.queries.ts'

/** The queue of what partners ask, and the answers. */
export const staffThreadsRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const detail = (threadId: number) =>
    asOffice(db, async (tx) => {
      const row = await findThread(tx, threadId)
      if (row === null) throw new Problem('not_found')
      const [partner] = await listPayees(tx, [row.partner_id])
      return {
        ...presentStaffThread(row, partner?.name ?? ''),
        messages: presentMessages(await listMessagesOf(tx, threadId), null),
      }
    })

  serve(listThreads, ({ query, actor: { username } }) =>
    asOffice(db, async (tx) => {
      const { state, topic, partner_id, taken } = query
      const assignee = taken === undefined ? undefined : taken === 'mine' ? username : null
      const filter = { state, topic, partner_id, assignee }
      const rows = await listQueue(tx, filter, pageBounds(query))
      const partners = await listPayees(tx, [...new Set(rows.map((row) => row.partner_id))])
      const names = new Map(partners.map(({ id, name }) => [id, name]))
      return {
        success: true as const,
        data: rows.map((row) => presentStaffThread(row, names.get(row.partner_id) ?? '')),
        total: await countThreads(tx, filter),
      }
    }),
  )

  serve(getThread, async ({ params: { threadId } }) => succeed(await detail(threadId)))

  serve(getThreadPicture, async ({ params: { threadId }, query }) =>
    succeed({
      picture: await asOffice(db, (tx) => readPicture(services, tx, threadId, query.message_id)),
    }),
  )

  serve(answerThread, async ({ params: { threadId }, body, actor, ip, files }) => {
    const written = { ...body, sealed_picture: await sealPicture(services, files, body.request_id) }
    await answerPartner(services, threadId, written, { actor, ip })
    return succeed(await detail(threadId))
  })

  serve(closeThread, async ({ params: { threadId }, actor, ip }) => {
    await closeForPartner(services, threadId, { actor, ip })
    return succeed(await detail(threadId))
  })

  serve(takeThread, async ({ params: { threadId }, body, actor, ip }) => {
    await takeForPartner(services, threadId, body.mine === 1, { actor, ip })
    return succeed(await detail(threadId))
  })
}
