import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import type { Services } from '../../reference/services.ts'
import { listUndelivered, queueAgain } from './messages.queries.ts'

/** An older message that was not delivered says nothing to anybody any more. */
const DAYS = 7
const DAYS_MS = DAYS * 86_400_000

/** Messages that did not arrive, those aside that a newer one replaced or that nobody wants any more: all, or of these ids. */
export const standingMessages = async (
  db: Database,
  now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> =>
  (await listUndelivered(db, new Date(now.getTime() - DAYS_MS), ids)).map(
    ({ message_id, user_id, brand_id, created_at }) => ({
      kind: 'message_failed',
      key: String(message_id),
      since: created_at,
      user_id,
      brand_id,
    }),
  )

/** Opens or closes the items of these messages, in the transaction that changed them. */
export const settleMessages = async (tx: Database, ids: readonly number[], now: Date): Promise<void> => {
  const standing = await standingMessages(tx, now, ids)
  await settleWork(tx, { kinds: ['message_failed'], keys: ids.map(String), standing, now })
}

/** Tries a message once more that was given up, in the caller's transaction. @returns whether it may be: not one with a passcode or a link of one use. */
export const sendMessageAgain = async (
  { addJob, now }: Pick<Services, 'addJob' | 'now'>,
  tx: Database,
  messageId: number,
): Promise<boolean> => {
  if ((await queueAgain(tx, messageId, now())) === 0) return false
  await settleMessages(tx, [messageId], now())
  await addJob(tx, 'send_message', { message_id: messageId }, { key: `message:${messageId}` })
  return true
}
