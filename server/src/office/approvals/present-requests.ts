import type { ApprovalRequest } from '@marketplace/contract/office/approvals'
import type { RequestRow } from '../../platform/second-person/published.ts'
import { stateOf } from '../../platform/second-person/state-of.ts'
import { refusalOf, type HandsOn } from '../../platform/second-person/who-decides.ts'

interface Known {
  /** Who can sign in as an administrator. */
  administrators: readonly { staff_id: number; username: string }[]
  hands: readonly HandsOn[]
  at: Date
}

/** A request as a member of staff reads it. */
export const presentRequest = (
  row: RequestRow,
  staffId: number,
  { administrators, hands, at }: Known,
): ApprovalRequest => {
  const state = stateOf(row, at)
  const deciding =
    state === 'waiting'
      ? administrators.filter(({ staff_id }) => refusalOf(row, staff_id, hands) === null)
      : []
  return {
    request_id: row.request_id,
    kind: row.kind,
    object_kind: row.object_kind,
    object_id: row.object_id,
    object_name: row.object_name,
    detail: row.detail,
    reason: row.reason,
    asked_by: row.asked_by_name,
    asked_at: row.asked_at.toISOString(),
    lapses_at: row.lapses_at.toISOString(),
    state,
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
    is_own: row.asked_by === staffId ? 1 : 0,
    may_decide: deciding.some(({ staff_id }) => staff_id === staffId) ? 1 : 0,
    waits_for: deciding.map(({ username }) => username),
  }
}
