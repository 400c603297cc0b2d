import {
  chooseConsent as chooseCall,
  listConsentChoices,
  listConsents,
  listConsentTexts,
  withdrawConsent,
} from '@marketplace/contract/customers/consents'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { erasureDay } from '../planned-erasures/plan-after-withdrawal.ts'
import { chooseConsent, listChoices } from './choose-consent.ts'
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
    data: await listConsentTextsOf(
      db,
      { language: query.language ?? null, product_type: query.product_type ?? null },
      dayInIndia(services.now()),
    ),
  }))

  serve(listConsents, async ({ actor }) => ({
    success: true,
    data: (await listConsentsOf(db, actor.user_id)).map(presentConsent),
  }))

  serve(listConsentChoices, async ({ actor, brand, language }) => ({
    success: true,
    data: await listChoices(db, {
      user_id: actor.user_id,
      language,
      brand: brand.brand.name,
      now: services.now(),
    }),
  }))

  serve(chooseCall, async ({ actor, body, brand, ip, language }) => {
    const { user_id } = actor
    await chooseConsent(services, { ...body, user_id, brand: brand.brand, language, ip_address: ip })
    const key = body.agreed === 1 ? 'consent_given' : 'consent_withdrawn'
    return { success: true, message: translate(language, key) }
  })

  serve(withdrawConsent, async ({ actor, body, brand, ip, language }) => {
    const due = await withdraw(services, ends, {
      user_id: actor.user_id,
      consent_id: body.consent_id,
      ip_address: ip,
      brand: brand.brand.name,
    })
    const message =
      due === null
        ? translate(language, 'consent_withdrawn')
        : translate(language, 'terms_withdrawn', { day: erasureDay(due) })
    return { success: true, message }
  })
}
