/**
 * Keeps what makes a repeat visit cheap and an interrupted one harmless: built files (their names carry their content's hash) and
 * logos for good, and the last document of each page for when there is no connection. No answer of the API is ever kept.
 */
const CACHE = 'pages-2'
const isKeptForGood = (path) => path.startsWith('/assets/') || path.startsWith('/brand/')
/** Pages that lead on to somebody: their address may carry a link of one use. */
const leadsOn = (path) => /^\/(?:dev|transfer|auth|redirect)(?:\/|$)/.test(path)
/** Pages that show what stands in their query, such as the amounts of a calculator: others who use this device have theirs. */
const showsItsQuery = (path) =>
  /^\/(?:calculators\/|credit-cards|cards-|terms-of-use|privacy-policy)/.test(path)

const keep = async (address, response) => {
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(address, response.clone())
  }
  return response
}
const keptFirst = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request))
/** Kept by its path alone: what follows it may be somebody's. */
const freshFirst = async (request, { origin, pathname, search }) => {
  const address = `${origin}${pathname}`
  try {
    const response = await fetch(request)
    return search !== '' && showsItsQuery(pathname) ? response : await keep(address, response)
  } catch (error) {
    const kept = await caches.match(address)
    if (kept !== undefined) return kept
    throw error
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const forgetOlder = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forgetOlder())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { origin, pathname } = url
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (isKeptForGood(pathname)) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate' && !leadsOn(pathname)) event.respondWith(freshFirst(request, url))
})
