import type pg from 'pg'
import { followChanges, type FollowOptions } from '../platform/caches/follow-changes.ts'
import { logFailure } from '../platform/db/log-failure.ts'
import type { Cache, CacheDeclaration } from '../platform/module.ts'
import type { Services as PlatformServices } from '../platform/services.ts'
import type { ValuesOf } from './fold-modules.ts'

export interface OpenCaches<Caches> {
  /** What handlers find in Services. */
  values: ValuesOf<Caches>
  /** Follows the changes of the database from now on; `changed` is called after each change of a cache. */
  follow(pool: pg.Pool, changed: (tags: readonly string[]) => void, options?: FollowOptions): Promise<void>
  stop(): Promise<void>
}

/** Opens every cache that a module declares. */
export const openCaches = async <Caches extends Readonly<Record<string, CacheDeclaration<unknown>>>>(
  caches: Caches,
  services: Pick<PlatformServices, 'db' | 'env' | 'log' | 'now'>,
): Promise<OpenCaches<Caches>> => {
  let onChange = (_tags: readonly string[]): void => undefined
  const open: { name: string; channel: string; cache: Cache<unknown> }[] = []
  for (const [name, { channel, open: openOne }] of Object.entries(caches))
    open.push({ name, channel, cache: await openOne(services, (tags) => onChange(tags)) })
  let changes: { stop(): Promise<void> } | null = null
  return {
    values: Object.fromEntries(open.map(({ name, cache }) => [name, cache.value])) as ValuesOf<Caches>,
    follow: async (pool, changed, options) => {
      onChange = changed
      changes = await followChanges(
        pool,
        open.map(({ channel }) => channel),
        (channel) => {
          for (const { cache } of open.filter((one) => one.channel === channel)) void cache.check()
        },
        (error) => logFailure(services.log, error, 'listening for changes'),
        options,
      )
    },
    stop: async () => {
      await changes?.stop()
      for (const { cache } of open) await cache.stop?.()
    },
  }
}
