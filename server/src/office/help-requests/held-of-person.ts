import type { PersonParts } from '../../platform/module.ts'
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
  erase: { help_requests: (_services, tx, person) => forgetHelpRequestsOf(tx, person) },
} satisfies PersonParts
