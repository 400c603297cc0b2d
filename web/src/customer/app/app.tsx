import { Suspense, useMemo } from 'react'
import { SendTo, PathPatterns, useLocation } from '../../router/router.tsx'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { BootstrapContext, useBootstrap } from '../../brand/bootstrap-context.ts'
import { SessionGate } from '../../session/session-gate.tsx'
import { useLanding } from '../../session/use-landing.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { CrashScreen } from '../layout/crash-screen.tsx'
import { Layout } from '../layout/layout.tsx'
import { Logo } from '../layout/logo.tsx'
import { PageView } from './page-view.tsx'
import type { Page } from '../page/page.ts'
import { pageAt } from './pages.ts'

const PageSkeleton = () => (
  <div className="mx-auto max-w-text space-y-4">
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
)

/** The page under the pattern that it matched, so that it can read its parameters. */
const PageRoute = ({ page, pathname }: { page: Page; pathname: string }) => (
  <Suspense fallback={<PageSkeleton />}>
    <PathPatterns patterns={page.paths}>
      <PageView key={page.paths.length === 0 ? pathname : page.key} page={page} />
    </PathPatterns>
  </Suspense>
)

const CurrentPage = () => {
  const { pathname } = useLocation()
  const bootstrap = useBootstrap()
  const landing = useLanding()
  const page = pageAt(pathname, bootstrap)
  // The same one until the address is another: what the session says right after the start would make the whole page live in one piece.
  const route = useMemo(() => <PageRoute page={page} pathname={pathname} />, [page, pathname])
  if (landing !== null) return <SendTo to={landing} />
  const shown =
    page.isBare === true ? <main className="p-4">{route}</main> : <Layout page={page}>{route}</Layout>
  return page.area === 'account' ? <SessionGate logo={<Logo />}>{shown}</SessionGate> : shown
}

/** The customer's part, inside a router. */
export const App = ({ bootstrap }: { bootstrap: Bootstrap }) => (
  <BootstrapContext value={bootstrap}>
    <CrashScreen>
      <CurrentPage />
    </CrashScreen>
  </BootstrapContext>
)
