import { clickCreditCard, listClickedCards } from '@marketplace/contract/catalogue/card-clicks'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import type { Services } from '../services.ts'
import { countClickedCardsOf, listClickedCardsOf } from './card-clicks.queries.ts'
import { recordClick } from './record-click.ts'

export const cardClicksRoutes = (serve: Serve, { db, env, now }: Services): void => {
  serve(clickCreditCard, async ({ actor, body, brand }) => {
    if (!isOffered(brand, 'Credit Cards')) throw new Problem('product_not_available')
    const { user_id } = actor
    const click = {
      user_id,
      category_id: body.category_id,
      brand_id: brand.brand.brand_id,
      now: now(),
    }
    return succeed(await db.transaction((tx) => recordClick(tx, click, env.LEAD_LOCK_DAYS)))
  })

  serve(listClickedCards, async ({ actor, query }) => {
    const [rows, total] = await Promise.all([
      listClickedCardsOf(db, actor.user_id, pageBounds(query)),
      countClickedCardsOf(db, actor.user_id),
    ])
    const data = rows.map((row) => ({ ...row, clicked_at: row.clicked_at.toISOString() }))
    return { success: true, data, total }
  })
}
