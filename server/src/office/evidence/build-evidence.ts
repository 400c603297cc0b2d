import type { Evidence } from '@marketplace/contract/office/evidence'
import { listConsentsOf } from '../../customers/consents/published.ts'
import {
  listApplicationsOf,
  listKfsOpenings,
  listSharedApplications,
} from '../../loans/applications/published.ts'
import { listShownOffers } from '../../loans/offers/published.ts'
import type { Services } from '../../market/services.ts'
import { complaintsOf } from '../complaints/present-complaints.ts'

/** Who asks, why, and about which lender (null: all). */
export interface EvidenceAsk {
  lender_id: number | null
  made_by: string
  reason: string
}

/**
 * What a person was shown, opened, agreed to, had passed on and complained of, as it was stored. Of one lender: the offers pages
 * that its applications were chosen from, its statements that were opened, the consents that name it beside those that name nobody,
 * and the complaints about it.
 */
export const buildEvidence = async (
  services: Services,
  userId: string,
  { lender_id, made_by, reason }: EvidenceAsk,
): Promise<Evidence> => {
  const { db, now } = services
  const [applications, shared, consents, complaints] = await Promise.all([
    listApplicationsOf(db, userId),
    listSharedApplications(db, userId),
    listConsentsOf(db, userId),
    complaintsOf(services, userId),
  ])
  const isAsked = (id: number | null): boolean => lender_id === null || id === lender_id
  const shares = shared.filter((row) => isAsked(row.lender_id))
  const chosenFrom = new Set(shares.map(({ snapshot_id }) => snapshot_id))
  const appIds = applications.map(({ app_id }) => app_id)
  const snapshots = await listShownOffers(services, appIds)
  const statements = await listKfsOpenings(db, appIds)
  return {
    user_id: userId,
    lender_id,
    made_at: now().toISOString(),
    made_by,
    reason,
    snapshots: snapshots.filter(({ snapshot_id }) => lender_id === null || chosenFrom.has(snapshot_id)),
    statements: statements
      .filter((statement) => isAsked(statement.lender_id))
      .map(({ opened_at, ...statement }) => ({ ...statement, opened_at: opened_at.toISOString() })),
    consents: consents
      // An insurer's consent names a company and no lender: it is no lender's business.
      .filter((consent) =>
        consent.lender_id === null
          ? lender_id === null || consent.lender_name === null
          : isAsked(consent.lender_id),
      )
      .map(({ lender_id: _lender, given_at, withdrawn_at, ...consent }) => ({
        ...consent,
        given_at: given_at.toISOString(),
        withdrawn_at: withdrawn_at?.toISOString() ?? null,
      })),
    shares: shares.map((row) => ({
      lender_application_id: row.lender_application_id,
      app_id: row.app_id,
      lender_id: row.lender_id,
      our_reference: row.our_reference,
      status: row.status,
      consent_id: row.consent_id,
    })),
    complaints: complaints
      .filter((complaint) => isAsked(complaint.lender_id))
      .map(({ number, category, status, lender_id: about, created_at, due_at, timeline }) => ({
        number,
        category,
        status,
        lender_id: about,
        created_at,
        due_at,
        timeline: timeline.map(({ step, at, text }) => ({ step, at, text })),
      })),
  }
}
