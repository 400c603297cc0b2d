import type { Role } from '@marketplace/contract/platform/call'
import { staffPages } from '@marketplace/contract/office/staff-pages'
import { reverifyStaff, signOutStaff } from '@marketplace/contract/office/staff-sign-in'
import type { OfficeArea, OfficePage } from '../../office/session/office-area.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole, encodeRole } from '../../office/session/role-code.ts'
import { peoplePalette } from '../csr-portal/people-palette.ts'
import { AdminBanner } from './admin-banner.tsx'
import { goKeys } from './go-keys.ts'
import { menuGroups } from './menu-groups.ts'
import { adminPages } from './pages.ts'
import { paletteActs } from './palette-acts.ts'
import { paletteSources } from './palette-sources.ts'
import { roleNames } from '../page/role-names.ts'

const rolesOf: Readonly<Record<string, readonly Role[] | undefined>> = staffPages

const mayOpen = (role: Role | null, { page }: OfficePage): boolean =>
  role !== null && rolesOf[page]?.includes(role) === true

/** A path is closed where its prefix is an entry of the role table that does not list the role (section 5, role check). */
const isClosed = (role: Role | null, path: string): boolean => {
  const [, , name = ''] = path.split('/')
  const roles = Object.hasOwn(rolesOf, name) ? rolesOf[name] : undefined
  return roles !== undefined && (role === null || !roles.includes(role))
}

/** The staff area: sign-in, guard, menu and pages by the role table of section 6. */
export const adminArea: OfficeArea = {
  name: 'admin',
  title: 'Back office',
  root: '/admin',
  home: '/admin/dashboard',
  // Whoever has no dashboard begins with a customer (section 6).
  otherHome: '/admin/csr-portal',
  loginPaths: ['/admin/login'],
  loadLogin: async () => (await import('../sign-in/sign-in-page.tsx')).SignInPage,
  pages: adminPages,
  menu: menuGroups,
  accountLinks: [{ title: 'Account', path: '/admin/account' }],
  paletteSources,
  paletteActs,
  people: peoplePalette,
  goKeys,
  isSignedIn: ({ a_atkn, roleId }) => a_atkn !== null && decodeRole(roleId) !== null,
  mayOpen: ({ roleId }, page) => mayOpen(decodeRole(roleId), page),
  isClosed: ({ roleId }, path) => isClosed(decodeRole(roleId), path),
  verify: async (signal) => {
    const { data } = await officeCall(reverifyStaff, { signal })
    setOfficeSession({ adminId: String(data.admin_id), roleId: encodeRole(data.role_id) })
    return {
      name: data.full_name,
      role: roleNames[data.role_id],
      askWhom: 'an administrator',
      idle_minutes: data.idle_minutes,
      idle_warning_seconds: data.idle_warning_seconds,
      confinedTo: data.must_enrol === 1 || data.must_change_password === 1 ? '/admin/account' : null,
      singleKeys: data.single_keys === 1,
    }
  },
  verifiesEachRoute: false,
  banner: AdminBanner,
  signOut: () => officeCall(signOutStaff, {}),
}
