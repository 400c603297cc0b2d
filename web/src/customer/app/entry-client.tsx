import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { addressIn, splitAddress } from '@marketplace/contract/site/language-address'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { openDrafts } from '../../browser-storage/drafts.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { openProfile } from '../../session/profile-store.ts'
import { arrivalCookies } from '../../session/arrival-cookies.ts'
import { rememberFirstTouch } from '../../session/first-touch.ts'
import { loadAnew } from '../../ui/load-anew.ts'
import { App } from './app.tsx'
import './customer.css'
import { BrowserLanguageRouter } from './language-router.tsx'
import { loadPage, pageAt } from './pages.ts'

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the document has no #${id}`)
  return element
}

const bootstrap: Bootstrap = JSON.parse(find('bootstrap').textContent)
const [, pathname] = splitAddress(location.pathname)
const page = pageAt(pathname, bootstrap)
rememberFirstTouch(bootstrap, location.search)
const arrival = arrivalCookies(bootstrap, { pathname, search: location.search })
// A page that is in Hindi by choice alone stands at its Hindi address too: whoever shares it shares Hindi.
if (page.area === 'public' && location.pathname === pathname) {
  history.replaceState(
    history.state,
    '',
    addressIn(bootstrap.language, pathname + location.search + location.hash),
  )
}

const app = (
  <StrictMode>
    <BrowserLanguageRouter language={bootstrap.language}>
      <App bootstrap={bootstrap} />
    </BrowserLanguageRouter>
  </StrictMode>
)

/** What was begun early comes about when the code does: a page with everything in it is there sooner than one that is made twice. */
const EARLY_MS = 400

/** Not awaited by this module itself: the chunks that it waits for import from it. */
const start = async (): Promise<void> => {
  try {
    await Promise.all([
      loadTexts(bootstrap.language),
      loadPage(page, bootstrap.language),
      openDrafts(),
      // The document itself shows that it waits.
      ...(page.area === 'account' ? [openProfile(), globalThis.earlyAnswers?.until(EARLY_MS)] : []),
    ])
  } catch {
    // A browser does not fetch a module a second time: the page is what can be fetched again.
    return loadAnew()
  }
  const root = find('root')
  if (root.dataset['rendered'] === undefined) createRoot(root).render(app)
  // In slices of some milliseconds, between which a cheap phone answers; at once where somebody presses something.
  else startTransition(() => void hydrateRoot(root, app))
  const { offered_language } = bootstrap
  if (offered_language !== undefined)
    (await import('../layout/live-language-offer.ts')).makeLanguageOfferLive(
      bootstrap.language,
      offered_language,
    )
  if (bootstrap.url_segment !== null) void (await import('../../session/confirm-seen.ts')).confirmSeen()
  if (arrival.length > 0) await (await import('../../session/save-arrival.ts')).saveArrival(arrival)
}
void start()

// After the page itself: on a slow line the worker's own fetches must not compete with it.
const WORKER_DELAY_MS = 3_000
if ('serviceWorker' in navigator) {
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js'), WORKER_DELAY_MS)
}
