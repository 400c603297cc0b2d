import {
  applyToLender as applyCall,
  createApplication as createCall,
  getApplication as getCall,
  noteKfsOpened as noteKfsOpenedCall,
  routeGoldLoan,
  routeHousingLoan,
  withdrawFromLender as withdrawCall,
} from '@marketplace/contract/loans/applications'
import { getApplyNeeds as getApplyNeedsCall } from '@marketplace/contract/loans/apply-needs'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { answerOnce } from '../../platform/idempotency/answer-once.ts'
import { applyToLender } from './apply-to-lender.ts'
import { getApplyNeeds } from '../onward/apply-needs.ts'
import { createApplication } from './create-application.ts'
import { withdrawFromLender } from './end-sharing.ts'
import { noteKfsOpened } from './note-kfs-opened.ts'
import { routeLoan } from '../onward/route-loan.ts'
import { getOwnApplication } from './present-application.ts'

export const applicationsRoutes = (serve: Serve, services: Services): void => {
  serve(createCall, async ({ actor, body, brand }) => ({
    success: true,
    app_id: await createApplication(services, { user_id: actor.user_id, brand, ...body }),
  }))

  serve(getCall, async ({ actor, params }) => ({
    success: true,
    data: await getOwnApplication(services, params.app_id, actor.user_id),
  }))

  serve(getApplyNeedsCall, async ({ actor, params }) => ({
    success: true,
    data: await getApplyNeeds(services, { ...params, user_id: actor.user_id }),
  }))

  serve(noteKfsOpenedCall, async ({ actor, params, body, brand }) => {
    await noteKfsOpened(services, {
      app_id: params.app_id,
      user_id: actor.user_id,
      lender_id: body.lender_id,
      brand_id: brand.brand.brand_id,
      shown_url: body.kfs_url,
    })
    return { success: true }
  })

  serve(routeGoldLoan, async ({ actor, params }) => ({
    success: true,
    redirect: await routeLoan(services, {
      app_id: params.appId,
      user_id: actor.user_id,
      product: 'Gold Loans',
    }),
  }))

  serve(routeHousingLoan, async ({ actor, params }) => ({
    success: true,
    redirect: await routeLoan(services, {
      app_id: params.appId,
      user_id: actor.user_id,
      product: 'Affordable Housing Loan',
    }),
  }))

  serve(applyCall, async ({ actor, params, body, brand, language, ip, request }) => {
    const { user_id } = actor
    const { app_id } = params
    const { lender_id, snapshot_id, consent_version } = body
    const keyed = {
      user_id,
      key: request.headers['idempotency-key'],
      request: [app_id, lender_id, snapshot_id, consent_version],
      now: services.now(),
    }
    return answerOnce(services.db, keyed, (db) =>
      applyToLender(services, db, { user_id, app_id, ...body, brand: brand.brand, language, ip }),
    )
  })

  serve(withdrawCall, async ({ actor, params, body, language, ip }) => {
    const { app_id } = params
    const { lender_id } = body
    await withdrawFromLender(services, { user_id: actor.user_id, app_id, lender_id, ip })
    const lender = services.lenders().find(lender_id)?.legal_name ?? ''
    return { success: true, message: translate(language, 'withdrawn', { lender }) }
  })
}
