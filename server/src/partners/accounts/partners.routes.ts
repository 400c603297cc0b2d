import {
  resetPartnerSecondFactor,
  setPartnerPassword,
} from '@marketplace/contract/partner-area/partner-sign-in'
import {
  createPartner,
  getPartner,
  getPartnerByName,
  listPartners,
  requestPartner,
  setPartnerStatus,
  unmaskPartner,
  updatePartnerRevenueData,
  updatePartnerUtm,
} from '@marketplace/contract/partners/partners'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../../reference/services.ts'
import { admitPartner, savePartnerRequest } from './admit-partner.ts'
import { agreeTerms } from './agree-terms.ts'
import { readPartnerByName, readPartnerDetail, readPartnerPage } from './read-partners.ts'
import { resetSecondFactorOfPartner } from './reset-partner-second-factor.ts'
import { setPasswordOfPartner } from './set-partner-password.ts'
import { setStatusOfPartner } from './set-partner-status.ts'
import { setPartnerUtm } from './set-partner-utm.ts'
import { unmaskOfPartner } from './unmask-partner.ts'

export const partnersRoutes = (serve: Serve, services: Services): void => {
  serve(listPartners, async ({ query }) => ({ success: true, ...(await readPartnerPage(services, query)) }))

  serve(getPartner, async ({ params }) => succeed(await readPartnerDetail(services, params.id)))

  serve(createPartner, async ({ actor, body, ip, language }) => {
    const data = await admitPartner(services, { actor, ip }, body)
    return { success: true, message: translate(language, 'partner_created'), data }
  })

  serve(setPartnerStatus, async ({ actor, body, ip, language }) => {
    const data = await setStatusOfPartner(services, { actor, ip }, body)
    return { success: true, message: translate(language, 'partner_status_set'), data }
  })

  serve(setPartnerPassword, async ({ actor, body, ip, language }) => {
    await setPasswordOfPartner(services, { actor, ip }, body)
    return { success: true, message: translate(language, 'partner_password_set') }
  })

  serve(resetPartnerSecondFactor, async ({ actor, body, ip, language }) => {
    await resetSecondFactorOfPartner(services, { actor, ip }, body)
    return { success: true, message: translate(language, 'partner_second_factor_reset') }
  })

  serve(unmaskPartner, async ({ actor, body, ip }) =>
    succeed({ value: await unmaskOfPartner(services, { actor, ip }, body) }),
  )

  serve(updatePartnerUtm, async ({ actor, params, body, ip, language }) => {
    const data = await setPartnerUtm(services, { actor, ip }, params.id, body.utm_id)
    return { success: true, message: translate(language, 'partner_utm_updated'), data }
  })

  serve(updatePartnerRevenueData, async ({ actor, params, body, ip, language }) => {
    const data = await agreeTerms(services, { actor, ip }, { partner_id: params.id, ...body })
    return { success: true, message: translate(language, 'partner_revenue_updated'), data }
  })

  serve(getPartnerByName, async ({ params, actor }) => {
    const partner = await readPartnerByName(services, actor, params.name)
    if (partner === null) throw new Problem('not_found')
    return succeed(partner)
  })

  serve(requestPartner, async ({ body, ip, language }) => {
    await savePartnerRequest(services, body, ip)
    return { success: true, message: translate(language, 'partner_requested') }
  })
}
