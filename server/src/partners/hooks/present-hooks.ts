import type {
  HookDelivery,
  HookDeliveryDetail,
  HookEndpoint,
} from '@marketplace/contract/partners/partner-hooks'
import type { PartnerEventRow } from '../events/published.ts'
import { hookBody } from './hook-body.ts'
import type { AttemptRow, DeliveryRow, LastAttempt } from './hook-deliveries.queries.ts'
import type { EndpointRow } from './hook-endpoints.queries.ts'

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentEndpoint = (endpoint: EndpointRow, now: Date): HookEndpoint => {
  const { partner_id: _, ...row } = endpoint
  return {
    ...row,
    old_secret_until:
      row.old_secret_until !== null && row.old_secret_until > now ? textOf(row.old_secret_until) : null,
    failing_since: textOf(row.failing_since),
    held_until: row.held_until !== null && row.held_until > now ? textOf(row.held_until) : null,
    last_delivered_at: textOf(row.last_delivered_at),
    last_failed_at: textOf(row.last_failed_at),
    created_at: row.created_at.toISOString(),
  }
}

const presentAttempt = ({
  made_by,
  outcome,
  status_code,
  took_ms,
  at,
}: Pick<AttemptRow, 'made_by' | 'outcome' | 'status_code' | 'took_ms' | 'at'>) => ({
  made_by,
  outcome,
  status_code,
  took_ms,
  at: at.toISOString(),
})

export const presentDelivery = (
  row: DeliveryRow,
  { type, subject }: Pick<PartnerEventRow, 'type' | 'subject'>,
  last: LastAttempt | undefined,
): HookDelivery => ({
  ...row,
  type,
  subject,
  attempts: last?.attempts ?? 0,
  last_attempt: last === undefined ? null : presentAttempt(last),
  next_at: textOf(row.next_at),
  created_at: row.created_at.toISOString(),
})

export const presentDeliveryDetail = (
  row: DeliveryRow,
  event: PartnerEventRow,
  log: readonly AttemptRow[],
): HookDeliveryDetail => {
  const [last] = log
  return {
    ...presentDelivery(row, event, undefined),
    attempts: log.length,
    last_attempt: last === undefined ? null : presentAttempt(last),
    payload: hookBody(event),
    log: log.map((attempt) => ({
      ...presentAttempt(attempt),
      answer: attempt.answer,
      is_cut: attempt.is_cut,
    })),
  }
}
