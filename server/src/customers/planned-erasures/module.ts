import type { Services } from '../../reference/services.ts'
import type { Module } from '../../platform/module.ts'
import { removePlannedErasure } from './planned-erasures.queries.ts'

export const plannedErasuresModule = {
  person: {
    erase: { planned_erasure: (_services, tx, { user_id }) => removePlannedErasure(tx, user_id) },
  },
} satisfies Module<Services>
