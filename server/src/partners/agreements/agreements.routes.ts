import { acceptAgreement, listOwnAgreements } from '@marketplace/contract/partners/partner-agreements'
import { succeed } from '../../platform/answers/succeed.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { setOwnAgreementDate } from '../accounts/published.ts'
import { asPartner } from '../scope/as-partner.ts'
import type { House } from './agreement-texts.ts'
import { addAccepted, addDeclared } from './agreements.queries.ts'
import { presentTexts } from './present-texts.ts'
import { readOwnAgreements } from './read-agreements.ts'

const houseOf = ({ brand }: KnownBrand): House => ({
  brand: brand.name,
  legal_name: brand.legal_name,
  support_email: brand.support_email,
  grievance_email: brand.grievance_email,
})

export const agreementsRoutes = (serve: Serve, { db, now }: Services): void => {
  serve(listOwnAgreements, async ({ actor: { partner_id }, brand }) =>
    succeed(await asPartner(db, partner_id, (tx) => readOwnAgreements(tx, partner_id, houseOf(brand)))),
  )

  serve(acceptAgreement, async ({ actor, body: { kind, version, name }, brand, ip }) => {
    const { partner_id, auditActor } = actor
    const house = houseOf(brand)
    const shown = presentTexts(house).find((text) => text.kind === kind)
    if (shown?.version !== version) throw new Problem('conflict')
    const own = await asPartner(db, partner_id, async (tx) => {
      const at = now()
      const row = { kind, version, name, text: `${shown.title}\n\n${shown.text}`, accepted_at: at }
      const added =
        kind === 'housing' ? await addDeclared(tx, partner_id, row) : await addAccepted(tx, partner_id, row)
      if (added > 0) {
        if (kind === 'agreement') await setOwnAgreementDate(tx, partner_id, dayInIndia(at), at)
        await recordEvent(
          tx,
          {
            auditActor,
            action: 'partner.accepted',
            object_kind: 'partner',
            object_id: partner_id,
            object_name: actor.name,
            after: { kind, version, name },
            ip,
          },
          at,
        )
      }
      return readOwnAgreements(tx, partner_id, house)
    })
    return succeed(own)
  })
}
