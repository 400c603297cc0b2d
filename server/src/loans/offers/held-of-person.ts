import type { Database } from '../../platform/db/database.ts'
import type { PersonParts } from '../../platform/module.ts'
import { listApplicationsOf } from '../applications/find-applications.queries.ts'
import { countLenderAnswersOf, countSnapshotsOf, forgetLenderAnswersOf } from './offers.queries.ts'

const appIdsOf = async (db: Database, userId: string): Promise<string[]> =>
  (await listApplicationsOf(db, userId)).map(({ app_id }) => app_id)

const countOf = async (db: Database, userId: string): Promise<{ answers: number; snapshots: number }> => {
  const appIds = await appIdsOf(db, userId)
  const answers = await countLenderAnswersOf(db, appIds)
  return { answers, snapshots: await countSnapshotsOf(db, appIds) }
}

export const offersOfPerson = {
  gather: async ({ db }, { user_id }) => {
    const { answers, snapshots } = await countOf(db, user_id)
    return { kept_offer_lists: snapshots, kept_lender_answers: answers }
  },
  preview: async ({ db }, { user_id }) => {
    const { answers, snapshots } = await countOf(db, user_id)
    return { goes: { lender_answers: answers }, stays: { offer_lists: snapshots } }
  },
  erase: {
    lender_answers: async (_services, tx, { user_id }) =>
      forgetLenderAnswersOf(tx, await appIdsOf(tx, user_id)),
  },
} satisfies PersonParts
