import type { Services } from '../../market/services.ts'
import { hasActedSince } from '../../platform/audit-log/published.ts'
import type { Staff } from '../../platform/http/actors.ts'

/** Whoever has just written reads the primary for so long, however fresh the replica says that it is. */
const OWN_WRITES_MS = 10_000

/**
 * The services for reading a report: their database is the replica, where there is one that answers and has all that this person did, and their
 * clock stands at the time up to which it has everything. The audit log on the primary says what the person did, so that it does not
 * matter which process took it.
 */
export const readFor = async <Own extends Pick<Services, 'db' | 'replica' | 'now'>>(
  services: Own,
  { auditActor }: Pick<Staff, 'auditActor'>,
): Promise<Own> => {
  const { db, replica, now } = services
  const until = replica === null ? null : await replica.readUntil()
  if (replica === null || until === null) return services
  const since = new Date(Math.min(until.getTime(), now().getTime() - OWN_WRITES_MS))
  if (await hasActedSince(db, auditActor, since)) return services
  return { ...services, db: replica.db, now: () => until }
}
