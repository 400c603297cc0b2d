import type { ContactKind, ContactPurpose } from '@marketplace/contract/customers/contact'
import type { DltClass } from '@marketplace/contract/customers/dlt'
import { templates, type TemplateName } from './templates.ts'

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
