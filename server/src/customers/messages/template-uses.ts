import type { ContactKind, ContactPurpose } from '@marketplace/contract/customers/contact'
import type { DltClass } from '@marketplace/contract/customers/dlt'
import { templates, type TemplateName, type TemplateValues } from './templates.ts'

/** What each message is sent for, as staff read it. */
export const templateUses: Readonly<Record<TemplateName, string>> = {
  passcode: 'Signing in: the passcode',
  contact_proof: 'Changing the contact: the passcode to the old one',
  contact_changed: 'Changing the contact: told to the old one, with the way to take it back',
  contact_change_asked: 'A lost contact: told to the old one, with the way to stop the change',
  contact_change_finish: 'A lost contact: the way to finish the change, to the new one',
  contact_restored: 'Staff took a change of contact back: told to the contact of before',
  contact_undone: 'Staff took a change of contact back: told to the contact that lost the account',
  application_update: 'News of an application with a lender',
  complaint_received: 'A complaint was received: its number and the day of the answer',
  complaint_answered: 'A complaint was answered',
  help_answered: 'A help request was answered: the words of staff by e-mail, and an SMS that says so',
  complaint_handed_over: 'A complaint was handed to the lender’s nodal officer',
  my_data_copy: 'My data: the passcode for a copy',
  my_data_delete: 'My data: the passcode for the deletion',
  my_data_sessions: 'My data: the passcode for ending sessions',
  account_deleted: 'The account was deleted: the certificate',
  terms_withdrawn: 'The consent to the terms was withdrawn: the day of the deletion',
  erasure_ahead: 'A silent account: the day of its deletion, told ahead',
  voucher_code: 'A voucher was claimed: its code',
  resume_link: 'A link of staff, to go on with an application',
  resume_link_asked: 'A link that the customer asked for, to go on elsewhere',
  statement_shown: 'To a partner: a statement is shown, with the last day to object',
  statement_paid: 'To a partner: a statement was paid',
  kyc_refused: 'To a partner: details it sent in were refused, with the reason in its area',
  kyc_again: 'To a partner: its record says something else than was checked, and is to be sent again',
  account_viewed: 'To a partner: staff looked at its area',
  report_ready: 'To staff: a report that they have sent regularly, as a link',
  partner_digest: 'To a partner: how much happened yesterday, as a link',
  hook_switched_off: 'To a partner: an endpoint of its own is sent nothing any more, as a link',
  team_invited: 'To somebody whom a partner invites into its team: the link to a sign-in',
  team_invited_elsewhere: 'The same to an address that signs in elsewhere: no link',
}

/** A value of each kind, for previews. */
export const exampleValues: Readonly<TemplateValues[TemplateName] & Record<string, string>> = {
  brand: 'Example Loans',
  host: 'loans.example.com',
  lender: 'Example Bank Limited',
  status: 'Approved',
  number: 'C-7F3K-9Q2M',
  day: '20/12/2026',
  certificate: 'D-7F3K-9Q2M',
  merchant: 'Example Mart',
  report: 'Products report',
  endpoint: 'CRM',
  who: 'Farah',
  partner: 'Gomti Associates',
  role: 'Sales',
  days: '19/12/2026',
}

/** What stands for the passcode, the code or the link in previews. */
export const EXAMPLE_CODE = '123456'

/** What the messages to a customer are for that are not news of their applications. */
const purposes: Partial<Record<TemplateName, ContactPurpose>> = {
  complaint_received: 'complaint_reply',
  complaint_answered: 'complaint_reply',
  resume_link: 'reminder',
}

export const purposeOf = (template: TemplateName): ContactPurpose =>
  purposes[template] ?? 'application_service'

/** The templates of a purpose that can be stopped; null: of all. */
export const stoppableTemplates = (purpose: ContactPurpose | null): TemplateName[] =>
  (Object.keys(templates) as TemplateName[]).filter(
    (name) => !templates[name].essential && (purpose === null || purposeOf(name) === purpose),
  )

/** What the rule takes a message for: what it is registered as with the operators, and service where it is not. */
export const kindOf = (template: TemplateName, registered: DltClass | null): ContactKind => {
  if (templates[template].essential) return 'essential'
  return registered === 'promotional' || registered === 'transactional' ? registered : 'service'
}
