import { saveProfile } from '@marketplace/contract/customers/profiles'
import { call } from '../api/call.ts'
import { setProfile } from './profile-store.ts'
import { getSession } from '../browser-storage/session-store.ts'

/** Marks the profile as being edited, so that the detail page opens though it is complete (section 4). */
export const startEditing = async (): Promise<void> => {
  const { prospectAppId } = getSession()
  if (prospectAppId === null) return
  const { data } = await call(saveProfile, { params: { id: prospectAppId }, body: { is_editing: 1 } })
  setProfile(data)
}
