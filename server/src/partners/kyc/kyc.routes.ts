import {
  checkKyc,
  getMerchantPapers,
  getPartnerKyc,
  refuseKyc,
  sendKycBank,
  sendKycBusiness,
  sendKycTax,
  unmaskKyc,
  type MerchantPapers,
} from '@marketplace/contract/partners/partner-kyc'
import { updatePartner } from '@marketplace/contract/partners/partners'
import { translate } from '../../platform/http/translate.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { findPartner } from '../accounts/published.ts'
import { readAccepted } from '../agreements/published.ts'
import { asOffice, asPartner } from '../scope/as-partner.ts'
import { checkKycOf, refuseKycOf, unmaskKycOf } from './decide-kyc.ts'
import { saveRecord } from './save-record.ts'
import { readKyc, readOwnKyc, sendKyc } from './send-kyc.ts'

export const kycRoutes = (serve: Serve, services: Services): void => {
  const papersOf = (partnerId: number): Promise<MerchantPapers> =>
    asOffice(services.db, async (tx) => {
      if ((await findPartner(tx, partnerId, dayInIndia(services.now()))) === null)
        throw new Problem('not_found')
      return { kyc: await readKyc(services, tx, partnerId), accepted: await readAccepted(tx, partnerId) }
    })

  serve(getPartnerKyc, async ({ actor: { partner_id } }) =>
    succeed(await asPartner(services.db, partner_id, (tx) => readOwnKyc(services, tx, partner_id))),
  )

  serve(sendKycBusiness, async ({ actor, ip, body: { submission_id, ...values } }) =>
    succeed(await sendKyc(services, { actor, ip }, submission_id, { item: 'business', values })),
  )

  serve(sendKycTax, async ({ actor, ip, body: { submission_id, ...values } }) =>
    succeed(await sendKyc(services, { actor, ip }, submission_id, { item: 'tax', values })),
  )

  serve(sendKycBank, async ({ actor, ip, body: { submission_id, ...values } }) =>
    succeed(await sendKyc(services, { actor, ip }, submission_id, { item: 'bank', values })),
  )

  serve(updatePartner, async ({ actor, body, ip, language }) => {
    const data = await saveRecord(services, { actor, ip }, body)
    return { success: true, message: translate(language, 'partner_updated'), data }
  })

  serve(getMerchantPapers, async ({ params: { id } }) => succeed(await papersOf(id)))

  serve(checkKyc, async ({ actor, ip, body }) =>
    succeed(await papersOf(await checkKycOf(services, { actor, ip }, body))),
  )

  serve(refuseKyc, async ({ actor, ip, body }) =>
    succeed(await papersOf(await refuseKycOf(services, { actor, ip }, body))),
  )

  serve(unmaskKyc, async ({ actor, ip, body }) =>
    succeed({ value: await unmaskKycOf(services, { actor, ip }, body) }),
  )
}
