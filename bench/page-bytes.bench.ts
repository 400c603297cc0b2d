import { get } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { publicAddresses } from '../e2e/journey/prepared/public-addresses.ts'
import {
  openBrowser,
  openPhone,
  untilShown,
  watchTransfers,
  type Stored,
  type Transfer,
  type Visitor,
} from './browser.ts'
import { inKilobytes } from './figures.ts'
import { openJourneyPages } from './page-journeys.ts'
import type { Product } from './product.ts'
import type { Line, Report } from './report.ts'

const QUIET_MS = 250
const QUICK_BRANDS = 2

const WHOLE_PAGE = 170_000
const SCRIPT = 105_000
const FURTHER_ROUTE = 25_000
const REPEAT_VISIT = 10_000

const sum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes, 0)
/** Script is counted as its compressed bodies, as build tools count it. */
const scriptSum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { url, body }) => total + (new URL(url).pathname.endsWith('.js') ? body : 0), 0)

const kinds: readonly [name: string, path: RegExp][] = [
  ['script', /\.js$/],
  ['fonts', /\.woff2$/],
  ['answers', /^\/api\//],
  ['images', /\.svg$|^\/files\//],
  ['document', /./],
]

/** What a page's bytes are made of, heads included. */
const breakDown = (transfers: readonly Transfer[]): string => {
  const byKind = Map.groupBy(transfers, ({ url }) => {
    const { pathname } = new URL(url)
    return kinds.find(([, path]) => path.test(pathname))?.[0] ?? 'other'
  })
  return Array.from(byKind, ([kind, some]) => `${kind} ${(sum(some) / 1000).toFixed(0)}`).join(', ')
}

interface Visit {
  whole: number
  /** The same for a phone without a Devanagari face of its own. */
  withFace: number
  script: number
  repeat: number
  madeOf: string
}

/** The length of the Devanagari face where this machine has one of its own and fetched none; 0 elsewhere. */
const faceNotFetched = async (page: Page, transfers: readonly Transfer[]): Promise<number> => {
  const [, path] =
    /url\((\/assets\/fonts\/[^)]*-devanagari-devanagari-[^)]*\.woff2)\)/.exec(await page.content()) ?? []
  if (path === undefined || transfers.some(({ url }) => url.endsWith(path))) return 0
  return page.evaluate(async (address) => (await (await fetch(address)).arrayBuffer()).byteLength, path)
}

const load = async (browser: Browser, visitor: Visitor, path: string): Promise<Visit> => {
  const phone = await openPhone(browser, visitor)
  try {
    const visits: Transfer[][] = []
    let face = 0
    let isAbsent = false
    for (let turn = 0; turn < 2; turn += 1) {
      const page = await phone.newPage()
      const { transfers, settled } = await watchTransfers(page)
      await page.goto(visitor.origin + path)
      await untilShown(page)
      await settled(QUIET_MS)
      const end = new URL(page.url()).pathname
      if (end !== new URL(path, visitor.origin).pathname) throw new Error(`${path} led on to ${end}`)
      const wrong = transfers.find(({ status, url }) => status >= 400 && url !== page.url())
      if (wrong !== undefined) throw new Error(`${wrong.url} answered ${wrong.status}`)
      isAbsent ||= transfers.some(({ status, url }) => status === 404 && url === page.url())
      visits.push([...transfers])
      if (turn === 0) face = await faceNotFetched(page, transfers)
      await page.close()
    }
    const [first = [], second = []] = visits
    return {
      whole: sum(first),
      withFace: sum(first) + face,
      script: scriptSum(first),
      // A browser keeps no answer of 404, so there is no second visit of one.
      repeat: isAbsent ? 0 : sum(second),
      madeOf: breakDown(first),
    }
  } finally {
    await phone.close()
  }
}

/** What a route adds in script for a phone that has been on the landing page. */
const loadFurther = async (browser: Browser, visitor: Visitor, path: string): Promise<number> => {
  const phone = await openPhone(browser, { ...visitor, stored: {} })
  try {
    const page = await phone.newPage()
    const { transfers, settled } = await watchTransfers(page)
    await page.goto(visitor.origin)
    await untilShown(page)
    await settled(QUIET_MS)
    await page.evaluate((stored) => Object.assign(localStorage, stored), visitor.stored)
    transfers.length = 0
    await page.goto(visitor.origin + path)
    await untilShown(page)
    await settled(QUIET_MS)
    const end = new URL(page.url()).pathname
    if (end !== new URL(path, visitor.origin).pathname) throw new Error(`${path} led on to ${end}`)
    return scriptSum(transfers)
  } finally {
    await phone.close()
  }
}

interface Worst {
  bytes: number
  where: string
}

const worstOf = (
  visits: ReadonlyMap<string, Visit>,
  of: 'whole' | 'withFace' | 'script' | 'repeat',
): Worst => {
  let worst: Worst = { bytes: 0, where: 'nowhere' }
  for (const [name, { [of]: bytes, madeOf }] of visits) {
    if (bytes > worst.bytes) worst = { bytes, where: of === 'whole' ? `${name}: ${madeOf}` : name }
  }
  return worst
}

const lineOf = (what: string, { bytes, where }: Worst, limit: number): Line => ({
  what,
  ours: `${inKilobytes(bytes)} (${where})`,
  ratio: (bytes / limit).toFixed(2),
  target: `≤ ${limit / 1000} kB`,
  met: bytes <= limit,
})

const languages = ['en', 'hi'] as const

const originOf = ({ server: { port } }: Product, slug: string): string =>
  `http://${slug === 'default' ? '' : `${slug}.`}localhost:${port}`

/** What a brand adds to a page before a byte of it differs from others: its document and the files that this names for its own. */
const documentBytes = async (product: Product, slug: string, path: string): Promise<number> => {
  const url = `http://127.0.0.1:${product.server.port}${path}`
  const headers = { host: new URL(originOf(product, slug)).host }
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      resolve(Number(answer.headers['content-length']))
    }).on('error', reject)
  })
}

const heaviestOf = async (product: Product, brands: readonly string[], path: string): Promise<string> => {
  const weights = await Promise.all(
    brands.map(async (slug) => ({ slug, bytes: await documentBytes(product, slug, path) })),
  )
  return weights.toSorted((first, second) => second.bytes - first.bytes)[0]?.slug ?? 'default'
}

const withFaceLine = (what: string, { bytes, where }: Worst): Line => ({
  what: `${what}, whole page, with our own Devanagari face`,
  ours: `${inKilobytes(bytes)} (${where})`,
})

const linesOf = (what: string, visits: ReadonlyMap<string, Visit>): Line[] => {
  const among = `worst of ${visits.size}`
  return [
    lineOf(`${what}, whole page, ${among}`, worstOf(visits, 'whole'), WHOLE_PAGE),
    withFaceLine(what, worstOf(visits, 'withFace')),
    lineOf(`${what}, script, ${among}`, worstOf(visits, 'script'), SCRIPT),
    lineOf(`${what}, repeat visit, ${among}`, worstOf(visits, 'repeat'), REPEAT_VISIT),
  ]
}

/** Bytes over the wire of each page, in both languages; the worst of them counts. */
export const measurePageBytes = async (report: Report, product: Product, quick: boolean): Promise<void> => {
  const { rows } = await product.pool.query<{ slug: string }>('select slug from brand order by brand_id')
  const all = rows.map(({ slug }) => slug)
  const card = await product.pool.query<{ category_id: string }>(
    'select category_id from credit_card where status = 1 limit 1',
  )
  const { session, pages: journeys } = await openJourneyPages(product)
  /** What a public page needs in the session to stay itself. */
  const storedOf: Readonly<Record<string, Stored>> = {
    verification: { prospectAppId: session['prospectAppId'] ?? '' },
    products: session,
  }
  const browser = await openBrowser()
  let visitors = 0
  const visitorOf = (slug: string, language: 'en' | 'hi', stored: Stored): Visitor => {
    visitors += 1
    return {
      origin: originOf(product, slug),
      language,
      address: `10.8.${visitors >> 8}.${visitors & 255}`,
      stored,
    }
  }
  const visitAll = async (
    visits: Map<string, Visit>,
    path: string,
    stored: Stored,
    brands: readonly string[],
  ): Promise<void> => {
    for (const slug of brands) {
      for (const language of languages) {
        visits.set(
          `${path} ${slug} ${language}`,
          await load(browser, visitorOf(slug, language, stored), path),
        )
      }
    }
  }
  const addresses = publicAddresses(card.rows[0]?.category_id ?? '')
  try {
    await report.measure('first visit of /', async () => {
      const visits = new Map<string, Visit>()
      await visitAll(visits, '/', {}, quick ? all.slice(0, QUICK_BRANDS) : all)
      return linesOf('/ first visit, every brand', visits)
    })
    await report.measure('first visit of the public pages', async () => {
      const visits = new Map<string, Visit>()
      for (const { key, path, brand } of addresses) {
        const brands = brand === null ? ['default', await heaviestOf(product, all, path)] : [brand]
        await visitAll(visits, path, storedOf[key] ?? {}, quick ? brands.slice(0, 1) : [...new Set(brands)])
      }
      return linesOf(`${addresses.length} public pages, first visit, two brands`, visits)
    })
    for (const { name, path, stored } of journeys.filter(({ name: found }) => found === 'offers')) {
      await report.measure(`first visit of ${name}`, async () => {
        const visits = new Map<string, Visit>()
        await visitAll(visits, path, stored, quick ? all.slice(0, QUICK_BRANDS) : all)
        return linesOf(`${path} first visit, every brand`, visits)
      })
    }
    await report.measure('a further route', async () => {
      const routes = [
        ...addresses
          .filter(({ brand }) => brand === null)
          .map(({ key, path }) => ({ name: path, path, stored: storedOf[key] ?? {} })),
        ...journeys,
      ]
      let worst: Worst = { bytes: 0, where: 'nowhere' }
      for (const { name, path, stored } of routes) {
        const bytes = await loadFurther(browser, visitorOf('default', 'hi', stored), path)
        if (bytes > worst.bytes) worst = { bytes, where: name }
      }
      return lineOf(`a further route, script, worst of ${routes.length}`, worst, FURTHER_ROUTE)
    })
  } finally {
    await browser.close()
  }
}
