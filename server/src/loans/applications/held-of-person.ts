import type { ShareReceipt } from '@marketplace/contract/rights/my-data'
import { listConsentsOf } from '../../customers/consents/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PersonParts } from '../../platform/module.ts'
import { closeApplicationsOf, forgetOrigins } from './applications.queries.ts'
import { listApplicationsOf } from './find-applications.queries.ts'
import {
  type KfsOpening,
  listKfsOpenings,
  listSharedApplications,
  type SharedApplicationRow,
} from './lender-applications.queries.ts'
import { forgetLenderNotes } from './lender-events.queries.ts'
import { hasEnded } from './lender-status-table.ts'
import { presentApplication } from './present-application.ts'

/** Whether the lender holds details from us: it was called at least once, and the customer was not only led there. */
const holdsDetails = ({
  handoff_url,
  attempts,
}: Pick<SharedApplicationRow, 'handoff_url' | 'attempts'>): boolean => handoff_url === null && attempts > 0

/** The applications of a customer by which lenders hold details from us. */
export const listDetailsHeld = async (db: Database, userId: string): Promise<SharedApplicationRow[]> =>
  (await listSharedApplications(db, userId)).filter(holdsDetails)

/** How many applications of a customer are with a lender that has not come to an end with them. */
export const countOpenOf = async (db: Database, userId: string): Promise<number> =>
  (await listSharedApplications(db, userId)).filter(({ status }) => !hasEnded(status)).length

/** How an application went to its lender, if it did. */
const wayOf = (row: SharedApplicationRow | undefined): ShareReceipt['way'] => {
  if (row === undefined) return 'not_sent'
  if (row.handoff_url !== null) return 'led_over'
  return holdsDetails(row) ? 'handed_over' : 'not_sent'
}

/** One receipt for each consent to share, in the order of the ledger. */
const listReceipts = async (
  db: Database,
  userId: string,
  applications: readonly SharedApplicationRow[],
  openings: readonly KfsOpening[],
): Promise<ShareReceipt[]> => {
  const consents = await listConsentsOf(db, userId)
  return consents
    .filter(({ purpose }) => purpose === 'share')
    .map(({ consent_id, lender_name, given_at, withdrawn_at }) => {
      const row = applications.find((application) => application.consent_id === consent_id)
      return {
        consent_id,
        lender_name: lender_name ?? '',
        agreed_at: given_at.toISOString(),
        withdrawn_at: withdrawn_at?.toISOString() ?? null,
        application_number: row?.application_number ?? null,
        our_reference: row?.our_reference ?? null,
        way: wayOf(row),
        told_at: row?.withdrawal_told_at?.toISOString() ?? null,
        statements_opened: openings
          .filter(({ app_id, lender_id }) => app_id === row?.app_id && lender_id === row.lender_id)
          .map(({ kfs_url, opened_at }) => ({ kfs_url, opened_at: opened_at.toISOString() })),
      }
    })
}

export const applicationsOfPerson = {
  gather: async (services, { user_id }) => {
    const { db, lenders } = services
    const rows = await listApplicationsOf(db, user_id)
    const shared = await listSharedApplications(db, user_id)
    const openings = await listKfsOpenings(
      db,
      rows.map(({ app_id }) => app_id),
    )
    const [applications, shares] = await Promise.all([
      Promise.all(rows.map((row) => presentApplication(services, row))),
      listReceipts(db, user_id, shared, openings),
    ])
    const isShared = ({ app_id, lender_id }: KfsOpening): boolean =>
      shared.some((row) => row.app_id === app_id && row.lender_id === lender_id)
    const statements_opened = openings
      .filter((opening) => !isShared(opening))
      .map(({ lender_id, kfs_url, opened_at }) => ({
        lender_name: lenders().find(lender_id)?.legal_name ?? '',
        kfs_url,
        opened_at: opened_at.toISOString(),
      }))
    return { applications, shares, statements_opened }
  },
  preview: async ({ db, lenders }, { user_id }) => {
    const applications = await listApplicationsOf(db, user_id)
    const shared = await listSharedApplications(db, user_id)
    return {
      stays: { applications: applications.length },
      also: {
        lenders: shared.map((row) => ({
          lender_name: lenders().find(row.lender_id)?.legal_name ?? '',
          is_told: holdsDetails(row) ? (1 as const) : (0 as const),
        })),
        open_applications: shared.filter(({ status }) => !hasEnded(status)).length,
      },
    }
  },
  erase: {
    applications: async (_services, tx, { user_id, now }) => {
      await closeApplicationsOf(tx, user_id, now)
      await forgetOrigins(tx, user_id)
    },
    lender_notes: async (_services, tx, { user_id }) => {
      const shared = await listSharedApplications(tx, user_id)
      await forgetLenderNotes(
        tx,
        shared.map(({ lender_application_id }) => lender_application_id),
      )
    },
  },
} satisfies PersonParts<Services>
