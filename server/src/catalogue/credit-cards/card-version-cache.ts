import type { FastifyBaseLogger } from 'fastify'
import { createVersionedCache, type VersionedCache } from '../../platform/caches/versioned-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import { getCardVersion } from './credit-cards.queries.ts'

/** Stands for the cards as they are: another object after every change of one. */
export type CardVersion = Readonly<{ version: number }>

/** Follows every change of the cards, of this process or another, within a second. */
export const createCardVersionCache = (
  db: Database,
  log: FastifyBaseLogger,
): Promise<VersionedCache<CardVersion>> =>
  createVersionedCache({
    load: async () => ({ version: await getCardVersion(db) }),
    isStale: async ({ version }) => (await getCardVersion(db)) !== version,
    log,
    failure: 'the version of the cards could not be read',
  })
