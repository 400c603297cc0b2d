import {
  closeOwnThread,
  countOwnThreads,
  getOwnThread,
  getOwnThreadPicture,
  listOwnThreads,
  openThread,
  seeOwnThread,
  threadTopics,
  writeInThread,
} from '@marketplace/contract/partner-area/threads'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { asPartner } from '../scope/as-partner.ts'
import { closeOwn, openOwnThread, writeInOwnThread } from './own-threads.ts'
import { presentMessages, presentOwnThread } from './present-thread.ts'
import { listMessagesOf } from './thread-messages.queries.ts'
import { readPicture, sealPicture } from './thread-picture.ts'
import { countByTopic, countThreads, findThread, listOwnThreadRows, markSeen } from './threads.queries.ts'

/** What a partner asks and reads, under row level security. */
export const ownThreadsRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const houseName = (): string => services.brands().bySlug(services.env.DEFAULT_BRAND)?.brand.name ?? ''
  const detail = (partnerId: number, threadId: number) =>
    asPartner(db, partnerId, async (tx) => {
      const row = await findThread(tx, threadId)
      if (row === null) throw new Problem('not_found')
      return {
        ...presentOwnThread(row),
        messages: presentMessages(await listMessagesOf(tx, threadId), houseName()),
      }
    })

  serve(listOwnThreads, ({ query, actor: { partner_id } }) =>
    asPartner(db, partner_id, async (tx) => ({
      success: true as const,
      data: (await listOwnThreadRows(tx, query, pageBounds(query))).map(presentOwnThread),
      total: await countThreads(tx, query),
    })),
  )

  serve(countOwnThreads, async ({ actor: { partner_id } }) => {
    const counts = await asPartner(db, partner_id, countByTopic)
    return succeed(
      threadTopics.map(
        (topic) => counts.find((one) => one.topic === topic) ?? { topic, going_on: 0, unread: 0 },
      ),
    )
  })

  serve(getOwnThread, async ({ params: { threadId }, actor }) =>
    succeed(await detail(actor.partner_id, threadId)),
  )

  serve(getOwnThreadPicture, async ({ params: { threadId }, query, actor }) =>
    succeed({
      picture: await asPartner(db, actor.partner_id, (tx) =>
        readPicture(services, tx, threadId, query.message_id),
      ),
    }),
  )

  serve(openThread, async ({ body, actor, ip, files }) => {
    const { request_id, text, ...asked } = body
    const written = { request_id, text, sealed_picture: await sealPicture(services, files, request_id) }
    return succeed(await detail(actor.partner_id, await openOwnThread(services, actor, asked, written, ip)))
  })

  serve(writeInThread, async ({ params: { threadId }, body, actor, ip, files }) => {
    const written = { ...body, sealed_picture: await sealPicture(services, files, body.request_id) }
    await writeInOwnThread(services, actor, threadId, written, ip)
    return succeed(await detail(actor.partner_id, threadId))
  })

  serve(closeOwnThread, async ({ params: { threadId }, actor, ip }) => {
    await closeOwn(services, actor, threadId, ip)
    return succeed(await detail(actor.partner_id, threadId))
  })

  serve(seeOwnThread, ({ params: { threadId }, body, actor: { partner_id } }) =>
    asPartner(db, partner_id, async (tx) => {
      await markSeen(tx, threadId, body.message_id)
      const row = await findThread(tx, threadId)
      if (row === null) throw new Problem('not_found')
      return succeed(presentOwnThread(row))
    }),
  )
}
