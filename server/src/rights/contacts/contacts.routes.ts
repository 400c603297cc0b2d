import { chooseContacts as chooseCall, listOwnContacts } from '@marketplace/contract/rights/contacts'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { chooseContacts } from './choose-contacts.ts'
import { readContacts } from './read-contacts.ts'

export const contactsRoutes = (serve: Serve, services: Services): void => {
  serve(listOwnContacts, async ({ actor, query }) =>
    succeed(await readContacts(services, actor.user_id, query.before ?? null)),
  )

  serve(chooseCall, async ({ actor, body, language }) => {
    await chooseContacts(services, actor.user_id, body)
    return {
      success: true,
      message: translate(language, body.stopped === 1 ? 'contact_stopped' : 'contact_allowed'),
    }
  })
}
