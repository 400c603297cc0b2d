import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { findNominee, removeNomineeRow } from './nominee.queries.ts'
import { nomineeRoutes } from './nominee.routes.ts'
import { resealNominees } from './reseal-nominees.ts'
import { openNominee } from './seal-nominee.ts'

export const nomineeModule = {
  routes: nomineeRoutes,
  person: {
    gather: async ({ db, vault }, { user_id }) => {
      const row = await findNominee(db, user_id)
      return { nominee: row === null ? null : await openNominee(vault, row) }
    },
    preview: async ({ db }, { user_id }) => ({
      goes: { nominee: (await findNominee(db, user_id)) === null ? 0 : 1 },
    }),
    erase: { nominee: (_services, tx, { user_id }) => removeNomineeRow(tx, user_id) },
  },
  reseal: { what: 'nominees', run: resealNominees },
} satisfies Module<Services>
