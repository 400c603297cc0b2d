import type { FastifyBaseLogger } from 'fastify'
import type { BrandDirectory } from '../reference/brands/brand-directory.ts'
import type { VersionedCache } from '../caches/versioned-cache.ts'
import type { LenderConnectors } from '../market/connectors/lender-connector.ts'
import type { CardVersion } from '../catalogue/credit-cards/card-version-cache.ts'
import type { Database } from '../platform/db/database.ts'
import type { Env } from '../platform/env.ts'
import type { AddJob } from '../platform/jobs/add-job.queries.ts'
import type { LenderDirectory } from '../market/lenders/lender-directory.ts'
import type { RecentSessionsCache } from '../platform/sessions/recent-sessions-cache.ts'
import type { FileStorage } from '../platform/stored-files/file-storage.ts'
import type { Vault } from '../platform/sealing/vault.ts'

/** What a handler or a job may use; made once in app.ts, given as an argument, so that tests can move the clock. */
export interface Services {
  readonly env: Env
  readonly db: Database
  readonly vault: Vault
  readonly sessions: RecentSessionsCache
  readonly addJob: AddJob
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** The directory of the moment; it is made anew when a brand is saved. */
  readonly brands: () => BrandDirectory
  /** The directory of the moment; it follows every change of a lender within a second. */
  readonly lenders: () => LenderDirectory
  /** Stands for the cards as they are; it follows every change of one within a second. */
  readonly cards: Pick<VersionedCache<CardVersion>, 'current' | 'check'>
  /** Stands for the languages and option sets as they are: another object after every change of one. */
  readonly reference: () => object
  /** Where the bytes of stored files lie. */
  readonly files: FileStorage
  /** How each API lender is reached, by its slug. */
  readonly connectors: LenderConnectors
}
