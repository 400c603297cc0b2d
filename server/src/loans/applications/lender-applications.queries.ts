import type { LenderStatus, RejectReason } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { numbers, prepared, sql } from '../../platform/db/sql.ts'
import { endedStatuses } from './lender-status-table.ts'

/** One application with one lender. Money in rupees; `disbursal_date` is YYYY-MM-DD. */
export interface LenderApplicationRow {
  lender_application_id: number
  /** What people call it by; drawn by the database. */
  application_number: string
  our_reference: string
  app_id: string
  lender_id: number
  snapshot_id: string
  consent_id: string
  status: LenderStatus
  amount: number
  tenure_months: number
  their_reference: string | null
  reject_reason: RejectReason | null
  sanctioned_amount: number | null
  disbursed_amount: number | null
  disbursal_date: string | null
  handoff_url: string | null
  attempts: number
  created_at: Date
  updated_at: Date
}

const columns = sql`lender_application_id, application_number, our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months,
  their_reference, reject_reason, sanctioned_amount, disbursed_amount, disbursal_date, handoff_url, attempts, created_at, updated_at`

export const listLenderApplications = (db: Database, appId: string): Promise<LenderApplicationRow[]> =>
  db.rows(
    prepared(
      'list-lender-applications',
      sql`select ${columns} from lender_application where app_id = ${appId} order by created_at, lender_application_id`,
    ),
  )

export const findLenderApplication = (db: Database, id: number): Promise<LenderApplicationRow | null> =>
  db.row(sql`select ${columns} from lender_application where lender_application_id = ${id}`)

export const findLenderApplicationOf = (
  db: Database,
  appId: string,
  lenderId: number,
): Promise<LenderApplicationRow | null> =>
  db.row(
    prepared(
      'find-lender-application-of',
      sql`select ${columns} from lender_application where app_id = ${appId} and lender_id = ${lenderId}`,
    ),
  )

/** The following four lock the row until the transaction ends: steps of one application follow one another. */
export const lockLenderApplication = (db: Database, id: number): Promise<LenderApplicationRow | null> =>
  db.row(sql`select ${columns} from lender_application where lender_application_id = ${id} for update`)

/** An application as far as a file can move it. */
export interface LockedStanding extends LenderStanding {
  lender_application_id: number
  lender_id: number
  created_at: Date
}

/** Thousands at once, in one order, so that two files never wait for each other; without what a file neither knows nor changes. */
export const lockLenderApplications = (db: Database, ids: readonly number[]): Promise<LockedStanding[]> =>
  db.rows(sql`select lender_application_id, lender_id, created_at, status, reject_reason, sanctioned_amount, disbursed_amount,
      disbursal_date
    from lender_application where lender_application_id = any(${numbers(ids)}::bigint[])
    order by lender_application_id for update`)

export const lockLenderApplicationOf = (
  db: Database,
  appId: string,
  lenderId: number,
): Promise<LenderApplicationRow | null> =>
  db.row(
    sql`select ${columns} from lender_application where app_id = ${appId} and lender_id = ${lenderId} for update`,
  )

export const lockLenderApplicationByReference = (
  db: Database,
  ourReference: string,
  lenderId: number,
): Promise<LenderApplicationRow | null> =>
  db.row(sql`select ${columns} from lender_application
    where our_reference = ${ourReference} and lender_id = ${lenderId} for update`)

export const lockLenderApplicationsByConsent = (
  db: Database,
  consentIds: readonly string[],
): Promise<LenderApplicationRow[]> =>
  db.rows(
    sql`select ${columns} from lender_application where consent_id = any(${consentIds}) order by lender_application_id for update`,
  )

export interface NewLenderApplication {
  our_reference: string
  app_id: string
  lender_id: number
  snapshot_id: string
  consent_id: string
  status: LenderStatus
  amount: number
  tenure_months: number
  handoff_url: string | null
  now: Date
}

/** @returns its id. */
export const addLenderApplication = async (db: Database, row: NewLenderApplication): Promise<number> => {
  const added = await db.row<{ lender_application_id: number }>(sql`insert into lender_application
      (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months, handoff_url, created_at, updated_at)
    values (${row.our_reference}, ${row.app_id}, ${row.lender_id}, ${row.snapshot_id}, ${row.consent_id}, ${row.status},
      ${row.amount}, ${row.tenure_months}, ${row.handoff_url}, ${row.now}, ${row.now})
    returning lender_application_id`)
  if (added === null) throw new Error('no lender application was made')
  return added.lender_application_id
}

/** Puts one that could not be sent back to its start, on the offer and the consent of now, under the reference given. */
export const requeueLenderApplication = (
  db: Database,
  id: number,
  row: Pick<
    NewLenderApplication,
    'our_reference' | 'snapshot_id' | 'consent_id' | 'amount' | 'tenure_months' | 'now'
  >,
): Promise<number> =>
  db.run(sql`update lender_application set status = 'QUEUED', attempts = 0, last_error = null, our_reference = ${row.our_reference},
      snapshot_id = ${row.snapshot_id},
      consent_id = ${row.consent_id}, amount = ${row.amount}, tenure_months = ${row.tenure_months}, updated_at = ${row.now}
    where lender_application_id = ${id}`)

export interface LenderApplicationChange {
  status: LenderStatus
  their_reference?: string | undefined
  reject_reason?: RejectReason | undefined
  sanctioned_amount?: number | undefined
  disbursed_amount?: number | undefined
  disbursal_date?: string | undefined
  now: Date
}

/** Writes a step; what it does not bring stays. */
export const updateLenderApplication = (
  db: Database,
  id: number,
  change: LenderApplicationChange,
): Promise<number> =>
  db.run(sql`update lender_application set status = ${change.status},
      their_reference = coalesce(${change.their_reference ?? null}, their_reference),
      reject_reason = coalesce(${change.reject_reason ?? null}, reject_reason),
      sanctioned_amount = coalesce(${change.sanctioned_amount ?? null}, sanctioned_amount),
      disbursed_amount = coalesce(${change.disbursed_amount ?? null}, disbursed_amount),
      disbursal_date = coalesce(${change.disbursal_date ?? null}, disbursal_date),
      updated_at = ${change.now}
    where lender_application_id = ${id}`)

/** Where an application stands, as far as a lender's news can say. Money in rupees; the day YYYY-MM-DD. */
export type LenderStanding = Pick<
  LenderApplicationRow,
  'status' | 'reject_reason' | 'sanctioned_amount' | 'disbursed_amount' | 'disbursal_date'
>

/**
 * Writes where many stand now; the caller holds their rows. Between the least and the largest id: a join that goes through the table by
 * its key goes through no more of it.
 */
export const updateStandings = (
  db: Database,
  standings: readonly (LenderStanding & { lender_application_id: number })[],
  now: Date,
): Promise<number> => {
  const ids = standings.map((row) => row.lender_application_id)
  return db.run(sql`update lender_application l set status = m.status, reject_reason = m.reject_reason,
      sanctioned_amount = m.sanctioned_amount, disbursed_amount = m.disbursed_amount, disbursal_date = m.disbursal_date,
      updated_at = ${now}
    from unnest(${numbers(ids)}::bigint[], ${standings.map((row) => row.status)}::text[],
        ${standings.map((row) => row.reject_reason)}::text[], ${numbers(standings.map((row) => row.sanctioned_amount))}::numeric[],
        ${numbers(standings.map((row) => row.disbursed_amount))}::numeric[], ${standings.map((row) => row.disbursal_date)}::date[])
      m (lender_application_id, status, reject_reason, sanctioned_amount, disbursed_amount, disbursal_date)
    where l.lender_application_id = m.lender_application_id
      and l.lender_application_id between ${Math.min(...ids)}::bigint and ${Math.max(...ids)}::bigint`)
}

/** Counts a try to hand it over, before the try. @returns null where it no longer waits to be sent. */
export const countSendAttempt = (db: Database, id: number): Promise<LenderApplicationRow | null> =>
  db.row(sql`update lender_application set attempts = attempts + 1
    where lender_application_id = ${id} and status in ('QUEUED', 'SEND_FAILED') returning ${columns}`)

export const noteSendError = (db: Database, id: number, message: string): Promise<number> =>
  db.run(sql`update lender_application set last_error = ${message} where lender_application_id = ${id}`)

/** An application with a lender as its receipt tells it: `consent_id` is the consent to share that it went on. */
export interface SharedApplicationRow {
  lender_application_id: number
  app_id: string
  snapshot_id: string
  consent_id: string
  lender_id: number
  application_number: string
  our_reference: string
  status: LenderStatus
  attempts: number
  handoff_url: string | null
  withdrawal_told_at: Date | null
}

/** Every application of a customer with a lender. */
export const listSharedApplications = (db: Database, userId: string): Promise<SharedApplicationRow[]> =>
  db.rows(sql`select l.lender_application_id, l.app_id, l.snapshot_id, l.consent_id, l.lender_id, l.application_number, l.our_reference,
      l.status, l.attempts, l.handoff_url, l.withdrawal_told_at
    from lender_application l join application a using (app_id) where a.user_id = ${userId}
    order by l.lender_application_id`)

/** Notes that the lender has heard of the withdrawal; the first time counts. */
export const noteWithdrawalSent = (db: Database, id: number, now: Date): Promise<number> =>
  db.run(sql`update lender_application set withdrawal_told_at = ${now}
    where lender_application_id = ${id} and withdrawal_told_at is null`)

/** How many of these applications are with a lender that has not come to an end with them. */
export const countUnderWayWith = async (
  db: Database,
  lenderId: number,
  appIds: readonly string[],
): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*) as count from lender_application
      where lender_id = ${lenderId} and app_id = any(${appIds}::uuid[]) and status <> all(${endedStatuses})`)
  )?.count ?? 0

/** A key fact statement that a customer opened for an application, and when first. */
export interface KfsOpening {
  app_id: string
  lender_id: number
  kfs_url: string
  opened_at: Date
}

/** The first opening of a statement counts; later ones of the same change nothing. */
export const addKfsOpening = (db: Database, opening: KfsOpening): Promise<number> =>
  db.run(sql`insert into kfs_opening (app_id, lender_id, kfs_url, opened_at)
    values (${opening.app_id}, ${opening.lender_id}, ${opening.kfs_url}, ${opening.opened_at}) on conflict do nothing`)

/** Of these applications, the newest first. */
export const listKfsOpenings = (db: Database, appIds: readonly string[]): Promise<KfsOpening[]> =>
  db.rows(sql`select app_id, lender_id, kfs_url, opened_at from kfs_opening
    where app_id = any(${appIds}::uuid[]) order by opened_at desc, kfs_url`)

/** Ids of the customers, after `after`, with an application at the lender that was made from the one day to the other in India. */
export const listPeopleOfLender = async (
  db: Database,
  { lender_id, from, to, after }: { lender_id: number; from: string; to: string; after: string | null },
  limit: number,
): Promise<string[]> => {
  const rows = await db.rows<{ user_id: string }>(sql`select distinct a.user_id
    from lender_application l join application a using (app_id)
    where l.lender_id = ${lender_id}
      and l.created_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'
      and l.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      and (${after}::uuid is null or a.user_id > ${after}::uuid)
    order by a.user_id limit ${limit}`)
  return rows.map(({ user_id }) => user_id)
}
