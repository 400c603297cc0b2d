import { createVersionedCache, type VersionedCache } from '../../platform/caches/versioned-cache.ts'
import type { Cache } from '../../platform/module.ts'
import type { Services } from '../../platform/services.ts'
import { getCardVersion } from './credit-cards.queries.ts'

/** Stands for the cards as they are: another object after every change of one. */
export type CardVersion = Readonly<{ version: number }>
export type CardVersionCache = Pick<VersionedCache<CardVersion>, 'current' | 'check'>

/** Follows every change of the cards, of this process or another, within a second. */
export const openCardVersion = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  changed: (tags: readonly string[]) => void,
): Promise<Cache<CardVersionCache>> => {
  const cache = await createVersionedCache({
    load: async () => ({ version: await getCardVersion(db) }),
    isStale: async ({ version }) => (await getCardVersion(db)) !== version,
    changed: () => changed(['cards']),
    log,
    failure: 'the version of the cards could not be read',
  })
  return { value: cache, check: cache.check, stop: cache.stop }
}
