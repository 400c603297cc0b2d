import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

export interface TrafficSourceRow {
  source_id: number
  code: string
  label: string
  utm_sources: string[]
  version: number
}

const columns = sql`source_id, code, label, utm_sources, version`

export const listTrafficSources = (db: Database): Promise<TrafficSourceRow[]> =>
  db.rows(prepared('list-traffic-sources', sql`select ${columns} from traffic_source order by source_id`))

/** All of them, held until the transaction ends: no two may mean the same words. */
export const lockTrafficSources = async (tx: Database): Promise<TrafficSourceRow[]> => {
  await tx.run(sql`lock table traffic_source in share row exclusive mode`)
  return tx.rows(sql`select ${columns} from traffic_source order by source_id`)
}

type Facts = Pick<TrafficSourceRow, 'label' | 'utm_sources'>

export const insertTrafficSource = (
  tx: Database,
  { label, utm_sources }: Facts,
): Promise<TrafficSourceRow | null> =>
  tx.row(sql`insert into traffic_source (source_id, code, label, utm_sources)
    select max(source_id) + 1, 'source_' || (max(source_id) + 1), ${label}, ${utm_sources}::text[] from traffic_source returning ${columns}`)

export const updateTrafficSource = (
  tx: Database,
  id: number,
  { label, utm_sources }: Facts,
): Promise<TrafficSourceRow | null> =>
  tx.row(sql`update traffic_source set label = ${label}, utm_sources = ${utm_sources}::text[], version = version + 1
    where source_id = ${id} returning ${columns}`)
