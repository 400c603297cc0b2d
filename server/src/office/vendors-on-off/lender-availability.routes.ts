import {
  listLenderAvailability,
  previewLenderAvailability,
  setLenderAvailability,
} from '@marketplace/contract/market/lender-availability'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../../market/services.ts'
import { listAvailability } from './list-availability.ts'
import { setAvailability } from '../../market/lender-availability/set-availability.ts'
import { previewSwitch } from './preview-switch.ts'

export const lenderAvailabilityRoutes = (serve: Serve, services: Services): void => {
  serve(listLenderAvailability, ({ query }) => listAvailability(services, query))

  serve(previewLenderAvailability, async ({ body }) => succeed(await previewSwitch(services, body)))

  serve(setLenderAvailability, async ({ body, actor, ip, language }) => {
    const changed = await setAvailability(services, body, { auditActor: actor.auditActor, ip })
    const message = translate(language, body.is_on === 1 ? 'lender_switched_on' : 'lender_switched_off')
    return { success: true, message, data: { changed } }
  })
}
