import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createDatabase } from '../db/database.ts'
import { listen } from '../db/listen.ts'
import { listCachedVersions } from './cached-versions.queries.ts'

/** A change that no notice came of is seen within this time and that of one look. */
const LOOK_MS = 1_000

export interface FollowOptions {
  lookMs?: number
  /** How often the listening connection has to show that it is alive. */
  beatMs?: number
}

/**
 * Calls `onChange` with a channel when something has changed of what it tells of, by this process or another: at once where the
 * notice comes, and within seconds where it does not, as each change moves a version on. One change may be told of more than once.
 */
export const followChanges = async (
  pool: pg.Pool,
  channels: readonly string[],
  onChange: (channel: string) => void,
  onError: (error: unknown) => void,
  { lookMs = LOOK_MS, beatMs }: FollowOptions = {},
): Promise<{ stop(): Promise<void> }> => {
  const db = createDatabase(pool)
  const seen = new Map<string, number>()
  const look = async (): Promise<void> => {
    for (const { channel, version } of await listCachedVersions(db)) {
      const before = seen.get(channel)
      seen.set(channel, version)
      if (before !== undefined && before !== version && channels.includes(channel)) onChange(channel)
    }
  }
  await look()
  const listening = await listen(pool, channels, onChange, onError, beatMs)
  // What changed between the reading of the caches and now.
  for (const channel of channels) onChange(channel)
  const stopping = new AbortController()
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (!stopping.signal.aborted) await look().catch(onError)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all([looking, listening.stop()])
    },
  }
}
