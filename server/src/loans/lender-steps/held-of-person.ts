import type { Services } from '../../market/services.ts'
import type { PersonParts } from '../../platform/module.ts'
import { listSharedApplications } from '../applications/lender-applications.queries.ts'
import { forgetPasscodeContacts, listStepsOf } from './lender-steps.queries.ts'

export const lenderStepsOfPerson = {
  gather: async ({ db, lenders }, { user_id }) => {
    const shared = await listSharedApplications(db, user_id)
    const lenderOf = new Map(shared.map((row) => [row.lender_application_id, row.lender_id]))
    const steps = await listStepsOf(db, [...lenderOf.keys()])
    return {
      lender_steps: steps.map(({ lender_application_id, step, done_at }) => ({
        lender_name: lenders().find(lenderOf.get(lender_application_id) ?? 0)?.legal_name ?? '',
        step,
        done_at: done_at?.toISOString() ?? null,
      })),
    }
  },
  erase: {
    lender_steps: async (_services, tx, { user_id }) => {
      const shared = await listSharedApplications(tx, user_id)
      await forgetPasscodeContacts(
        tx,
        shared.map(({ lender_application_id }) => lender_application_id),
      )
    },
  },
} satisfies PersonParts<Services>
