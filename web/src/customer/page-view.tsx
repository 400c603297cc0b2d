import { lazy, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useBootstrap } from '../brand/bootstrap-context.ts'
import { useText } from '../i18n/use-text.ts'
import { findLoadedPage, loadPage, type Page } from './pages.ts'
import { pageTitle } from './page-title.ts'
import { trackPageView } from './track-page-view.ts'

let isFirstPage = true

/** What each arrival on a page does: title, page view, and from the second on the top of the page with the focus on its heading. */
const useArrival = (page: Page): void => {
  const t = useText()
  const { brand } = useBootstrap()
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = pageTitle(t(page.title), brand)
    trackPageView(page.key, pathname)
    if (!isFirstPage) {
      scrollTo(0, 0)
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    isFirstPage = false
  }, [page, pathname, brand, t])
}

const Arrived = ({ page, component: Component }: { page: Page; component: ComponentType }) => {
  useArrival(page)
  return <Component />
}

const lazyPage = (page: Page, language: 'en' | 'hi') =>
  lazy(async () => {
    const component = await loadPage(page, language)
    return { default: () => <Arrived page={page} component={component} /> }
  })

const loadedPage = (page: Page, component: ComponentType) => () => (
  <Arrived page={page} component={component} />
)

/** A page, at once where its code is there, else as soon as it is; give it the page's key. */
export const PageView = ({ page }: { page: Page }) => {
  const { language } = useBootstrap()
  const [View] = useState<ComponentType>(() => {
    const found = findLoadedPage(page, language)
    return found === null ? lazyPage(page, language) : loadedPage(page, found)
  })
  return <View />
}
