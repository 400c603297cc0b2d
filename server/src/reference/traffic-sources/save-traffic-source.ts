import type { Body } from '@marketplace/contract/platform/call'
import type {
  saveTrafficSource as saveCall,
  TrafficSource,
} from '@marketplace/contract/reference/traffic-sources'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { isFixed, presentSource } from './present-source.ts'
import { insertTrafficSource, lockTrafficSources, updateTrafficSource } from './traffic-sources.queries.ts'

/**
 * Adds a source or saves the whole of one.
 * @throws Problem not_found, also for one that the product judges by itself; conflict with the one that stands where somebody saved in
 *   between; invalid_request for words that mean another source.
 */
export const saveTrafficSource = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { source_id, version, label, utm_sources }: Body<typeof saveCall>,
  { auditActor }: Staff,
  ip: string,
): Promise<TrafficSource> =>
  db.transaction(async (tx) => {
    const sources = await lockTrafficSources(tx)
    const before = sources.find((one) => one.source_id === source_id) ?? null
    if (source_id !== null && (before === null || isFixed(before))) throw new Problem('not_found')
    if (before !== null && before.version !== version)
      throw new Problem('conflict', [], presentSource(before))
    const words = [...new Set(utm_sources)]
    const isTaken = sources.some(
      (one) => one.source_id !== source_id && one.utm_sources.some((word) => words.includes(word)),
    )
    if (isTaken) throw new Problem('invalid_request', [{ field: 'utm_sources', key: 'utm_source_taken' }])
    const facts = { label, utm_sources: words }
    const saved =
      before === null
        ? await insertTrafficSource(tx, facts)
        : await updateTrafficSource(tx, before.source_id, facts)
    if (saved === null) throw new Error('no source was saved')
    await recordEvent(
      tx,
      {
        auditActor,
        action: before === null ? 'traffic_source.add' : 'traffic_source.save',
        object_kind: 'traffic_source',
        object_id: saved.source_id,
        object_name: saved.label,
        before: before === null ? null : { ...before },
        after: { ...saved },
        ip,
      },
      now(),
    )
    return presentSource(saved)
  })
