import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useBootstrap } from '../brand/bootstrap-context.ts'
import { landingRoute } from './landing-route.ts'
import { useProfile } from './profile-store.ts'
import { findProductType, useSession } from './session-store.ts'

const never = (): (() => void) => () => undefined

/** False while the server renders and in the first render after it, so that both make the same markup. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Where the session's state sends the customer from the open page, or null. */
export const useLanding = (): string | null => {
  const { pathname } = useLocation()
  const { login_flow, lender_type } = useBootstrap()
  const session = useSession()
  const { profile } = useProfile()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return landingRoute({
    path: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname,
    prospectAppId: session.prospectAppId,
    token: session.atkn,
    productType: findProductType(session),
    appId: session.appId,
    profile,
    loginFlow: login_flow === 1,
    lenderType: lender_type === 1,
    lenderMarker: session.lender,
  })
}
