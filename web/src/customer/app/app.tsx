import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from '../../router/router.ts'
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
    <Routes>
      {page.paths.map((pattern) => (
        <Route key={pattern} path={pattern} element={<PageView key={page.key} page={page} />} />
      ))}
      <Route path="*" element={<PageView key={pathname} page={page} />} />
    </Routes>
  </Suspense>
)

const CurrentPage = () => {
  const { pathname } = useLocation()
  const bootstrap = useBootstrap()
  const landing = useLanding()
  if (landing !== null) return <Navigate to={landing} replace />
  const page = pageAt(pathname, bootstrap)
  const route = <PageRoute page={page} pathname={pathname} />
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
