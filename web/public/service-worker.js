/**
 * Keeps what makes a repeat visit cheap and an interrupted one harmless: built files (their names carry their content's hash) and
 * logos for good, and the last document of each page for when there is no connection. No answer of the API is ever kept.
 */
const CACHE = 'pages-1'
const isKeptForGood = (path) => path.startsWith('/assets/') || path.startsWith('/brand/')

const keep = async (request, response) => {
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, response.clone())
  }
  return response
}
const keptFirst = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request))
const freshFirst = async (request) => {
  try {
    return await keep(request, await fetch(request))
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true })
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
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (isKeptForGood(pathname)) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/dev/'))
    event.respondWith(freshFirst(request))
})
