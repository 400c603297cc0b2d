import type { Page, Request } from '@playwright/test'
import { expect } from './expect.ts'
import { trackEvent } from '../../contract/src/entry/tracking.ts'

/** What a page is not complete without. A view that is told, a picture or a face is none of it. */
const awaited = new Set(['document', 'script', 'fetch', 'xhr'])
/** A test that holds an answer back looks at the page that waits for it. */
const LONGEST_WAIT_MS = 2_000

const watched = new WeakMap<Page, Set<Request>>()

/** Keeps count of what a page has asked for and not been given yet; from its first address on, where it is called before. */
export const watchRequests = (page: Page): Set<Request> => {
  const known = watched.get(page)
  if (known !== undefined) return known
  const underWay = new Set<Request>()
  watched.set(page, underWay)
  page.on('request', (request) => {
    // What the page that is being left had asked for is nobody's any more.
    if (request.isNavigationRequest() && request.resourceType() === 'document') underWay.clear()
    if (awaited.has(request.resourceType())) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/** The page as it stands: where it is, how much is on it, and whether something moves. */
const look = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running').length
    const isBusy = document.querySelector('[aria-busy="true"]') !== null
    return `${location.href} ${document.title} ${document.body.innerHTML.length} ${moving > 0 || isBusy ? 'moves' : 'rests'}`
  })

/** A page that is being left has nothing to look at: it is not at rest. */
const lookOrLeave = async (page: Page): Promise<string> => {
  try {
    return await look(page)
  } catch (error) {
    if (!(error instanceof Error) || !/context was destroyed|navigation/.test(error.message)) throw error
    return 'moves'
  }
}

/**
 * Waits until nothing moves: two looks in a row see the same, without an animation, a part that is busy or an answer that is on its
 * way. An answer that takes longer than two seconds is one that the test keeps waiting.
 */
export const untilStill = async (page: Page): Promise<void> => {
  const underWay = watchRequests(page)
  const began = Date.now()
  let before = ''
  await expect(async () => {
    const seen = await lookOrLeave(page)
    const isSame = seen === before && seen.endsWith('rests')
    before = seen
    expect(isSame, 'the page is still').toBe(true)
    if (Date.now() - began < LONGEST_WAIT_MS)
      expect([...underWay].map((request) => request.url())).toEqual([])
  }).toPass({ intervals: [30, 50, 100] })
}

/** Waits until all that the page is about stands there: no place is kept free, and nothing moves. */
export const untilFilled = async (page: Page): Promise<void> => {
  await untilStill(page)
  await expect(page.locator('.animate-pulse, output > .animate-spin')).toHaveCount(0)
  await untilStill(page)
}

/** A page is live once it tells its view: its code has taken over what the server wrote. Asked before what opens the page. */
export const untilLive = async (page: Page): Promise<void> => {
  await page.waitForRequest((request) => new URL(request.url()).pathname === trackEvent.path)
}

/** Opens a page by its address, and waits until it is live. */
export const openLive = async (page: Page, address: string): Promise<void> => {
  await Promise.all([untilLive(page), page.goto(address)])
}

/** Opens the page once more, and waits until it is live. */
export const reloadLive = async (page: Page): Promise<void> => {
  await Promise.all([untilLive(page), page.reload()])
}
