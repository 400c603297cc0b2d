/**
 * Keeps what makes a repeat visit cheap and an interrupted one harmless: built files (their names carry their content's hash) and
 * logos for good, the last document of each page for when there is no connection, and a page of its own for every other one. No
 * answer of the API is ever kept.
 */
const CACHE = 'pages-3'
/** The page for when there is no connection and none is kept, by the language of the pages (server/src/site/pages). */
const OFFLINE = { en: '/offline', hi: '/hi/offline' }
/** Where the language of the last page is kept: an address may leave it to the reader's choice. */
const LANGUAGE = '/offline/language'
/** As many built files as are kept: some releases' worth of what a customer opens. */
const MOST_BUILT = 200
const isBuilt = (path) => path.startsWith('/assets/')
const isKeptForGood = (path) => isBuilt(path) || path.startsWith('/brand/')
/** A page as it is known, whatever its language. */
const withoutLanguage = (path) => path.replace(/^\/hi(?=\/|$)/, '') || '/'
/** Pages that lead on to somebody: their address may carry a link of one use. */
const leadsOn = (path) => /^\/(?:dev|transfer|auth|redirect)(?:\/|$)/.test(path)
/** Pages that show what stands in their query, such as the amount of a loan: others who use this device have theirs. */
const showsItsQuery = (path) =>
  /^\/(?:calculators\/|[a-z-]+-loans(?:\/|$)|credit-cards|cards-|terms-of-use|privacy-policy)/.test(path)

/** Lets go of the oldest built files, which no page of today names: their addresses change with their content. */
const dropOldest = async (cache) => {
  const built = (await cache.keys()).filter(({ url }) => isBuilt(new URL(url).pathname))
  for (const request of built.slice(0, Math.max(0, built.length - MOST_BUILT))) await cache.delete(request)
}
/** Keeps what came where there is room. What came is shown in any case: a full storage is no lost connection. */
const store = async (address, response) => {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(address, response)
    if (isBuilt(new URL(address.url ?? address, self.location.origin).pathname)) await dropOldest(cache)
  } catch {
    // Storage is full or blocked: the next visit fetches it again.
  }
}
const keep = async (address, response) => {
  if (response.ok) {
    const copy = response.clone()
    // A line that breaks off within an answer is a lost connection: this throws.
    await response.clone().blob()
    await store(address, copy)
  }
  return response
}
const keptFirst = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request))

let language = null
/** Notes the language of a page that was fetched, for the one that cannot be. */
const noteLanguage = async (response) => {
  const said = response.headers.get('content-language')
  if (said === language || OFFLINE[said] === undefined) return
  language = said
  await store(LANGUAGE, new Response(said))
}
const offlinePage = async (path) => {
  if (path !== withoutLanguage(path)) return caches.match(OFFLINE.hi)
  const noted = language ?? (await (await caches.match(LANGUAGE))?.text()) ?? 'en'
  return caches.match(OFFLINE[noted] ?? OFFLINE.en)
}

/** Kept by its path alone: what follows it may be somebody's. */
const freshFirst = async (request, { origin, pathname, search }) => {
  const path = withoutLanguage(pathname)
  const mayKeep = !leadsOn(path)
  try {
    const response = await fetch(request)
    await noteLanguage(response)
    if (!mayKeep || (search !== '' && showsItsQuery(path))) return response
    return await keep(origin + pathname, response)
  } catch (error) {
    // A page in the other language is more than none.
    const others = mayKeep ? [pathname, path, path === '/' ? '/hi' : `/hi${path}`] : []
    for (const address of others) {
      const kept = await caches.match(origin + address)
      if (kept !== undefined) return kept
    }
    const standIn = await offlinePage(pathname)
    if (standIn !== undefined) return standIn
    throw error
  }
}

self.addEventListener('install', (event) => {
  const keepOffline = async () => {
    // Without them the worker does all else.
    await Promise.allSettled(Object.values(OFFLINE).map(async (path) => keep(path, await fetch(path))))
    await self.skipWaiting()
  }
  event.waitUntil(keepOffline())
})
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
  else if (request.mode === 'navigate') event.respondWith(freshFirst(request, url))
})
