import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { forgetContactsOf, forgetOldContacts } from './contact-rules.queries.ts'

export const contactRulesModule = {
  retention: [
    {
      table: 'contact_event',
      days: LAWFUL_DAYS,
      why: 'personal data: who was contacted when, and why that was allowed',
      forget: forgetOldContacts,
    },
  ],
  person: { erase: { contacts: (_services, tx, { user_id }) => forgetContactsOf(tx, user_id) } },
} satisfies Module<Services>
