import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
const PATIENCE_MS = 30_000

/** @throws Error where there is no Chromium. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = await findBrowser()
  if (executablePath === null) throw new Error('no Chromium was found')
  return chromium.launch({ executablePath, args: FLAGS })
}

/** The session values of the web, as they lie in localStorage. */
export type Stored = Readonly<Record<string, string>>

export interface Visitor {
  origin: string
  language: 'en' | 'hi'
  /** Another address for each visitor, so that many of them do not look like a flood. */
  address: string
  stored: Stored
}

/** A phone that has never been here: nothing in its cache. */
export const openPhone = (
  browser: Browser,
  { origin, language, address, stored }: Visitor,
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    storageState: {
      cookies: [
        {
          name: 'lang',
          value: language,
          domain: new URL(origin).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  })

export interface Transfer {
  url: string
  status: number
  /** As it went over the wire, head and compressed body. */
  bytes: number
  /** The compressed body alone. */
  body: number
}

/** Watches what a page transfers. */
export const watchTransfers = async (
  page: Page,
): Promise<{ session: CDPSession; transfers: Transfer[]; settled(quietMs: number): Promise<void> }> => {
  const session = await page.context().newCDPSession(page)
  const transfers: Transfer[] = []
  const open = new Map<string, Transfer>()
  let lastChange = performance.now()
  const close = (requestId: string, bytes: number): void => {
    const transfer = open.get(requestId)
    lastChange = performance.now()
    if (transfer === undefined) return
    open.delete(requestId)
    // Until now `bytes` was the head's length.
    transfers.push({ ...transfer, bytes, body: Math.max(0, bytes - transfer.bytes) })
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastChange = performance.now()
    if (request.url.startsWith('http'))
      open.set(requestId, { url: request.url, status: 0, bytes: 0, body: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = open.get(requestId)
    if (transfer === undefined) return
    transfer.status = response.status
    transfer.bytes = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0))
  await session.send('Network.enable')
  return {
    session,
    transfers,
    settled: async (quietMs) => {
      const deadline = performance.now() + PATIENCE_MS
      while (open.size > 0 || performance.now() - lastChange < quietMs) {
        if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest`)
        await sleep(20)
      }
    },
  }
}

/** Waits until the page itself is there: a heading in its main part. */
export const untilShown = (page: Page): Promise<void> =>
  page.locator('main h1').first().waitFor({ state: 'visible', timeout: PATIENCE_MS })
