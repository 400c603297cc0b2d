import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { openDrafts } from '../../browser-storage/drafts.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { arrivalCookies } from '../../session/arrival-cookies.ts'
import { rememberFirstTouch } from '../../session/first-touch.ts'
import { loadAnew } from '../../ui/load-anew.ts'
import { App } from './app.tsx'
import './customer.css'
import { loadPage, pageAt } from './pages.ts'

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the document has no #${id}`)
  return element
}

const bootstrap: Bootstrap = JSON.parse(find('bootstrap').textContent)
const page = pageAt(location.pathname, bootstrap)
rememberFirstTouch(bootstrap, location.search)
const arrival = arrivalCookies(bootstrap, location)

const app = (
  <StrictMode>
    <BrowserRouter>
      <App bootstrap={bootstrap} />
    </BrowserRouter>
  </StrictMode>
)

/** Not awaited by this module itself: the chunks that it waits for import from it. */
const start = async (): Promise<void> => {
  try {
    await Promise.all([loadTexts(bootstrap.language), loadPage(page, bootstrap.language), openDrafts()])
  } catch {
    // A browser does not fetch a module a second time: the page is what can be fetched again.
    return loadAnew()
  }
  const root = find('root')
  if (root.dataset['rendered'] === undefined) createRoot(root).render(app)
  else hydrateRoot(root, app)
  if (bootstrap.url_segment !== null) void (await import('../../session/confirm-seen.ts')).confirmSeen()
  if (arrival.length > 0) await (await import('../../session/save-arrival.ts')).saveArrival(arrival)
}
void start()

// After the page itself: on a slow line the worker's own fetches must not compete with it.
const WORKER_DELAY_MS = 3_000
if ('serviceWorker' in navigator) {
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js'), WORKER_DELAY_MS)
}
