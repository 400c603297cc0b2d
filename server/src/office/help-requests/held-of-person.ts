import type { PersonParts } from '../../platform/module.ts'
import { forgetWorkTexts } from '../../platform/work/published.ts'
import { settleHelp } from './help-work.ts'
import { forgetHelpRequestsOf, listHelpRequestsOf } from './help-requests.queries.ts'

export const helpRequestsOfPerson = {
  gather: async ({ db }, person) => {
    const requests = await listHelpRequestsOf(db, person, person.limit)
    return {
      help_requests: requests.map(({ description, created_at }) => ({
        description,
        created_at: created_at.toISOString(),
      })),
    }
  },
  preview: async ({ db }, person) => ({
    goes: { help_requests: (await listHelpRequestsOf(db, person, person.limit)).length },
  }),
  erase: {
    help_requests: async (_services, tx, person) => {
      const ids = await forgetHelpRequestsOf(tx, person)
      await forgetWorkTexts(tx, 'help_request', ids.map(String))
      await settleHelp(tx, ids, person.now)
    },
  },
} satisfies PersonParts
