import { listStartIdsOf } from '../../customers/prospects/published.ts'
import type { PersonParts } from '../../platform/module.ts'
import { forgetLinksOf, listLinksOf } from './hand-over.queries.ts'

export const linksOfPerson = {
  gather: async ({ db }, { user_id, limit }) => {
    const links = await listLinksOf(db, user_id, limit)
    return {
      links: links.map(({ channel, created_at, opened_at }) => ({
        channel,
        at: created_at.toISOString(),
        opened_at: opened_at?.toISOString() ?? null,
      })),
    }
  },
  preview: async ({ db }, { user_id, limit }) => ({
    goes: { links: (await listLinksOf(db, user_id, limit)).length },
  }),
  erase: {
    links: async (_services, tx, { user_id }) =>
      forgetLinksOf(tx, { user_id, starts: await listStartIdsOf(tx, user_id) }),
  },
} satisfies PersonParts
