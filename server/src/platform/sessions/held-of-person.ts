import type { PersonParts } from '../module.ts'
import { listSignInsOf, revokeSessionsOf } from './sessions.queries.ts'

export const sessionsOfPerson = {
  gather: async ({ db }, { user_id, limit }) => {
    const signIns = await listSignInsOf(db, user_id, limit)
    return {
      sign_ins: signIns.map(({ at, ip_address, ended_at }) => ({
        at: at.toISOString(),
        ip_address,
        ended_at: ended_at?.toISOString() ?? null,
      })),
    }
  },
  preview: async ({ db }, { user_id, limit }) => {
    const signIns = await listSignInsOf(db, user_id, limit)
    return {
      goes: { sessions: signIns.filter(({ ended_at }) => ended_at === null).length },
      stays: { access_log: signIns.length },
    }
  },
  erase: { sessions: (_services, tx, { user_id, now }) => revokeSessionsOf(tx, user_id, now) },
} satisfies PersonParts
