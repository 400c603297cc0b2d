import { createApplication } from '@marketplace/contract/loans/applications'
import { saveProfile, type Profile } from '@marketplace/contract/customers/profiles'
import { hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession, setSession } from '../../browser-storage/session-store.ts'
import { dropCarried, type CarriedAnswers } from '../../session/carried-answers.ts'
import { setProfile } from '../../session/profile-store.ts'
import { savedOf } from './check-answers.ts'

type Saved = ReturnType<typeof savedOf>

/** Saves the answers and ends the telling. Where the profile lacks something more, it keeps them all the same. */
const saveAnswers = async ({ patch }: Saved): Promise<{ profile: Profile; isComplete: boolean }> => {
  const params = { id: getSession().prospectAppId ?? '' }
  try {
    const { data } = await call(saveProfile, { params, body: { ...patch, is_editing: 0 } })
    return { profile: data, isComplete: true }
  } catch (error) {
    if (!hasCode<typeof saveProfile>(error, 'profile_incomplete')) throw error
    const { data } = await call(saveProfile, { params, body: { ...patch, is_editing: 1 } })
    return { profile: data, isComplete: false }
  }
}

/**
 * The answers that were given before the number become the customer's own: saved to the profile, with an application for the loan. Only
 * then are they forgotten here, so that a failure half-way loses nothing and another try does the rest; neither call does anything twice.
 * @throws ApiError
 */
export const saveCarried = async ({ product, values }: CarriedAnswers): Promise<void> => {
  const saved = savedOf(product, values)
  const { profile, isComplete } = await saveAnswers(saved)
  if (!isComplete) {
    setSession({ productType: product, productId: null })
    setProfile(profile)
    return dropCarried()
  }
  const { amount, tenure_months } = saved
  const { app_id } = await call(createApplication, {
    body: { product_type: product, tenure_months, ...(amount === null ? {} : { amount }) },
  })
  const others = profile.inflight_applications.filter((open) => open.product_type !== product)
  setSession({ productType: product, productId: null, appId: app_id })
  setProfile({
    ...profile,
    inflight_credit_app_id: app_id,
    inflight_applications: [{ app_id, product_type: product }, ...others],
  })
  // From here the landing rule finds all of it at once and leads on.
  dropCarried()
}
