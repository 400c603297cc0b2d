import type { TrafficSource } from '@marketplace/contract/reference/traffic-sources'
import { fixedSources } from './source-of.ts'
import type { TrafficSourceRow } from './traffic-sources.queries.ts'

const fixed: ReadonlySet<number> = new Set(Object.values(fixedSources))

export const isFixed = ({ source_id }: Pick<TrafficSourceRow, 'source_id'>): boolean => fixed.has(source_id)

export const presentSource = (row: TrafficSourceRow): TrafficSource => ({
  source_id: row.source_id,
  label: row.label,
  utm_sources: row.utm_sources,
  is_fixed: isFixed(row) ? 1 : 0,
  version: row.version,
})
