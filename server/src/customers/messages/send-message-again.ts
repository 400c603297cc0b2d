import type { Services } from '../../reference/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { settleMessages } from './message-work.ts'
import { queueAgain } from './messages.queries.ts'

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
