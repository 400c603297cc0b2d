import {
  copyMyData,
  deleteMyData,
  endMySessions,
  getMyData,
  previewDeletion as previewCall,
  readMySecurity,
  startMyDataAction,
} from '@marketplace/contract/rights/my-data'
import { succeed } from '../../platform/answers/succeed.ts'
import { readBrowserCookie } from '../../platform/credentials/known-browser.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { startAct } from './confirm-action.ts'
import { allowCopyInClear } from './copy-in-clear.ts'
import { endSessions, readSecurity } from './own-sessions.ts'
import { deletePerson } from './delete-person.ts'
import { openDeletionLedger } from './deletion-ledger.ts'
import { gatherMyData } from './gather-my-data.ts'
import type { HeldOfPerson } from './held-of-person.ts'
import { previewDeletion } from './preview-deletion.ts'

export const myDataRoutes = <S extends Services>(serve: Serve, services: S, held: HeldOfPerson<S>): void => {
  const ledger = openDeletionLedger(services.env.DATA_DIR)

  serve(getMyData, async ({ actor, language }) => ({
    success: true,
    data: await gatherMyData(held, services, { user_id: actor.user_id, language }, false),
  }))

  serve(startMyDataAction, ({ actor, body, brand, language, ip, challenge, request }) => {
    const browser = readBrowserCookie(services.env, request)
    const who = { ...actor, brand: brand.brand, language }
    return startAct(services, who, body.act, { ip, browser, challenge })
  })

  serve(copyMyData, async ({ actor, body, language, ip }) => {
    const { user_id } = actor
    const { confirm_id, otp } = body
    if (confirm_id === undefined || otp === undefined)
      return { success: true, data: await gatherMyData(held, services, { user_id, language }, false) }
    await allowCopyInClear(services, { ...actor, ip }, { user_id, confirm_id, otp }, body)
    return { success: true, data: await gatherMyData(held, services, { user_id, language }, true) }
  })

  serve(previewCall, async ({ actor }) => ({
    success: true,
    data: await previewDeletion(held, services, actor.user_id),
  }))

  serve(deleteMyData, async ({ actor, body, brand, language, ip }) => {
    const { user_id } = actor
    const asker = { ...actor, brand: brand.brand, language, ip }
    const { certificate, lenders } = await deletePerson(held, services, ledger, asker, { ...body, user_id })
    return {
      success: true,
      message: translate(language, 'my_data_deleted', { certificate }),
      data: { certificate, lenders_told: lenders.length },
    }
  })

  serve(readMySecurity, async ({ actor }) => succeed(await readSecurity(services, actor)))

  serve(endMySessions, async ({ actor, body }) =>
    succeed({ ended: await endSessions(services, actor, body) }),
  )
}
