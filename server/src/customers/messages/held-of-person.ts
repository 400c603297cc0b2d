import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import type { PersonParts } from '../../platform/module.ts'
import { forgetMessagesOf, listMessagesOf } from './messages.queries.ts'

export const messagesOfPerson = {
  gather: async ({ db }, { user_id, mobile, email, limit, in_clear }) => {
    const contacts = [mobile, email].filter((contact) => contact !== null)
    const messages = await listMessagesOf(db, { user_id, contacts }, limit)
    return {
      messages: messages.map(({ channel, recipient, template, status, created_at }) => ({
        channel,
        to: in_clear ? recipient : maskContact(recipient),
        template,
        status,
        created_at: created_at.toISOString(),
      })),
    }
  },
  preview: async ({ db }, { user_id, contacts, limit }) => ({
    goes: { messages: (await listMessagesOf(db, { user_id, contacts }, limit)).length },
  }),
  erase: { messages: (_services, tx, person) => forgetMessagesOf(tx, person) },
} satisfies PersonParts
