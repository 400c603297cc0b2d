import { listStaff } from '@marketplace/contract/office/staff'
import { officeCall } from '../../office/session/office-call.ts'
import type { PaletteSource } from '../../office/session/palette-source.ts'
import { roleNames } from '../page/role-names.ts'

const MOST_HITS = 8

/** Users of the back office by user name and full name. */
export const usersPalette: PaletteSource = {
  title: 'Users',
  page: 'user-management',
  search: async (text, signal) => {
    const { data } = await officeCall(listStaff, { query: { search: text, page_size: MOST_HITS }, signal })
    return data.map(({ username, full_name, role_id, disabled }) => ({
      title: full_name,
      detail: `${username} · ${roleNames[role_id]}`,
      state: disabled === 1 ? 'Disabled' : 'Active',
      path: `/admin/user-management?q=${encodeURIComponent(username)}`,
      acts: [{ title: 'What they did', path: `/admin/audit-log?actor=${encodeURIComponent(username)}` }],
    }))
  },
}
