import { createElement, lazy, Suspense, useEffect, type ComponentType } from 'react'
import { PathPatterns, useLocation } from '../../router/router.tsx'
import { Skeleton, SpinnerScreen } from '../../ui/waiting.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import type { OfficeArea, OfficePage } from '../session/office-area.ts'
import { useOfficeBootstrap } from '../session/office-bootstrap-context.ts'
import { useMembership } from './office-member.tsx'
import { OfficeLogo } from './office-logo.tsx'

let isFirstPage = true

/** What each arrival on a page does: its title, and from the second on the top of the page with the focus on its heading. */
const useArrival = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (!isFirstPage) {
      document.querySelector('main')?.scrollTo(0, 0)
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    isFirstPage = false
  }, [])
}

const Arrived = ({ title, component: Component }: { title: string; component: ComponentType }) => {
  useArrival(title)
  return <Component />
}

type View = ComponentType<{ title: string }>

/** One view for good for what loads a page: a view made anew at each render would fetch, and fail, again and again. */
const views = new Map<() => Promise<ComponentType>, View>()

const viewOf = (load: () => Promise<ComponentType>): View => {
  const found = views.get(load)
  if (found !== undefined) return found
  const made = lazy(async () => {
    const component = await load()
    return {
      default: ({ title }: { title: string }) => <Arrived title={title} component={component} />,
    }
  })
  views.set(load, made)
  return made
}

const Loaded = ({ load, title }: { load: () => Promise<ComponentType>; title: string }) =>
  createElement(viewOf(load), { title })

const PageSkeleton = () => (
  <div className="space-y-4">
    <Skeleton className="h-8 w-64" />
    <Skeleton className="h-64" />
  </div>
)

/** The page under the pattern that it matched, so that it can read its parameters; each path gets a page of its own. */
export const PageRoute = ({ area, page }: { area: OfficeArea; page: OfficePage | null }) => {
  const { brand } = useOfficeBootstrap()
  const { pathname } = useLocation()
  const { member } = useMembership()
  const mark = member.look === undefined ? '' : '[Masquerade] '
  const end = `${area.title} - ${brand.name}`
  if (page === null)
    return <Arrived key={pathname} title={`${mark}Page not found - ${end}`} component={NotFoundPage} />
  const title = `${mark}${page.documentTitle ?? `${page.title} - ${end}`}`
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PathPatterns patterns={page.paths}>
        <Loaded key={pathname} load={page.load} title={title} />
      </PathPatterns>
    </Suspense>
  )
}

/** The area's sign-in page, without the shell. */
export const LoginView = ({ area }: { area: OfficeArea }) => {
  const { brand } = useOfficeBootstrap()
  return (
    <Suspense fallback={<SpinnerScreen label="Loading" logo={<OfficeLogo />} />}>
      <Loaded load={area.loadLogin} title={`Sign in - ${area.title} - ${brand.name}`} />
    </Suspense>
  )
}
