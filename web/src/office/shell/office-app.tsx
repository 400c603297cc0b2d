import type { OfficeBootstrap } from '@marketplace/contract/office/office-bootstrap'
import { useMemo } from 'react'
import { SendTo, useHref, useLocation } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangesOffContext } from '../../ui/changes-off.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { SpinnerScreen } from '../../ui/waiting.tsx'
import { hasLookCookie } from '../look/look-cookie.ts'
import { LookFrame } from '../look/look-badge.tsx'
import { closedState } from './closed-notice.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { guardRoute } from './guard-route.ts'
import { accessTo, arrivalOf, isLoginPath, officePageAt, type OfficeArea } from '../session/office-area.ts'
import { OfficeBootstrapContext } from '../session/office-bootstrap-context.ts'
import { OfficeLogo } from './office-logo.tsx'
import { MembershipContext } from './office-member.tsx'
import { LoginView, PageRoute } from './office-page-view.tsx'
import { tokenOf, useOfficeSession } from '../session/office-session.ts'
import { ProgressToasts } from './progress-toasts.tsx'
import { Shell } from './shell.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'
import { TopLayer } from './top-layer.tsx'
import { useVerifiedMember } from './use-verified-member.ts'

/** What stands beside controls that are off. */
const CHANGES_OFF = 'Changes are off while you look in'

const VerifyFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <main className="mx-auto flex min-h-dvh max-w-form flex-col items-start justify-center gap-4 p-4">
    <OfficeLogo />
    <h1 className="text-lg">Your session could not be checked</h1>
    <Notice tone="bad" live>
      {error.message}
    </Notice>
    <Button onClick={onRetry}>Try again</Button>
  </main>
)

const CurrentPage = ({ area }: { area: OfficeArea }) => {
  const { pathname, search } = useLocation()
  const address = useHref(pathname)
  const session = useOfficeSession()
  const isSignedIn = area.isSignedIn(session)
  const token = isSignedIn ? tokenOf(session, area.name) : null
  const { member, error, refresh } = useVerifiedMember(area, token, pathname)
  const membership = useMemo(() => (member === null ? null : { member, refresh }), [member, refresh])

  const page = officePageAt(area, pathname)
  const isLogin = isLoginPath(area, pathname)
  const access = accessTo(area, session, pathname)
  const arrival = arrivalOf(area, session)
  const landing = guardRoute({
    path: pathname,
    // As it stands: a page's filters follow in the address without the router (use-url-state.ts).
    search: location.pathname === address ? location.search : search,
    root: area.root,
    loginPath: area.loginPaths[0],
    isLogin,
    isSignedIn,
    access,
    arrival,
    confinedTo: member?.confinedTo ?? null,
  })
  if (landing !== null) {
    const isClosed = access === 'closed' && landing === arrival
    return <SendTo to={landing} state={isClosed ? closedState(pathname) : null} />
  }
  if (isLogin) return <LoginView area={area} />
  if (membership === null) {
    return error === null ? (
      <>
        {/* The cookie draws until the server has said who asks. */}
        {area.name === 'partner' && hasLookCookie() ? <LookFrame look={null} /> : null}
        <SpinnerScreen label="Loading" logo={<OfficeLogo />} />
      </>
    ) : (
      <VerifyFailed error={error} onRetry={() => void refresh()} />
    )
  }
  return (
    <MembershipContext value={membership}>
      <ChangesOffContext value={membership.member.look === undefined ? null : CHANGES_OFF}>
        <Shell area={area}>
          <PageRoute area={area} page={page} />
        </Shell>
      </ChangesOffContext>
      {membership.member.look === undefined ? null : <LookFrame look={membership.member.look} />}
    </MembershipContext>
  )
}

/** The back office, inside a router. */
export const OfficeApp = ({ area, bootstrap }: { area: OfficeArea; bootstrap: OfficeBootstrap }) => (
  <OfficeBootstrapContext value={bootstrap}>
    <CrashScreen>
      <CurrentPage area={area} />
      <StepUpDialog />
      <TopLayer>
        <ProgressToasts />
        <Toaster label="Messages" closeLabel="Close" />
      </TopLayer>
    </CrashScreen>
  </OfficeBootstrapContext>
)
