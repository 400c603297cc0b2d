import type { Browser, Page } from '@playwright/test'
import { openApplication } from './bench-customer.ts'
import { openBrowser, openPhone, untilShown, watchTransfers, type Stored } from './browser.ts'
import { asRatio, inMilliseconds, median } from './figures.ts'
import type { Product } from './product.ts'
import type { Line, Report } from './report.ts'
import { serveSpa } from './spa/serve-spa.ts'

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const QUIET_MS = 400
const AFTER_LAST_KEY_MS = 700
const KEY_DELAY_MS = 80

interface Paint {
  lcp: number
  shift: number
  /** The longest interaction; NaN where nothing was done. */
  interaction: number
}

declare global {
  interface Window {
    benchPaint: { lcp: number; shift: number; interactions: number[] }
  }
}

/** Runs in the page, before anything else. */
const observePaint = (): void => {
  window.benchPaint = { lcp: 0, shift: 0, interactions: [] }
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}): void => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    })
    observer.observe({ type, buffered: true, ...options })
  }
  observe('largest-contentful-paint', ({ startTime }) => (window.benchPaint.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) window.benchPaint.shift += value
  })
  const noteEvent = (entry: PerformanceEntry): void => {
    if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
      window.benchPaint.interactions.push(entry.duration)
  }
  observe('event', noteEvent, { durationThreshold: 16 })
}

interface Visited {
  origin: string
  path: string
  stored: Stored
  interact?: (page: Page) => Promise<void>
}

/** Opens a page on a slow phone that has never been here. */
const visit = async (
  browser: Browser,
  { origin, path, stored, interact }: Visited,
  slowDown: number,
): Promise<Paint> => {
  const phone = await openPhone(browser, { origin, language: 'en', address: '10.7.0.1', stored })
  try {
    await phone.addInitScript(observePaint)
    const page = await phone.newPage()
    const { session, settled } = await watchTransfers(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto(origin + path)
    await untilShown(page)
    await settled(QUIET_MS)
    const { lcp, shift } = await page.evaluate(() => window.benchPaint)
    if (lcp === 0) throw new Error(`${path} painted nothing`)
    let interaction = Number.NaN
    if (interact !== undefined) {
      await interact(page)
      await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), AFTER_LAST_KEY_MS)
      const { interactions } = await page.evaluate(() => window.benchPaint)
      // An interaction below the browser's threshold of 16 ms leaves no entry.
      interaction = Math.max(16, ...interactions)
    }
    return { lcp, shift, interaction }
  } finally {
    await phone.close()
  }
}

/** On the home the number stands below the prices. */
const typeMobileNumber = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: 'Mobile number' })
    .pressSequentially('9876543210', { delay: KEY_DELAY_MS })

/** A phone has the amount behind the line that says it: opened before, so that what is timed is the moving. */
const moveAmountSlider = async (page: Page): Promise<void> => {
  await page.locator('[aria-labelledby="offers-ask"] button').first().click()
  await page.evaluate(async (wait) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    window.benchPaint.interactions = []
  }, AFTER_LAST_KEY_MS)
  const slider = page.getByRole('slider').first()
  for (let step = 0; step < 10; step += 1) await slider.press('ArrowRight', { delay: KEY_DELAY_MS })
}

const medianOf = (paints: readonly Paint[]): Paint => ({
  lcp: median(paints.map(({ lcp }) => lcp)),
  shift: median(paints.map(({ shift }) => shift)),
  interaction: median(paints.map(({ interaction }) => interaction)),
})

const interactionLine = (what: string, slowDown: number, { interaction }: Paint): Line => {
  const limit = slowDown <= 4 ? 100 : 250
  return {
    what: `${what}, longest interaction, ${slowDown} ×`,
    ours: inMilliseconds(interaction),
    target: `≤ ${limit} ms`,
    met: interaction <= limit,
  }
}

const shiftLine = (what: string, slowDown: number, { shift }: Paint): Line => ({
  what: `${what} layout shift, ${slowDown} ×`,
  ours: shift.toFixed(3),
  target: '≤ 0.020',
  met: shift <= 0.02,
})

/** When the largest part of a page is painted on a slow phone, how much it jumps, and how fast it reacts. */
export const measurePageSpeed = async (report: Report, product: Product, quick: boolean): Promise<void> => {
  const origin = `http://localhost:${product.server.port}`
  const customer = await openApplication(product)
  const signedIn: Stored = { atkn: customer.token, prospectAppId: customer.prospect_app_id }
  const applying: Stored = { ...signedIn, productType: 'Personal Loans', appId: customer.app_id }
  const browser = await openBrowser()
  const rounds = quick ? 1 : 7

  const measureStart = async (slowDown: number): Promise<Line[]> => {
    const spa = await serveSpa(origin)
    const ours: Paint[] = []
    const peers: Paint[] = []
    try {
      for (let round = 0; round < rounds; round += 1) {
        const openOurs = async () =>
          ours.push(
            await visit(browser, { origin, path: '/', stored: {}, interact: typeMobileNumber }, slowDown),
          )
        const openPeer = async () =>
          peers.push(await visit(browser, { origin: spa.origin, path: '/', stored: {} }, slowDown))
        for (const open of round % 2 === 0 ? [openOurs, openPeer] : [openPeer, openOurs]) await open()
      }
    } finally {
      await spa.stop()
    }
    const own = medianOf(ours)
    const peer = medianOf(peers)
    return [
      {
        what: `/ largest paint, slow 4G, ${slowDown} ×`,
        ours: inMilliseconds(own.lcp),
        peer: `fetch-then-render SPA ${inMilliseconds(peer.lcp)}`,
        ratio: asRatio(own.lcp / peer.lcp),
        target: '≤ 0.30',
        met: own.lcp / peer.lcp <= 0.3,
      },
      shiftLine('/', slowDown, own),
      interactionLine('/ typing a mobile number', slowDown, own),
    ]
  }

  const measurePage = async (
    page: { path: string; stored: Stored; interact?: (page: Page) => Promise<void>; doing?: string },
    slowDown: number,
  ): Promise<Line[]> => {
    const paints: Paint[] = []
    for (let round = 0; round < rounds; round += 1)
      paints.push(await visit(browser, { origin, ...page }, slowDown))
    const own = medianOf(paints)
    const lines: Line[] = [
      {
        what: `${page.path} largest paint, slow 4G, ${slowDown} ×`,
        ours: inMilliseconds(own.lcp),
        ...(slowDown === 4 && { target: '≤ 1,500 ms', met: own.lcp <= 1_500 }),
      },
      shiftLine(page.path, slowDown, own),
    ]
    return page.doing === undefined
      ? lines
      : [...lines, interactionLine(`${page.path} ${page.doing}`, slowDown, own)]
  }

  const offers = {
    path: '/user/offers',
    stored: applying,
    interact: moveAmountSlider,
    doing: 'moving the amount',
  }
  try {
    for (const slowDown of [4, 12]) {
      await report.measure(`/ on a slow phone, ${slowDown} ×`, () => measureStart(slowDown))
      await report.measure(`/products on a slow phone, ${slowDown} ×`, () =>
        measurePage({ path: '/products', stored: signedIn }, slowDown),
      )
      await report.measure(`/user/offers on a slow phone, ${slowDown} ×`, () => measurePage(offers, slowDown))
    }
  } finally {
    await browser.close()
  }
}
