import { getReferral } from '@marketplace/contract/partner-area/partner-referral'
import type { Services } from '../../market/services.ts'
import { findActiveSlug, listInvited } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'

export const referralRoutes = (serve: Serve, { db }: Services): void => {
  // Those who were invited are other partners, whose rows no partner's transaction sees: two columns of them are read for the one who asks.
  serve(getReferral, ({ actor: { partner_id } }) =>
    asOffice(db, async (tx) => {
      const slug = await findActiveSlug(tx, partner_id)
      if (slug === null) throw new Problem('not_found')
      const invited = (await listInvited(tx, partner_id)).map(({ name, status }) => ({ name, status }))
      return succeed({ path: `/merchant/${slug}`, invited })
    }),
  )
}
