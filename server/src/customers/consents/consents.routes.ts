import {
  listConsents,
  listConsentTexts,
  withdrawConsent,
  type Consent,
} from '@marketplace/contract/customers/consents'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { listConsentsOf, listConsentTextsOf, type ConsentRow } from './consents.queries.ts'
import { withdraw, type WithdrawalFollowers } from './withdraw.ts'

const onTheWire = (row: ConsentRow): Consent => ({
  ...row,
  given_at: row.given_at.toISOString(),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  withdrawable: row.withdrawn_at === null ? 1 : 0,
})

export const consentsRoutes = (serve: Serve, services: Services, followers: WithdrawalFollowers): void => {
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
    data: (await listConsentsOf(db, actor.user_id)).map(onTheWire),
  }))

  serve(withdrawConsent, async ({ actor, body, ip, language }) => {
    await withdraw(services, followers, {
      user_id: actor.user_id,
      consent_id: body.consent_id,
      ip_address: ip,
    })
    return { success: true, message: translate(language, 'consent_withdrawn') }
  })
}
