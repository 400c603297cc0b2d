import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { countClicksOf } from './card-clicks.queries.ts'
import { cardClicksRoutes } from './card-clicks.routes.ts'
import { openCardVersion } from './card-version-cache.ts'
import { listUsedThumbs } from './credit-cards.queries.ts'
import { creditCardsRoutes } from './credit-cards.routes.ts'
import { deletedCardsRoutes } from './deleted-cards.routes.ts'

export const creditCardsModule = {
  routes: (serve, services) => {
    creditCardsRoutes(serve, services)
    cardClicksRoutes(serve, services)
    deletedCardsRoutes(serve, services)
  },
  caches: { cards: { channel: 'card_change', open: openCardVersion } },
  person: {
    preview: async ({ db }, { user_id }) => ({ stays: { card_clicks: await countClicksOf(db, user_id) } }),
  },
  filesInUse: listUsedThumbs,
} satisfies Module<Services>
