import type { Call } from '@marketplace/contract/platform/call'
import type { SignedInPartner, Staff } from '../platform/http/actors.ts'
import type { Guards } from '../platform/http/guards.ts'
import { noteView } from '../office/masquerade/note-view.ts'
import { findOwnPartner } from '../partners/accounts/published.ts'
import { asPartner } from '../partners/scope/as-partner.ts'
import { listOwnerNames } from '../partners/people/published.ts'
import { Problem } from '../platform/http/problem.ts'
import type { Services } from '../reference/services.ts'
import { refuseUnready } from './readiness.ts'
import { createRequireApiKey } from './require-api-key.ts'
import { requireCustomer } from './require-customer.ts'
import { requirePartner } from './require-partner.ts'
import { refuseRole } from './refuse-role.ts'
import { refuseToLooker } from './refuse-to-looker.ts'
import { createFindStaff, requireStaff } from './require-staff.ts'

/** @throws Problem partner_not_active. */
const refuseUntilActive = ({ is_preparing }: SignedInPartner, call: Call): void => {
  if (is_preparing === 1 && call.beforeActivation !== true && call.beforeEnrolment !== true)
    throw new Problem('partner_not_active')
}

/** @throws Problem password_not_own, second_factor_not_enrolled, step_up_required. */
const letIn = <Actor extends Staff | SignedInPartner>(
  { securityEvents }: Pick<Services, 'securityEvents'>,
  actor: Actor,
  call: Call,
  ip: string,
): Actor => {
  if (call.beforeEnrolment !== true) refuseUnready(actor)
  if (call.stepUp !== undefined && actor.must_step_up === 1) {
    const name = `${call.method} ${call.path}`
    // By the names under which every other event of theirs stands (note-refusals.ts).
    const who =
      'username' in actor
        ? ({ actor_kind: 'staff', subject: actor.username } as const)
        : ({ actor_kind: 'partner', subject: actor.email } as const)
    securityEvents.note({ kind: 'step_up_refused', call: name, ip, ...who })
    throw new Problem('step_up_required')
  }
  return actor
}

const namesOfOwners = ({ db, vault }: Services, partner_id: number): Promise<string[]> =>
  asPartner(db, partner_id, async (tx) => {
    const partner = await findOwnPartner(tx)
    return partner === null ? [] : listOwnerNames(vault, tx, { partner_id, ...partner })
  })

/** Who may make a call: sessions and credentials of customers, staff and partners. */
export const createGuards = (services: Services): Guards => {
  const findStaff = createFindStaff(services)
  return {
    customer: (request) => requireCustomer(services, request),
    apiKey: createRequireApiKey(services),
    partner: async (request, call) => {
      const partner = await requirePartner(services, request, call)
      if (partner.asker.masquerade_id === null) {
        await refuseRole(partner, call, () => namesOfOwners(services, partner.partner_id))
        const ready = letIn(services, partner, call, request.ip)
        refuseUntilActive(ready, call)
        return ready
      }
      refuseToLooker(call)
      await noteView(services, partner, call, request)
      return partner
    },
    staff: async (request, call, roles) =>
      letIn(services, await requireStaff(services, request, roles, call), call, request.ip),
    findStaff: async (request, call) => {
      const staff = await findStaff(request)
      return staff === null ? null : letIn(services, staff, call, request.ip)
    },
    brand: (request) => services.brands().byHost(request.host),
  }
}
