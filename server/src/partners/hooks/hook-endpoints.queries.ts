import type { offReasons } from '@marketplace/contract/partners/partner-hooks'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** An endpoint without its secrets. */
export interface EndpointRow {
  endpoint_id: string
  partner_id: number
  label: string
  url: string
  types: string[]
  old_secret_until: Date | null
  is_on: 0 | 1
  off_because: (typeof offReasons)[number] | null
  failures: number
  failing_since: Date | null
  held_until: Date | null
  last_delivered_at: Date | null
  last_failed_at: Date | null
  version: number
  created_at: Date
}

const columns = sql`endpoint_id, partner_id, label, url, types, old_secret_until, is_on, off_because, failures, failing_since, held_until,
  last_delivered_at, last_failed_at, version, created_at`

/** The endpoints of the partner whose transaction it is. */
export const listOwnEndpoints = (tx: Database): Promise<EndpointRow[]> =>
  tx.rows(sql`select ${columns} from hook_endpoint order by created_at, endpoint_id`)

/** An endpoint of a partner; as the office, therefore by both ids. */
export const findEndpoint = (
  tx: Database,
  partnerId: number,
  endpointId: string,
): Promise<EndpointRow | null> =>
  tx.row(
    sql`select ${columns} from hook_endpoint where endpoint_id = ${endpointId} and partner_id = ${partnerId}`,
  )

/** Endpoints of one partner are added one after another until the transaction ends. */
export const lockEndpoints = async (tx: Database, partnerId: number): Promise<number> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('hook_endpoint'), ${partnerId})`)
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from hook_endpoint where partner_id = ${partnerId}`,
  )
  return row?.count ?? 0
}

export interface SealedSecrets {
  secret: Buffer
  old_secret: Buffer | null
  old_secret_until: Date | null
}

export const findSecrets = (tx: Database, endpointId: string): Promise<SealedSecrets | null> =>
  tx.row(
    sql`select secret, old_secret, old_secret_until from hook_endpoint where endpoint_id = ${endpointId}`,
  )

/** @returns 0 where there is one of this id, whosever it is. */
export const addEndpoint = (
  tx: Database,
  row: {
    endpoint_id: string
    partner_id: number
    label: string
    url: string
    types: readonly string[]
    secret: Buffer
    now: Date
  },
): Promise<number> =>
  tx.run(sql`insert into hook_endpoint (endpoint_id, partner_id, label, url, types, secret, created_at, updated_at)
    values (${row.endpoint_id}, ${row.partner_id}, ${row.label}, ${row.url}, ${row.types}::text[], ${row.secret}, ${row.now}, ${row.now})
    on conflict (endpoint_id) do nothing`)

/** Switched on anew, or sent to another address, its health begins anew. @returns 0 where another save came between, or it is not the partner's. */
export const updateEndpoint = (
  tx: Database,
  row: {
    endpoint_id: string
    partner_id: number
    version: number
    label: string
    url: string
    types: readonly string[]
    is_on: 0 | 1
    now: Date
  },
): Promise<number> =>
  tx.run(sql`update hook_endpoint set label = ${row.label}, url = ${row.url}, types = ${row.types}::text[], is_on = ${row.is_on},
      off_because = case when ${row.is_on} = 1 then null else coalesce(off_because, 'partner') end,
      failures = case when url = ${row.url} and is_on = ${row.is_on} then failures else 0 end,
      failing_since = case when url = ${row.url} and is_on = ${row.is_on} then failing_since end,
      held_until = case when url = ${row.url} and is_on = ${row.is_on} then held_until end,
      version = version + 1, updated_at = ${row.now}
    where endpoint_id = ${row.endpoint_id} and partner_id = ${row.partner_id} and version = ${row.version}`)

/** `until` null: the secret before is void at once. */
export const replaceSecret = (
  tx: Database,
  endpointId: string,
  { secret, until, now }: { secret: Buffer; until: Date | null; now: Date },
): Promise<number> =>
  tx.run(sql`update hook_endpoint set old_secret = case when ${until}::timestamptz is null then null else secret end,
      old_secret_until = ${until}, secret = ${secret}, updated_at = ${now}, version = version + 1
    where endpoint_id = ${endpointId}`)

export const removeEndpoint = (tx: Database, partnerId: number, endpointId: string): Promise<number> =>
  tx.run(sql`delete from hook_endpoint where endpoint_id = ${endpointId} and partner_id = ${partnerId}`)

/** What a try by the clock says of an endpoint's health. */
export const saveHealth = (
  tx: Database,
  endpointId: string,
  health: {
    failures: number
    failing_since: Date | null
    held_until: Date | null
    off_because: 'gone' | 'failing' | null
    at: Date
  },
): Promise<number> => {
  const hasFailed = health.failures > 0 || health.off_because !== null
  return tx.run(sql`update hook_endpoint set failures = ${health.failures}, failing_since = ${health.failing_since},
      held_until = ${health.held_until},
      is_on = case when ${health.off_because}::text is null then is_on else 0 end,
      off_because = case when is_on = 1 then ${health.off_because} else off_because end,
      version = version + case when ${health.off_because}::text is null then 0 else 1 end,
      last_failed_at = case when ${hasFailed} then ${health.at}::timestamptz else last_failed_at end,
      last_delivered_at = case when ${hasFailed} then last_delivered_at else ${health.at}::timestamptz end
    where endpoint_id = ${endpointId}`)
}

/** For sealing all secrets under the newest data key: the rows are held until the transaction ends. */
export const lockAllSecrets = (tx: Database): Promise<(SealedSecrets & { endpoint_id: string })[]> =>
  tx.rows(
    sql`select endpoint_id, secret, old_secret, old_secret_until from hook_endpoint order by endpoint_id for update`,
  )

export const writeSecrets = (
  tx: Database,
  endpointId: string,
  { secret, old_secret }: Pick<SealedSecrets, 'secret' | 'old_secret'>,
): Promise<number> =>
  tx.run(
    sql`update hook_endpoint set secret = ${secret}, old_secret = ${old_secret} where endpoint_id = ${endpointId}`,
  )
