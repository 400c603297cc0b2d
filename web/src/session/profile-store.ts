import { useEffect, useSyncExternalStore } from 'react'
import type { ProductType } from '@marketplace/contract/reference/products'
import { getProfile, type Profile } from '@marketplace/contract/customers/profiles'
import type { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { saveDraftsOf } from '../browser-storage/forget-drafts.ts'
import {
  findProductType,
  getSession,
  setSession,
  useSession,
  type Session,
} from '../browser-storage/session-store.ts'

/** The signed-in customer's profile, as far as it is there. */
export interface ProfileState {
  profile: Profile | null
  /** The prospect application id that the profile was asked for with. */
  prospectAppId: string | null
  error: ApiError | Error | null
}

const none: ProfileState = { profile: null, prospectAppId: null, error: null }
let state = none
const listeners = new Set<() => void>()

const change = (next: ProfileState): void => {
  state = next
  for (const listener of listeners) listener()
}

let saves = 0

/** Puts a profile that the server just answered (a save) in place of the one that is shown. */
export const setProfile = (profile: Profile): void => {
  saves += 1
  change({ profile, prospectAppId: getSession().prospectAppId, error: null })
}

const openIn = ({ inflight_applications }: Profile, product: ProductType): string | null =>
  inflight_applications.find(({ product_type }) => product_type === product)?.app_id ?? null

/** The profile as far as it is there, for what happens outside of a render. */
export const findProfile = (): Profile | null => state.profile

/** The open application for a product, as far as the profile is there. */
export const findOpenApplication = (product: ProductType): string | null =>
  state.profile === null ? null : openIn(state.profile, product)

let looks = 0
let newest = Promise.resolve()

/** An answer that a later look has overtaken is dropped; one that a save has overtaken may be older than the save: asked again. */
const look = async (prospectAppId: string): Promise<void> => {
  looks += 1
  const mine = looks
  const savesBefore = saves
  try {
    const { data } = await call(getProfile, { params: { id: prospectAppId } })
    if (mine !== looks) return await newest
    if (savesBefore !== saves) return await refreshProfile()
    const product = findProductType(getSession())
    const appId = product === null ? data.inflight_credit_app_id : openIn(data, product)
    saveDraftsOf(data.user_id)
    if (appId !== null) setSession({ appId })
    change({ profile: data, prospectAppId, error: null })
  } catch (error) {
    if (mine !== looks) return await newest
    change({
      profile: state.prospectAppId === prospectAppId ? state.profile : null,
      prospectAppId,
      error: error instanceof Error ? error : new Error(String(error)),
    })
  }
}

/**
 * Fetches the profile anew; an application in flight becomes the current one (section 4, Startup): the one for the chosen
 * product, or the newest where none is chosen. A failure is kept in the
 * state for the page that waits to show. It is over once the newest look is.
 */
export const refreshProfile = (): Promise<void> => {
  const { prospectAppId } = getSession()
  if (prospectAppId === null) return Promise.resolve()
  newest = look(prospectAppId)
  return newest
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let asked: string | null = null

const keyOf = ({ atkn, prospectAppId }: Session): string | null =>
  atkn === null || prospectAppId === null ? null : `${prospectAppId} ${atkn}`

/** Fetches the profile before anything is shown that waits for it; nothing where nobody is signed in. */
export const openProfile = async (): Promise<void> => {
  asked = keyOf(getSession())
  if (asked !== null) await refreshProfile()
}

/** The profile of the session, fetched once for each sign-in; without a session there is none. */
export const useProfile = (): ProfileState => {
  const session = useSession()
  const found = useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  )
  const wanted = keyOf(session)
  useEffect(() => {
    if (wanted === null || wanted === asked) return
    asked = wanted
    void refreshProfile()
  }, [wanted])
  return wanted !== null && found.prospectAppId === session.prospectAppId ? found : none
}

/** First and last name as the header shows them; empty until they are known. */
export const useCustomerName = (): string => {
  const { profile } = useProfile()
  return [profile?.first_name, profile?.last_name].filter((part) => part != null && part !== '').join(' ')
}
