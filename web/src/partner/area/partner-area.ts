import { getPartnerRevenue, signOutPartner } from '@marketplace/contract/partner-area/partner-sign-in'
import type { OfficeArea } from '../../office/session/office-area.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { getOfficeSession, setOfficeSession } from '../../office/session/office-session.ts'
import { setLookCookie } from '../../office/look/look-cookie.ts'
import { NoticeBell } from '../notifications/notice-bell.tsx'
import { beginLook, exitLook } from './look-in.ts'
import { partnerMenu, partnerPhoneBar } from './menu-groups.ts'
import { roleNames } from '@marketplace/contract/partners/partner-team'
import { opensPageOf, PREPARING } from '../roles/page-roles.ts'
import { partnerPages } from './pages.ts'

/**
 * The partner area, under /partner and under /{partner}/partner (path-before-area.ts); a guard asks get-revenue at each change of the route
 * (section 4, Partner).
 */
export const partnerArea: OfficeArea = {
  name: 'partner',
  title: 'Partner area',
  root: '/partner',
  home: '/partner',
  // The second is where an invitation leads.
  loginPaths: ['/partner/login', '/partner/join'],
  loadLogin: async () => (await import('../sign-in/partner-sign-in-page.tsx')).PartnerSignInPage,
  pages: partnerPages,
  menu: partnerMenu,
  phoneBar: partnerPhoneBar,
  bell: NoticeBell,
  accountLinks: [{ title: 'Settings', path: '/partner/settings' }],
  paletteSources: [],
  paletteActs: [],
  goKeys: {},
  isSignedIn: ({ p_atkn }) => p_atkn !== null,
  mayOpen: ({ partnerRole }, { page }) => opensPageOf(partnerRole, page),
  begin: async () => {
    // It may be active by now: the server is asked before a page is called closed.
    if (getOfficeSession().partnerRole === PREPARING) setOfficeSession({ partnerRole: null })
    await beginLook()
  },
  verify: async (signal) => {
    const { data } = await officeCall(getPartnerRevenue, { signal })
    setOfficeSession({
      partnerId: String(data.id),
      merchantId: String(data.merchant_id),
      isPartner: '1',
      partnerRole: data.is_preparing === 1 ? PREPARING : data.role,
    })
    const { masquerade } = data
    setLookCookie(masquerade !== null)
    return {
      name: data.person_name,
      role: data.role === 'owner' ? data.name : `${roleNames[data.role]}, ${data.name}`,
      askWhom: data.owners.length === 0 ? 'an owner' : `an owner: ${data.owners.join(', ')}`,
      isPreparing: data.is_preparing === 1,
      idle_minutes: data.idle_minutes,
      idle_warning_seconds: data.idle_warning_seconds,
      confinedTo: data.must_change_password === 1 || data.must_enrol === 1 ? '/partner/settings' : null,
      // A partner's settings have no switch for them.
      singleKeys: false,
      ...(masquerade !== null && {
        look: {
          partner: data.name,
          ends_at: masquerade.ends_at,
          exit: () => exitLook(masquerade.masquerade_id),
        },
      }),
    }
  },
  verifiesEachRoute: true,
  signOut: () => officeCall(signOutPartner, {}),
}
