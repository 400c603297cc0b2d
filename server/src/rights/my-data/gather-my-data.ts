import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { MyData } from '@marketplace/contract/rights/my-data'
import { listApplicationsOf } from '../../loans/applications/find-applications.queries.ts'
import { listSharedApplications } from '../../loans/applications/lender-applications.queries.ts'
import { presentApplication } from '../../loans/applications/present-application.ts'
import { complaintsOf } from '../../office/complaints/present-complaints.ts'
import { listConsentsOf, type ConsentRow } from '../../customers/consents/consents.queries.ts'
import { listCustomerNotes } from '../../office/customer-care/customer-notes.queries.ts'
import { listLinksOf } from '../../entry/hand-over/hand-over.queries.ts'
import { listHelpRequestsOf } from '../../office/help-requests/help-requests.queries.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listStepsOf } from '../../loans/lender-steps/lender-steps.queries.ts'
import { listMessagesOf } from '../../customers/messages/messages.queries.ts'
import { countLenderAnswersOf, countSnapshotsOf } from '../../loans/offers/offers.queries.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listPartnersOf } from '../../partners/accounts/partner-leads.queries.ts'
import { findReach } from '../../customers/profiles/customers.queries.ts'
import { findCustomerTimes } from '../../customers/profiles/erase-customer.queries.ts'
import { openProfile } from '../../customers/profiles/open-profile.ts'
import { findProfileRow } from '../../customers/profiles/profiles.queries.ts'
import { getOwnProfile } from '../../customers/profiles/read-profile.ts'
import type { Services } from '../../market/services.ts'
import { listSignInsOf } from '../../platform/sessions/sessions.queries.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { listStartsOf } from '../../customers/prospects/prospects.queries.ts'
import { countTrackedOf } from '../../entry/tracking/tracked-events.queries.ts'
import { listReceipts } from './list-receipts.ts'
import { listOwnContacts } from './own-contacts.ts'
import { presentChoices } from '../../catalogue/choices/present-choices.ts'

/** Of lists that grow with every visit, the newest. */
const MOST = 200

const toConsent = (row: ConsentRow): MyData['consents'][number] => ({
  ...row,
  given_at: row.given_at.toISOString(),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  withdrawable: row.withdrawn_at === null ? 1 : 0,
})

/** The profile as the page shows it; with the sealed values in clear for a copy that a passcode has proved. */
const readProfile = async (
  services: Services,
  userId: string,
  inClear: boolean,
): Promise<MyData['profile']> => {
  const masked = await getOwnProfile(services, userId)
  if (!inClear) return masked
  const row = await findProfileRow(services.db, userId)
  if (row === null) throw new Problem('not_found')
  return { ...masked, ...(await openProfile(services.vault, row)).clear }
}

const presentLenderSteps = async (
  { db, lenders }: Pick<Services, 'db' | 'lenders'>,
  userId: string,
): Promise<MyData['lender_steps']> => {
  const shared = await listSharedApplications(db, userId)
  const lenderOf = new Map(shared.map((row) => [row.lender_application_id, row.lender_id]))
  const steps = await listStepsOf(db, [...lenderOf.keys()])
  return steps.map(({ lender_application_id, step, done_at }) => ({
    lender_name: lenders().find(lenderOf.get(lender_application_id) ?? 0)?.legal_name ?? '',
    step,
    done_at: done_at?.toISOString() ?? null,
  }))
}

/** What is told as a number. */
const countTheRest = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: string,
  appIds: readonly string[],
): Promise<Pick<MyData, 'kept_lender_answers' | 'staff_notes' | 'tracked_visits'>> => {
  const contacts = await listOwnContacts(db, userId)
  const indexes = contacts.map((contact) => vault.blindIndex('mobile', contact))
  const [kept_lender_answers, notes, tracked_visits] = await Promise.all([
    countLenderAnswersOf(db, appIds),
    listCustomerNotes(db, userId),
    countTrackedOf(db, indexes),
  ])
  return { kept_lender_answers, staff_notes: notes.length, tracked_visits }
}

/** Everything that is kept about a customer, for themselves. @throws Problem not_found. */
export const gatherMyData = async (
  services: Services,
  { user_id: userId, language }: { user_id: string; language: LanguageId },
  inClear: boolean,
): Promise<MyData> => {
  const { db, brands, now } = services
  const [times, reach] = await Promise.all([findCustomerTimes(db, userId), findReach(db, userId)])
  if (times === null || reach === null) throw new Problem('not_found')
  const { mobile_phone_number: mobile } = reach
  // An address that nobody proved may be somebody else's.
  const email = reach.email_verified === 1 ? reach.email : null
  const contacts = [mobile, email].filter((contact) => contact !== null)
  const rows = await listApplicationsOf(db, userId)
  const appIds = rows.map(({ app_id }) => app_id)
  const [profile, applications, snapshots, consents, messages, help, complaints, signIns, starts, partners] =
    await Promise.all([
      readProfile(services, userId, inClear),
      Promise.all(rows.map((row) => presentApplication(services, row))),
      countSnapshotsOf(db, appIds),
      listConsentsOf(db, userId),
      listMessagesOf(db, { user_id: userId, contacts }, MOST),
      listHelpRequestsOf(db, { mobile, email }, MOST),
      complaintsOf(services, userId),
      listSignInsOf(db, userId, MOST),
      listStartsOf(db, userId, MOST),
      asOffice(db, (tx) => listPartnersOf(tx, userId)),
    ])
  const [choices, links, lender_steps, counts] = await Promise.all([
    presentChoices(db, userId, language, MOST),
    listLinksOf(db, userId, MOST),
    presentLenderSteps(services, userId),
    countTheRest(services, userId, appIds),
  ])
  return {
    made_at: now().toISOString(),
    in_clear: inClear ? 1 : 0,
    known_since: times.created_at.toISOString(),
    changed_at: times.updated_at.toISOString(),
    brand_name: brands().brands.find(({ brand }) => brand.brand_id === times.brand_id)?.brand.name ?? null,
    profile,
    applications,
    kept_offer_lists: snapshots,
    shares: await listReceipts(db, userId, consents),
    consents: consents.map(toConsent),
    messages: messages.map(({ channel, recipient, template, status, created_at }) => ({
      channel,
      to: inClear ? recipient : maskContact(recipient),
      template,
      status,
      created_at: created_at.toISOString(),
    })),
    help_requests: help.map(({ description, created_at }) => ({
      description,
      created_at: created_at.toISOString(),
    })),
    complaints,
    sign_ins: signIns.map(({ at, ip_address, ended_at }) => ({
      at: at.toISOString(),
      ip_address,
      ended_at: ended_at?.toISOString() ?? null,
    })),
    arrivals: starts.map(({ at, ...start }) => ({ ...start, at: at.toISOString() })),
    partners: partners.map(({ name, at }) => ({ name, at: at.toISOString() })),
    choices,
    links: links.map(({ channel, created_at, opened_at }) => ({
      channel,
      at: created_at.toISOString(),
      opened_at: opened_at?.toISOString() ?? null,
    })),
    lender_steps,
    ...counts,
  }
}
