import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { saveProfile } from '@marketplace/contract/customers/profiles'
import { call } from '../api/call.ts'
import { setProfile } from './profile-store.ts'
import { findProductType, getSession } from '../browser-storage/session-store.ts'

/** Marks the details of the chosen loan as being edited, so that their page opens though they are complete (section 4). */
export const startEditing = async (): Promise<void> => {
  const session = getSession()
  const { prospectAppId } = session
  const productType = findProductType(session)
  if (prospectAppId === null || productType === null || !isLoanProduct(productType)) return
  const body = { is_editing: 1, product_type: productType } as const
  const { data } = await call(saveProfile, { params: { id: prospectAppId }, body })
  setProfile(data)
}
