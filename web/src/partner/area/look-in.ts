import { endMasquerade, openMasquerade } from '@marketplace/contract/office/masquerade'
import { ApiError } from '../../api/api-error.ts'
import { setLookCookie } from '../../office/look/look-cookie.ts'
import { lookStore } from '../../office/look/look-store.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { AFTER_LOOK, setOfficeSession } from '../../office/session/office-session.ts'

/** The first request of an area that staff look in at turns the key that the back office left, in the session of staff. */
export const beginLook = async (): Promise<void> => {
  const { lookKey } = lookStore.get()
  if (lookKey === null) return
  lookStore.set({ lookKey: null })
  try {
    const { data } = await officeCall(openMasquerade, { body: { key: lookKey } })
    setOfficeSession({
      p_atkn: data.token,
      partnerId: String(data.partner_id),
      merchantId: String(data.merchant_id),
      isPartner: '1',
      partnerRole: null,
    })
    setLookCookie(true)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    lookStore.set({ lookRefused: error.message })
    location.assign(AFTER_LOOK)
  }
}

/**
 * Section 4: removes the partner's token and markers and returns to the back office, whose own token never left. Out of reach, the server
 * ends the look by its clock; here it ends now.
 */
export const exitLook = async (masqueradeId: number): Promise<void> => {
  try {
    await officeCall(endMasquerade, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  lookStore.set({ lookReport: String(masqueradeId) })
  setLookCookie(false)
  setOfficeSession({ p_atkn: null, partnerId: null, merchantId: null, isPartner: null, partnerRole: null })
  location.assign(AFTER_LOOK)
}
