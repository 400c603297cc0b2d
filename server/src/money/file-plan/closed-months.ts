import type { Database } from '../../platform/db/database.ts'

/** Whether the month (2026-10) of a lender is closed: news that moves its money is held. */
export type IsClosed = (lenderId: number, month: string) => boolean

/** Reads which months are closed, once for a plan. */
export type ReadClosedMonths = (db: Database) => Promise<IsClosed>
