import type { PersonParts } from '../../platform/module.ts'
import { countCallsOf, forgetCallsOf } from './phone-calls.queries.ts'

/** Each call stands in "How we contacted you" as well; here lie what the operator reported of it and where a recording is. */
export const callsOfPerson = {
  preview: async ({ db }, { user_id }) => ({ goes: { calls: await countCallsOf(db, user_id) } }),
  erase: { phone_calls: (_services, tx, { user_id }) => forgetCallsOf(tx, user_id) },
} satisfies PersonParts
