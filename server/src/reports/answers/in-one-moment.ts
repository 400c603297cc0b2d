import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { holdMoment, takeTime } from '../cells/published.ts'
import { readDimensionNames, type DimensionNames } from './dimension-names.ts'

/** One state of the database, as the office sees it, and what its values are called. */
export interface Moment {
  tx: Database
  names: DimensionNames
}

/**
 * Reads in one transaction whose statements all see the same state: figures beside each other agree.
 * @param mostMs how long each statement may take, where that is longer than a page waits
 */
export const inOneMoment = <T>(
  services: Pick<Services, 'db' | 'brands' | 'lenders'>,
  read: (moment: Moment) => Promise<T>,
  mostMs?: number,
): Promise<T> =>
  services.db.transaction(async (trx) => {
    await holdMoment(trx)
    if (mostMs !== undefined) await takeTime(trx, mostMs)
    return asOffice(trx, async (tx) => read({ tx, names: await readDimensionNames(services, tx) }))
  })
