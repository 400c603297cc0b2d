import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from '../router/router.tsx'
import { useBootstrap } from '../brand/bootstrap-context.ts'
import { findReleased, subscribeToCarried } from './carried-answers.ts'
import { landingRoute } from './landing-route.ts'
import { useProfile } from './profile-store.ts'
import { settleSessionEnd, useSessionEnd } from '../browser-storage/session-end.ts'
import { findProductType, forgetProduct, useSession } from '../browser-storage/session-store.ts'
import { findWayBack, forgetWayBack, storeWayBack } from './way-back.ts'

const never = (): (() => void) => () => undefined

/** False while the server renders and in the first render after it, so that both make the same markup. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Back on the products screen by the browser's own button: "returning to products" as section 4 means it. */
const useReturnToProducts = (): boolean => {
  const { pathname, key, arrival } = useLocation()
  const isReturn = arrival === 'popped' && key !== 'default' && pathname === '/products'
  const { productType } = useSession()
  const mustForget = isReturn && productType !== null
  useEffect(() => {
    if (mustForget) forgetProduct()
  }, [mustForget])
  return mustForget
}

/** Nothing to come back to: what it does is done by whoever signs in, for as long as there is something to do. */
const CARRY = '/user/check'
const signInPages: ReadonlySet<string | null> = new Set(['/login', '/verification'])

/** Keeps the page that a sign-in interrupts, and forgets it once the customer has come back to it. */
const useWayBack = (landing: string | null): void => {
  const { pathname, search } = useLocation()
  const isOnTheWay = useRef(false)
  const isSentAway = signInPages.has(landing) && pathname.startsWith('/user/') && pathname !== CARRY
  const isSentBack = landing !== null && landing === findWayBack()
  useEffect(() => {
    if (isSentAway) storeWayBack(pathname + search)
    else if (isOnTheWay.current && !isSentBack) forgetWayBack()
    isOnTheWay.current = isSentBack
  }, [isSentAway, isSentBack, pathname, search])
}

/** Where the session's state sends the customer from the open page, or null. */
export const useLanding = (): string | null => {
  const { pathname } = useLocation()
  const { login_flow, lender_type, url_segment } = useBootstrap()
  const session = useSession()
  const { profile } = useProfile()
  const carried = useSyncExternalStore(subscribeToCarried, findReleased, () => null)
  const isHydrated = useHydrated()
  const isReturning = useReturnToProducts()
  const hasEnded = useSessionEnd()
  const isSettled = hasEnded && pathname === '/login'
  useEffect(() => {
    if (isSettled) settleSessionEnd()
  }, [isSettled])
  const decide = (): string | null =>
    landingRoute({
      path: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname,
      prospectAppId: session.prospectAppId,
      token: session.atkn,
      hasEnded,
      productType: findProductType(session),
      productId: session.productId,
      appId: session.appId,
      profile,
      loginFlow: login_flow === 1,
      lenderType: lender_type === 1,
      lenderMarker: session.lender,
      wayBack: findWayBack(),
      hasCarried: carried !== null,
      urlSegment: url_segment,
    })
  const landing = !isHydrated || isReturning ? null : decide()
  useWayBack(landing)
  return landing
}
