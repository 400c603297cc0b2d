import type { Call } from '@marketplace/contract/platform/call'
import type { Staff } from '../platform/http/actors.ts'
import type { Guards } from '../platform/http/guards.ts'
import type { Services } from '../reference/services.ts'
import { refuseUnready } from './readiness.ts'
import { requireCustomer } from './require-customer.ts'
import { requirePartner } from './require-partner.ts'
import { createFindStaff, requireStaff } from './require-staff.ts'

const ready = (staff: Staff, call: Call): Staff => {
  if (call.beforeEnrolment !== true) refuseUnready(staff)
  return staff
}

/** Who may make a call: sessions and credentials of customers, staff and partners. */
export const createGuards = (services: Services): Guards => {
  const findStaff = createFindStaff(services)
  return {
    customer: (request) => requireCustomer(services, request),
    partner: (request, call) => requirePartner(services, request, call),
    staff: async (request, call, roles) =>
      ready(await requireStaff(services, request, roles, call.background !== true), call),
    findStaff: async (request, call) => {
      const staff = await findStaff(request)
      return staff === null ? null : ready(staff, call)
    },
    brand: (request) => services.brands().byHost(request.host),
  }
}
