import type { StaffMember } from '@marketplace/contract/office/staff'
import { listCredentialStates } from '../../platform/credentials/published.ts'
import type { Services } from '../../market/services.ts'
import { listWaitingSubjects } from '../../platform/second-person/published.ts'
import { countSessionsOfStaff } from '../../platform/sessions/published.ts'
import type { StaffRow } from './staff.queries.ts'

/** Rows as the list shows them, with what credentials and sessions know of them. */
export const describeMembers = async (
  { db, env, now }: Services,
  rows: readonly StaffRow[],
): Promise<StaffMember[]> => {
  const ids = rows.map(({ staff_id }) => staff_id)
  const idleMinutes = env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
  const [states, counts, waiting] = await Promise.all([
    listCredentialStates(db, 'staff', ids),
    countSessionsOfStaff(db, ids, now(), idleMinutes),
    listWaitingSubjects(db, 'staff_administrator', ids.map(String), now()),
  ])
  const stateOf = new Map(states.map((state) => [state.subject_id, state]))
  const sessionsOf = new Map(counts.map(({ staff_id, sessions }) => [staff_id, sessions]))
  return rows.map((row) => ({
    staff_id: row.staff_id,
    username: row.username,
    full_name: row.full_name,
    role_id: row.role_id,
    disabled: row.disabled_at === null ? 0 : 1,
    waits: waiting.has(String(row.staff_id)) ? 1 : 0,
    is_demo: row.is_demo,
    second_factor: stateOf.get(row.staff_id)?.second_factor ?? 0,
    must_change_password: stateOf.get(row.staff_id)?.password_given ?? 0,
    sessions: sessionsOf.get(row.staff_id) ?? 0,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}
