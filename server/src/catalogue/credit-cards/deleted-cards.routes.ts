import {
  getCardReach,
  listDeletedCards as listCall,
  restoreCreditCard,
} from '@marketplace/contract/catalogue/deleted-cards'
import { succeed } from '../../platform/answers/succeed.ts'
import { listLastActs } from '../../platform/audit-log/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { countPeopleOfCard } from './card-clicks.queries.ts'
import { listDeletedCards } from './credit-cards.queries.ts'
import { restoreCard } from './restore-card.ts'

const REACH_DAYS = 30
const DAY_MS = 86_400_000

export const deletedCardsRoutes = (serve: Serve, { db, now, cards }: Services): void => {
  serve(listCall, async () => {
    const rows = await listDeletedCards(db)
    const acts = await listLastActs(db, {
      object_kind: 'credit_card',
      action: 'credit_card.delete',
      object_ids: rows.map(({ category_id }) => category_id),
    })
    const actOf = new Map(acts.map((act) => [act.object_id, act]))
    return succeed(
      rows.map(({ deleted_at, ...row }) => ({
        ...row,
        deleted_at: deleted_at.toISOString(),
        deleted_by: actOf.get(row.category_id)?.actor_name ?? null,
        reason: actOf.get(row.category_id)?.reason ?? null,
      })),
    )
  })

  serve(restoreCreditCard, async ({ body, actor, ip }) => {
    await restoreCard(db, body, { actor, ip, now: now() })
    await cards.check()
    return { success: true, message: translate('en', 'card_restored') }
  })

  serve(getCardReach, async ({ params }) => {
    const since = new Date(now().getTime() - REACH_DAYS * DAY_MS)
    const people = await countPeopleOfCard(db, params.category_id, since)
    if (people === null) throw new Problem('not_found')
    return succeed({ people, days: REACH_DAYS })
  })
}
