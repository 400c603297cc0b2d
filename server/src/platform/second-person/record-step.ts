import { recordEvent } from '../audit-log/record-event.ts'
import type { Database } from '../db/database.ts'
import type { RequestRow } from './requests.queries.ts'
import type { By } from './second-person-kind.ts'

/** The entry of a step of a request, on the log of what it is about. */
export const recordStep = (
  tx: Database,
  step: 'asked' | 'approved' | 'declined' | 'withdrawn' | 'lapsed',
  request: Pick<
    RequestRow,
    'request_id' | 'kind' | 'object_kind' | 'object_id' | 'object_name' | 'asked_by_name' | 'detail'
  >,
  by: By | null,
  reason: string | null,
  at: Date,
): Promise<void> => {
  const { request_id, kind, object_kind, object_id, object_name, asked_by_name, detail } = request
  return recordEvent(
    tx,
    {
      auditActor: by?.actor.auditActor ?? { kind: 'system', id: 'second-person', name: 'second-person' },
      action: `second_person.${step}`,
      object_kind,
      object_id,
      object_name,
      after: { request_id, kind, asked_by: asked_by_name, ...detail },
      ...(reason !== null && { reason }),
      ip: by?.ip ?? null,
    },
    at,
  )
}
