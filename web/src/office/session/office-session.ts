import type { OfficeAreaName } from '@marketplace/contract/office/office-bootstrap'
import { forgetDrafts } from '../../browser-storage/forget-drafts.ts'
import { forgetRecent } from './recent-store.ts'
import { createStoredValues } from '../../browser-storage/stored-values.ts'
import { queryClient } from '../query-client.ts'
import { forgetUndo } from '../undo/undo-store.ts'

/** The session values of staff and partners, by their names in section 3. `roleId` is the role's number, encoded; `partnerRole` that of a partner's team. */
const names = [
  'a_atkn',
  'adminId',
  'roleId',
  'p_atkn',
  'partnerId',
  'merchantId',
  'isPartner',
  'partnerRole',
] as const
export type OfficeSession = Readonly<Record<(typeof names)[number], string | null>>

export const {
  get: getOfficeSession,
  set: setOfficeSession,
  use: useOfficeSession,
} = createStoredValues(names)

/** Where staff go who have looked in at a partner's area (section 4, Partner). */
export const AFTER_LOOK = '/admin/merchant-management'

const tokenNames = { admin: 'a_atkn', partner: 'p_atkn' } as const

/** The token that the calls of an area go out with. */
export const tokenOf = (session: OfficeSession, area: OfficeAreaName): string | null =>
  session[tokenNames[area]]

/** What a 401 clears (section 4): the token, and the admin id; and what was read with it. A token that has been replaced meanwhile stays. */
export const endOfficeSession = (area: OfficeAreaName, token: string | null): void => {
  if (tokenOf(getOfficeSession(), area) !== token) return
  queryClient.clear()
  // Whoever signs in next takes back nothing of this one's.
  forgetUndo()
  setOfficeSession(area === 'admin' ? { a_atkn: null, adminId: null } : { p_atkn: null })
  // Of staff who looked in: they have no sign-in there, and go back to where they came from.
  if (token?.startsWith('m_') === true) location.assign(AFTER_LOOK)
}

/** Clears an area's own values and what was being written there (section 4, Logout). */
export const clearOfficeSession = (area: OfficeAreaName): void => {
  forgetDrafts()
  forgetUndo()
  forgetRecent()
  queryClient.clear()
  setOfficeSession(
    area === 'admin'
      ? { a_atkn: null, adminId: null, roleId: null }
      : { p_atkn: null, partnerId: null, merchantId: null, isPartner: null, partnerRole: null },
  )
}
