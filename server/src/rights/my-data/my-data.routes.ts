import {
  copyMyData,
  deleteMyData,
  getMyData,
  previewDeletion as previewCall,
  startMyDataAction,
} from '@marketplace/contract/rights/my-data'
import { readBrowserCookie } from '../../platform/credentials/known-browser.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { checkConfirmation, startAct, useConfirmation } from './confirm-action.ts'
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
    const who = { user_id: actor.user_id, brand: brand.brand, language }
    return startAct(services, who, body.act, { ip, browser, challenge })
  })

  serve(copyMyData, async ({ actor, body, language }) => {
    const { user_id } = actor
    const { confirm_id, otp } = body
    if (confirm_id === undefined || otp === undefined)
      return { success: true, data: await gatherMyData(held, services, { user_id, language }, false) }
    await checkConfirmation(services, 'copy', { user_id, confirm_id, otp })
    await services.db.transaction((tx) => useConfirmation(tx, confirm_id, services.now()))
    return { success: true, data: await gatherMyData(held, services, { user_id, language }, true) }
  })

  serve(previewCall, async ({ actor }) => ({
    success: true,
    data: await previewDeletion(held, services, actor.user_id),
  }))

  serve(deleteMyData, async ({ actor, body, brand, language, ip }) => {
    const { user_id } = actor
    const asker = { user_id, brand: brand.brand, language, ip }
    const { certificate, lenders } = await deletePerson(held, services, ledger, asker, { ...body, user_id })
    return {
      success: true,
      message: translate(language, 'my_data_deleted', { certificate }),
      data: { certificate, lenders_told: lenders.length },
    }
  })
}
