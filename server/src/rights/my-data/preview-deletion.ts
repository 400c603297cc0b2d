import type { DeletionPreview } from '@marketplace/contract/rights/my-data'
import { listApplicationsOf } from '../../loans/applications/find-applications.queries.ts'
import { listSharedApplications } from '../../loans/applications/lender-applications.queries.ts'
import { hasEnded } from '../../loans/applications/lender-status-table.ts'
import { listComplaintsOf } from '../../office/complaints/complaints.queries.ts'
import { listConsentsOf } from '../../customers/consents/consents.queries.ts'
import { countClicksOf } from '../../catalogue/credit-cards/card-clicks.queries.ts'
import { listCustomerNotes } from '../../office/customer-care/customer-notes.queries.ts'
import { listLinksOf } from '../../entry/hand-over/hand-over.queries.ts'
import { countReferralsOf } from '../../catalogue/insurance/insurance.queries.ts'
import { countLenderAnswersOf, countSnapshotsOf } from '../../loans/offers/offers.queries.ts'
import { listHelpRequestsOf } from '../../office/help-requests/help-requests.queries.ts'
import { listMessagesOf } from '../../customers/messages/messages.queries.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listPartnersOf } from '../../partners/accounts/partner-leads.queries.ts'
import { listSignInsOf } from '../../platform/sessions/sessions.queries.ts'
import type { Services } from '../../market/services.ts'
import { countClaimsOf } from '../../catalogue/vouchers/vouchers.queries.ts'
import { listOwnContacts } from './own-contacts.ts'
import { holdsDetails } from './list-receipts.ts'

/** More of a thing is told as this many. */
const MOST = 1_000

/** What a deletion would do to a customer's data as they are now. */
export const previewDeletion = async (services: Services, userId: string): Promise<DeletionPreview> => {
  const { db, lenders } = services
  const contacts = await listOwnContacts(db, userId)
  const mobile = contacts.find((contact) => !contact.includes('@')) ?? null
  const email = contacts.find((contact) => contact.includes('@')) ?? null
  const applications = await listApplicationsOf(db, userId)
  const appIds = applications.map(({ app_id }) => app_id)
  const [clicks, referrals, claims, links] = await Promise.all([
    countClicksOf(db, userId),
    countReferralsOf(db, userId),
    countClaimsOf(db, userId),
    listLinksOf(db, userId, MOST),
  ])
  const [shared, complaints, consents, notes, answers, snapshots, help, messages, signIns, partners] =
    await Promise.all([
      listSharedApplications(db, userId),
      listComplaintsOf(db, userId),
      listConsentsOf(db, userId),
      listCustomerNotes(db, userId),
      countLenderAnswersOf(db, appIds),
      countSnapshotsOf(db, appIds),
      listHelpRequestsOf(db, { mobile, email }, MOST),
      listMessagesOf(db, { user_id: userId, contacts }, MOST),
      listSignInsOf(db, userId, MOST),
      asOffice(db, (tx) => listPartnersOf(tx, userId)),
    ])
  return {
    goes: [
      { thing: 'contacts', count: contacts.length },
      { thing: 'profile', count: null },
      { thing: 'sessions', count: signIns.filter(({ ended_at }) => ended_at === null).length },
      { thing: 'messages', count: messages.length },
      { thing: 'help_requests', count: help.length },
      { thing: 'complaint_texts', count: complaints.length },
      { thing: 'lender_answers', count: answers },
      { thing: 'notes', count: notes.length },
      { thing: 'links', count: links.length },
      { thing: 'tracking', count: null },
    ],
    stays: [
      { thing: 'applications', count: applications.length },
      { thing: 'offer_lists', count: snapshots },
      { thing: 'consents', count: consents.length },
      { thing: 'card_clicks', count: clicks },
      { thing: 'insurance_referrals', count: referrals },
      { thing: 'voucher_claims', count: claims },
      { thing: 'complaints', count: complaints.length },
      { thing: 'partner_leads', count: partners.length },
      { thing: 'access_log', count: signIns.length },
      { thing: 'journey_steps', count: null },
      { thing: 'audit_log', count: null },
      { thing: 'backups', count: null },
    ],
    lenders: shared.map((row) => ({
      lender_name: lenders().find(row.lender_id)?.legal_name ?? '',
      is_told: holdsDetails(row) ? 1 : 0,
    })),
    open_applications: shared.filter(({ status }) => !hasEnded(status)).length,
    open_complaints: complaints.filter(({ status }) => status !== 'settled').length,
  }
}
