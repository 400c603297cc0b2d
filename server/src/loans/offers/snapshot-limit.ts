import { spendBudget } from '../../platform/http/rate-limits.ts'
import type { Services } from '../../market/services.ts'

/** Different screens of one application that are kept in a day: far above what a person looks at, far below what fills a disk. */
export const SNAPSHOTS_A_DAY = 300

const DAY_SECONDS = 86_400

/** Counts a snapshot about to be kept: it stays for good, and whoever moves the amount makes another. @throws Problem too_many_requests. */
export const spendSnapshot = (services: Pick<Services, 'db' | 'limitNow'>, appId: string): Promise<void> =>
  spendBudget(services, { key: `snapshot:${appId}`, most: SNAPSHOTS_A_DAY, seconds: DAY_SECONDS })
