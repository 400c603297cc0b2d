import { listConsents, listConsentTexts, withdrawConsent } from '@marketplace/contract/customers/consents'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { listConsentsOf, listConsentTextsOf } from './consents.queries.ts'
import { presentConsent } from './present-consent.ts'
import { withdraw, type WithdrawalEnds } from './withdraw.ts'

export const consentsRoutes = <S extends Services>(
  serve: Serve,
  services: S,
  ends: WithdrawalEnds<S>,
): void => {
  const { db } = services

  serve(listConsentTexts, async ({ query }) => ({
    success: true,
    data: await listConsentTextsOf(db, {
      language: query.language ?? null,
      product_type: query.product_type ?? null,
    }),
  }))

  serve(listConsents, async ({ actor }) => ({
    success: true,
    data: (await listConsentsOf(db, actor.user_id)).map(presentConsent),
  }))

  serve(withdrawConsent, async ({ actor, body, ip, language }) => {
    await withdraw(services, ends, {
      user_id: actor.user_id,
      consent_id: body.consent_id,
      ip_address: ip,
    })
    return { success: true, message: translate(language, 'consent_withdrawn') }
  })
}
