import { consentPurposes, type ConsentPurpose } from '@marketplace/contract/customers/consents'
import { closeApplicationsOf } from '../../loans/applications/applications.queries.ts'
import { endSharingOf } from '../../loans/applications/end-sharing.ts'
import { listApplicationsOf } from '../../loans/applications/find-applications.queries.ts'
import { forgetAnswersOf } from '../../platform/idempotency/idempotent-answers.queries.ts'
import { listSharedApplications } from '../../loans/applications/lender-applications.queries.ts'
import { forgetLenderNotes } from '../../loans/applications/lender-events.queries.ts'
import { forgetComplaintTexts } from '../../office/complaints/complaints.queries.ts'
import { lockLedger, withdrawAll } from '../../customers/consents/consents.queries.ts'
import { forgetNotesOf } from '../../office/customer-care/customer-notes.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { forgetLinksOf } from '../../entry/hand-over/hand-over.queries.ts'
import { forgetHelpRequestsOf } from '../../office/help-requests/help-requests.queries.ts'
import { endReferralsOf } from '../../catalogue/insurance/end-referrals.ts'
import { forgetPasscodeContacts } from '../../loans/lender-steps/lender-steps.queries.ts'
import { forgetMessagesOf } from '../../customers/messages/messages.queries.ts'
import { forgetLenderAnswersOf } from '../../loans/offers/offers.queries.ts'
import { eraseCustomer } from '../../customers/profiles/erase-customer.queries.ts'
import type { Services } from '../../market/services.ts'
import { revokeSessionsOf } from '../../platform/sessions/sessions.queries.ts'
import { forgetPasscodesOf } from '../../entry/sign-in/passcodes.queries.ts'
import { eraseStartsOf, listStartIdsOf } from '../../customers/prospects/prospects.queries.ts'
import { forgetTrackedPhones } from '../../entry/tracking/tracked-events.queries.ts'
import { listOwnContacts } from './own-contacts.ts'

/**
 * Takes a customer out of use, in the caller's transaction, which has them alone (domain.md 3.9, 5.3): sharing ends and lenders are told, every
 * session closes, applications close, and whatever says who they are goes. What stays (keptThings of the contract) refers to
 * an id that names nobody. Done twice it changes nothing more.
 */
export const erasePerson = async (
  services: Services,
  tx: Database,
  { user_id, ip_address, now }: { user_id: string; ip_address: string | null; now: Date },
): Promise<void> => {
  await lockLedger(tx, user_id)
  const contacts = await listOwnContacts(tx, user_id)
  const applications = await listApplicationsOf(tx, user_id)
  const ended = await withdrawAll(tx, consentPurposes, { user_id, ip_address, now })
  const endedFor = (purpose: ConsentPurpose): string[] =>
    ended.filter((consent) => consent.purpose === purpose).map(({ consent_id }) => consent_id)
  await endSharingOf(services)(tx, endedFor('share'))
  await endReferralsOf({ now: () => now })(tx, endedFor('insurance'))
  await revokeSessionsOf(tx, user_id, now)
  await closeApplicationsOf(tx, user_id, now)
  await forgetLenderAnswersOf(
    tx,
    applications.map(({ app_id }) => app_id),
  )
  const shared = await listSharedApplications(tx, user_id)
  const sharedIds = shared.map(({ lender_application_id }) => lender_application_id)
  await forgetLenderNotes(tx, sharedIds)
  await forgetPasscodeContacts(tx, sharedIds)
  await forgetAnswersOf(tx, user_id)
  await forgetLinksOf(tx, { user_id, starts: await listStartIdsOf(tx, user_id) })
  await eraseStartsOf(tx, { user_id, contacts })
  await forgetComplaintTexts(tx, user_id, now)
  // Last of what others may be about: a start that is being opened, a complaint that is being answered have sent theirs by now.
  await forgetPasscodesOf(tx, { user_id, contacts })
  await forgetMessagesOf(tx, { user_id, contacts })
  await forgetHelpRequestsOf(tx, contacts)
  await forgetNotesOf(tx, user_id)
  await forgetTrackedPhones(
    tx,
    contacts.map((contact) => services.vault.blindIndex('mobile', contact)),
  )
  await eraseCustomer(tx, user_id, now)
}
