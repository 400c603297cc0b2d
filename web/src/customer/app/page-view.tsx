import { createElement, lazy, useEffect, type ComponentType } from 'react'
import { useLocation } from '../../router/router.tsx'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { keepLanguage, leaveLanguageOffer } from '../../i18n/choose-language.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Page } from '../page/page.ts'
import { findLoadedPage, loadPage } from './pages.ts'
import { pageTitle } from './page-title.ts'
import { trackPageView } from './track-page-view.ts'

let isFirstPage = true

/** What each arrival on a page does: title, page view, and from the second on the top of the page with the focus on its heading. */
const useArrival = (page: Page): void => {
  const t = useText()
  const { brand, language } = useBootstrap()
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = pageTitle(t(page.title), brand)
    // What a link names in its path is nobody's business.
    trackPageView(page.key, pathname.replace(/^\/transfer\/.*/, '/transfer'))
    if (!isFirstPage) {
      leaveLanguageOffer(language)
      // Who goes on from a page in Hindi to their own pages, which have one address, goes on in Hindi.
      if (page.area === 'account') keepLanguage(language)
      scrollTo(0, 0)
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    isFirstPage = false
  }, [page, pathname, brand, language, t])
}

const Arrived = ({ page, component: Component }: { page: Page; component: ComponentType }) => {
  useArrival(page)
  return <Component />
}

const makeView = (page: Page, language: LanguageId): ComponentType => {
  const found = findLoadedPage(page, language)
  if (found !== null) return () => <Arrived page={page} component={found} />
  return lazy(async () => {
    const component = await loadPage(page, language)
    return { default: () => <Arrived page={page} component={component} /> }
  })
}

/** One view a page for good: a view made anew at each render would fetch, and fail, again and again. */
const views: Record<LanguageId, Map<Page, ComponentType>> = { en: new Map(), hi: new Map() }

const viewOf = (page: Page, language: LanguageId): ComponentType => {
  const found = views[language].get(page)
  if (found !== undefined) return found
  const made = makeView(page, language)
  views[language].set(page, made)
  return made
}

/** A page, at once where its code is there, else as soon as it is; give it the page's key. */
export const PageView = ({ page }: { page: Page }) => {
  const { language } = useBootstrap()
  return createElement(viewOf(page, language))
}
