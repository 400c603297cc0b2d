import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { listApplicationsOf } from '../../loans/applications/published.ts'
import { presentApplication } from '../../loans/applications/present-application.ts'
import { complaintsOf } from '../complaints/present-complaints.ts'
import { listConsentsOf } from '../../customers/consents/published.ts'
import { listHelpRequestsOf } from '../help-requests/help-requests.queries.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listMessagesOf } from '../../customers/messages/published.ts'
import { presentChoices } from '../../catalogue/choices/present-choices.ts'
import { listOptionRows } from '../../reference/option-sets/published.ts'
import { findProfileRow, listFoundCustomers } from '../../customers/profiles/published.ts'
import { productFlags } from '../../customers/profiles/product-flags.ts'
import { openProfile } from '../../customers/profiles/open-profile.ts'
import type { Services } from '../../market/services.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { contactValues, maskContactValues } from './contact-values.ts'
import { customerFacts, type OptionWords } from './customer-facts.ts'
import { listCustomerNotes } from './customer-notes.queries.ts'
import { listOpenReferences } from './open-references.ts'
import { mayContactNow } from './may-contact-now.ts'
import { readTimeline } from './timeline/read-timeline.ts'

const MOST = 50

const applicationsOf = async (
  services: Services,
  userId: string,
  brandName: (brandId: number | null) => string | null,
): Promise<CustomerRecord['applications']> => {
  const rows = await listApplicationsOf(services.db, userId)
  const directory = services.lenders()
  return Promise.all(
    rows.map(async (row) => {
      const { lenders, ...application } = await presentApplication(services, row)
      return {
        ...application,
        brand_name: brandName(row.brand_id),
        // What the contract leaves out (the customer's way on at the lender) is cut from the answer by its schema.
        lenders: lenders.map((lender) => ({
          ...lender,
          lender_kind: directory.find(lender.lender_id)?.lender_kind ?? null,
        })),
      }
    }),
  )
}

/** Everything that a member of staff sees of a customer, masked. @throws Problem not_found. */
export const readRecord = async (
  services: Services,
  userId: string,
  staffId: number,
): Promise<CustomerRecord> => {
  const { db, vault, brands } = services
  const [row, [customer]] = await Promise.all([
    findProfileRow(db, userId),
    listFoundCustomers(db, { user_id: userId }, 1),
  ])
  if (row === null || customer === undefined) throw new Problem('not_found')
  const { mobile_phone_number: mobile } = customer
  // An address that nobody proved may be somebody else's.
  const email = customer.email_verified === 1 ? customer.email : null
  const contacts = [mobile, email].filter((contact) => contact !== null)
  const brandName = (brandId: number | null): string | null =>
    brands().brands.find(({ brand }) => brand.brand_id === brandId)?.brand.name ?? null
  const [
    profile,
    options,
    applications,
    consents,
    messages,
    help,
    complaints,
    references,
    notes,
    choices,
    timeline,
    may_contact,
  ] = await Promise.all([
    openProfile(vault, row),
    listOptionRows(db),
    applicationsOf(services, userId, brandName),
    listConsentsOf(db, userId),
    listMessagesOf(db, { user_id: userId, contacts }, MOST),
    listHelpRequestsOf(db, { mobile, email }, MOST),
    complaintsOf(services, userId),
    listOpenReferences(services, db, userId, staffId),
    listCustomerNotes(db, userId),
    presentChoices(db, userId, 'en', MOST),
    readTimeline(services, userId),
    mayContactNow(services, userId, customer.brand_id),
  ])
  const words: OptionWords = (set, id) =>
    options.find((option) => option.set_name === set && option.id === id)?.words ?? null
  return {
    user_id: userId,
    first_name: customer.first_name,
    last_name: customer.last_name,
    language: profile.facts.language,
    brand_name: brandName(customer.brand_id),
    created_at: customer.created_at.toISOString(),
    active_at: customer.updated_at.toISOString(),
    masked: maskContactValues(contactValues(profile)),
    email_verified: customer.email_verified,
    facts: customerFacts(profile, words),
    pl_completed: productFlags(profile.facts.products).pl_completed,
    applications,
    consents: consents.map(({ consent_id, purpose, version, lender_name, given_at, withdrawn_at }) => ({
      consent_id,
      purpose,
      version,
      lender_name,
      given_at: given_at.toISOString(),
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    })),
    messages: messages.map((message) => ({
      message_id: message.message_id,
      channel: message.channel,
      to: maskContact(message.recipient),
      template: message.template,
      status: message.status,
      note: message.last_error,
      created_at: message.created_at.toISOString(),
      sent_at: message.sent_at?.toISOString() ?? null,
    })),
    help_requests: help.map(({ created_at, delivered_at, ...request }) => ({
      ...request,
      created_at: created_at.toISOString(),
      delivered_at: delivered_at?.toISOString() ?? null,
    })),
    complaints,
    choices,
    references,
    timeline,
    may_contact,
    notes: notes.map(({ note_id, text, staff_name, created_at }) => ({
      note_id,
      text,
      staff_name,
      created_at: created_at.toISOString(),
    })),
  }
}
