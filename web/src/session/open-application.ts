import { createApplication } from '@marketplace/contract/loans/applications'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Profile } from '@marketplace/contract/customers/profiles'
import { call } from '../api/call.ts'
import { findProfile, setProfile } from './profile-store.ts'
import { setSession } from '../browser-storage/session-store.ts'

/**
 * Opens an application for a loan, or finds the one that is open, and makes it the current one. A `profile` that was just
 * saved is let go to the pages with it, so that the landing rule finds both at once. An amount of null is the server's to choose.
 * @returns its id. @throws ApiError
 */
export const openApplication = async (
  product_type: LoanProduct,
  amount: number | null,
  profile: Profile | null = findProfile(),
  tenure_months: number | null = null,
): Promise<string> => {
  const { app_id } = await call(createApplication, {
    body: {
      product_type,
      ...(amount !== null && { amount }),
      ...(tenure_months !== null && { tenure_months }),
    },
  })
  setSession({ appId: app_id })
  if (profile === null) return app_id
  const others = profile.inflight_applications.filter((open) => open.product_type !== product_type)
  setProfile({
    ...profile,
    inflight_credit_app_id: app_id,
    inflight_applications: [{ app_id, product_type }, ...others],
  })
  return app_id
}
