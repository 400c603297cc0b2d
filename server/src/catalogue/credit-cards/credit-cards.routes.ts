import {
  changeCreditCards,
  exportCreditCards,
  importCreditCards,
} from '@marketplace/contract/catalogue/card-changes'
import {
  createCreditCard,
  deleteCreditCard,
  listCreditCards,
  updateCreditCard,
} from '@marketplace/contract/catalogue/credit-cards'
import { reasonOrNone, recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../services.ts'
import { changeCards } from './change-cards.ts'
import { hideCard, listActiveCards, listCards, lockCard, type CardValues } from './credit-cards.queries.ts'
import { importCards } from './import-cards.ts'
import { createCard, updateCard } from './save-card.ts'
import { writeCardsCsv } from './cards-csv.ts'

export const creditCardsRoutes = (serve: Serve, { db, now, cards }: Services): void => {
  const cachedLists = cacheAnswers(listCreditCards)
  serve(listCreditCards, ({ actor }) =>
    // The editor is role 1's alone (section 6): the other roles see what everybody sees, without links of partners.
    actor?.role_id === 1
      ? cachedLists(cards.current(), 'all', async () => succeed(await listCards(db)))
      : cachedLists(cards.current(), 'active', async () => succeed(await listActiveCards(db))),
  )
  /** Who changes a card finds it changed in the list that is asked for next. */
  const changing = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    await cards.check()
    return result
  }

  serve(createCreditCard, async ({ body, actor, ip }) => {
    const category_id = await changing(
      db.transaction(async (tx) => {
        const created = await createCard(tx, body, { actor, ip, now: now() })
        await recordEvent(tx, created.act, now())
        return created.category_id
      }),
    )
    return { success: true, message: translate('en', 'card_created'), data: { category_id } }
  })

  serve(updateCreditCard, async ({ body, actor, ip }) => {
    await changing(
      db.transaction(async (tx) => {
        const card = await lockCard(tx, body.category_id)
        if (card === null) throw new Problem('not_found')
        // The contract has checked the value by the property's own declaration.
        const values = { [body.property]: body.value } as CardValues
        const act = await updateCard(tx, card, values, { actor, ip, now: now(), reason: body.reason })
        if (act !== null) await recordEvent(tx, act, now())
      }),
    )
    return { success: true, message: translate('en', 'card_updated') }
  })

  serve(deleteCreditCard, async ({ body, actor, ip }) => {
    await changing(
      db.transaction(async (tx) => {
        const card = await lockCard(tx, body.category_id)
        if (card === null) throw new Problem('not_found')
        await hideCard(tx, card.category_id, now())
        const { status, category_name: object_name, category_id: object_id } = card
        await recordEvent(
          tx,
          {
            auditActor: actor.auditActor,
            action: 'credit_card.delete',
            object_kind: 'credit_card',
            object_id,
            object_name,
            before: { status },
            reason: reasonOrNone(body.reason),
            ip,
          },
          now(),
        )
      }),
    )
    return { success: true, message: translate('en', 'card_deleted') }
  })

  serve(changeCreditCards, async ({ body, actor, ip }) =>
    succeed(await changing(changeCards(db, body, { actor, ip, now: now(), reason: body.reason }))),
  )

  serve(importCreditCards, async ({ body, files, actor, ip }) =>
    succeed(
      await changing(
        importCards(db, files.get('file')?.bytes ?? Buffer.alloc(0), body.preview === '1', {
          actor,
          ip,
          now: now(),
        }),
      ),
    ),
  )

  serve(exportCreditCards, async () => writeCardsCsv(await listCards(db)))
}
