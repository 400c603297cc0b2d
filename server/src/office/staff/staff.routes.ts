import {
  addStaff,
  disableStaff,
  forceLogoutStaff,
  listStaff,
  resetStaffSecondFactor,
  setStaffPassword,
  updateStaff,
} from '@marketplace/contract/office/staff'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import type { CallRequest, Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../../market/services.ts'
import { describeMembers } from './list-members.ts'
import {
  addMember,
  disableMember,
  forceLogout,
  resetSecondFactor,
  setPassword,
  updateMember,
  type Manager,
} from './manage-staff.ts'
import { listStaffPage } from './staff.queries.ts'

const managerOf = ({
  actor,
  ip,
  brand,
}: Pick<CallRequest<typeof listStaff>, 'actor' | 'ip' | 'brand'>): Manager => ({
  staff: actor,
  ip,
  brand_name: brand.brand.name,
})

export const staffRoutes = (serve: Serve, services: Services): void => {
  serve(listStaff, async ({ query }) => {
    const { rows, total } = await listStaffPage(
      services.db,
      {
        search: query.search ?? null,
        role_id: query.role_id === undefined ? null : Number(query.role_id),
        disabled: query.disabled === undefined ? null : query.disabled === '1',
      },
      pageBounds(query),
    )
    return { success: true, data: await describeMembers(services, rows), total }
  })

  serve(addStaff, async (asked) => {
    const row = await addMember(services, managerOf(asked), asked.body)
    const [member] = await describeMembers(services, [row])
    if (member === undefined) throw new Problem('internal_error')
    return { success: true, message: translate('en', 'staff_added'), data: member }
  })

  serve(updateStaff, async (asked) => {
    await updateMember(services, managerOf(asked), asked.body)
    return { success: true, message: translate('en', 'staff_updated') }
  })

  serve(disableStaff, async (asked) => {
    const waits = await disableMember(services, managerOf(asked), asked.body)
    const key = asked.body.disabled === 1 ? 'staff_disabled' : 'staff_enabled'
    return { success: true, message: translate('en', waits ? 'approval_asked' : key) }
  })

  serve(forceLogoutStaff, async (asked) =>
    succeed({ ended: await forceLogout(services, managerOf(asked), asked.body.staff_id) }),
  )

  serve(resetStaffSecondFactor, async (asked) => {
    await resetSecondFactor(services, managerOf(asked), asked.body)
    return { success: true, message: translate('en', 'second_factor_reset') }
  })

  serve(setStaffPassword, async (asked) => {
    await setPassword(services, managerOf(asked), asked.body)
    return { success: true, message: translate('en', 'password_set') }
  })
}
