import type { PersonParts } from '../../platform/module.ts'
import { countTasksOf, forgetTasksOf } from './call-tasks.queries.ts'

/** What somebody was to be called about, and what came of it. The calls themselves go before (telephony/held-of-person.ts). */
export const tasksOfPerson = {
  preview: async ({ db }, { user_id }) => ({ goes: { call_tasks: await countTasksOf(db, user_id) } }),
  erase: { call_tasks: (_services, tx, { user_id }) => forgetTasksOf(tx, user_id) },
} satisfies PersonParts
