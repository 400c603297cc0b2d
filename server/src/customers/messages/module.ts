import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { dltTemplatesRoutes } from './dlt-templates.routes.ts'
import { messagesOfPerson } from './held-of-person.ts'
import { messageTextsRoutes } from './message-texts.routes.ts'
import { sendMessage } from './messages.jobs.ts'
import { forgetOldMessages } from './messages.queries.ts'

export const messagesModule = {
  routes: (serve, services) => {
    dltTemplatesRoutes(serve, services)
    messageTextsRoutes(serve, services)
  },
  jobs: { send_message: { run: sendMessage, queue: 'messages' } },
  retention: [
    {
      table: 'message',
      days: LAWFUL_DAYS,
      why: 'personal data: what was sent to whom',
      forget: forgetOldMessages,
      months: 'message',
    },
  ],
  person: messagesOfPerson,
} satisfies Module<Services>
