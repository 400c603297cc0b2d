import { useCallback, useEffect } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { routeGoldLoan, routeHousingLoan } from '@marketplace/contract/loans/applications'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded, type Loaded } from '../../api/use-loaded.ts'
import { useText } from '../../i18n/use-text.ts'
import { askedAmount } from '../../session/asked-amount.ts'
import { openApplication } from '../../session/open-application.ts'
import { findProfile, refreshProfile } from '../../session/profile-store.ts'
import { getSession, setSession } from '../../browser-storage/session-store.ts'
import { useJourney } from '../../session/use-journey.ts'
import { ApplicationFailed, ApplicationSkeleton } from './application-states.tsx'

/** The current application; a gold customer's is opened here (decisions: gold and housing). */
const currentApplication = async (product: LoanProduct): Promise<string> => {
  const profile = findProfile()
  const amount = profile === null ? null : askedAmount(profile, product)
  return getSession().appId ?? (await openApplication(product, amount))
}

/** Where the server sends the customer of a gold or housing loan: a path. */
const useRedirect = (product: LoanProduct): Loaded<string> => {
  const load = useCallback(
    async (signal: AbortSignal): Promise<string> => {
      const route = product === 'Gold Loans' ? routeGoldLoan : routeHousingLoan
      try {
        const appId = await currentApplication(product)
        const { redirect } = await call(route, { params: { appId }, signal })
        return `/user/${redirect}`
      } catch (error) {
        // The application is gone: trying again opens another, and the landing rule leads on to where that is asked for.
        if (hasCode<typeof route>(error, 'not_found')) setSession({ appId: null })
        throw error
      }
    },
    [product],
  )
  return useLoaded(load)
}

/** Asks the server where a gold or housing customer with complete details goes on (section 4), and goes there. */
export const OnwardPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const { product, detail } = useJourney()
  const { value: path, error, reload } = useRedirect(product)
  useEffect(() => {
    if (path === null) return
    const goOn = async (): Promise<void> => {
      // The server misses something that the profile at hand does not show yet.
      if (path === detail) await refreshProfile()
      navigate(path, { replace: true })
    }
    void goOn()
  }, [path, detail, navigate])
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('applications.heading')}</h1>
      {error === null ? (
        <ApplicationSkeleton />
      ) : (
        <ApplicationFailed error={error} isStale={false} onRetry={reload} />
      )}
    </div>
  )
}
