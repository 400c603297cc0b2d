import type { restoreCreditCard } from '@marketplace/contract/catalogue/deleted-cards'
import type { Body } from '@marketplace/contract/platform/call'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { CARD_NAME_TAKEN, showCardAgain } from './credit-cards.queries.ts'
import type { Saver } from './save-card.ts'

/** Brings a deleted card back, off, whatever it was. @throws Problem not_found, card_name_taken. */
export const restoreCard = (
  db: Database,
  { category_id, category_name, reason }: Body<typeof restoreCreditCard>,
  { actor, ip, now }: Saver,
): Promise<void> =>
  db
    .transaction(async (tx) => {
      const old_name = await showCardAgain(tx, category_id, category_name ?? null, now)
      if (old_name === null) throw new Problem('not_found')
      const name = category_name ?? old_name
      const isRenamed = name !== old_name
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'credit_card.restore',
          object_kind: 'credit_card',
          object_id: category_id,
          object_name: name,
          ...(isRenamed && { before: { category_name: old_name } }),
          after: { status: 0, ...(isRenamed && { category_name: name }) },
          ...(reason !== undefined && { reason }),
          ip,
        },
        now,
      )
    })
    .catch((error: unknown) => {
      throw violates(error, CARD_NAME_TAKEN)
        ? new Problem('card_name_taken', [{ field: 'category_name', key: 'card_name_taken' }])
        : error
    })
