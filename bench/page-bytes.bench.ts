import type { Browser } from '@playwright/test'
import { openApplication } from './bench-customer.ts'
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
import type { Product } from './product.ts'
import type { Line, Report } from './report.ts'

const QUIET_MS = 250
const QUICK_BRANDS = 2

const WHOLE_PAGE = 170_000
const SCRIPT = 105_000
const FURTHER_ROUTE = 25_000
const REPEAT_VISIT = 10_000

/** The routes that a customer goes on to; `signedIn` ones need the session. */
const furtherRoutes = [
  '/login',
  '/verification',
  '/terms-of-use',
  '/privacy-policy',
  '/how-we-order-offers',
  '/our-lenders',
  '/grievance',
  '/calculators',
  '/calculators/emi',
  '/calculators/eligibility',
  '/calculators/foreclosure',
  '/calculators/gold-value',
  '/credit-cards',
  '/redirect',
  '/merchant',
  '/merchant/success',
  '/social-media-onboarding',
  '/auth',
  '/products',
  '/user/user-detail',
  '/user/offers',
  '/user/welcome-back',
  '/user/application-status',
  '/user/consents',
  '/user/my-data',
  '/user/complaints',
] as const

const sum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes, 0)
/** Script is counted as its compressed bodies, as build tools count it. */
const scriptSum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { url, body }) => total + (new URL(url).pathname.endsWith('.js') ? body : 0), 0)

const kinds: readonly [name: string, path: RegExp][] = [
  ['script', /\.js$/],
  ['fonts', /\.woff2$/],
  ['answers', /^\/api\//],
  ['images', /\.svg$/],
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
  script: number
  repeat: number
  madeOf: string
}

const load = async (browser: Browser, visitor: Visitor, path: string): Promise<Visit> => {
  const phone = await openPhone(browser, visitor)
  try {
    const visits: Transfer[][] = []
    for (let turn = 0; turn < 2; turn += 1) {
      const page = await phone.newPage()
      const { transfers, settled } = await watchTransfers(page)
      await page.goto(visitor.origin + path)
      await untilShown(page)
      await settled(QUIET_MS)
      const end = new URL(page.url()).pathname
      if (end !== path) throw new Error(`${path} led on to ${end}`)
      const wrong = transfers.find(({ status }) => status >= 400)
      if (wrong !== undefined) throw new Error(`${wrong.url} answered ${wrong.status}`)
      visits.push(transfers)
      await page.close()
    }
    const [first = [], second = []] = visits
    return {
      whole: sum(first),
      script: scriptSum(first),
      repeat: sum(second),
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
    return scriptSum(transfers)
  } finally {
    await phone.close()
  }
}

interface Worst {
  bytes: number
  where: string
}

const worstOf = (visits: ReadonlyMap<string, Visit>, of: 'whole' | 'script' | 'repeat'): Worst => {
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

/** Bytes over the wire of each page, for every brand in both languages; the worst of them counts. */
export const measurePageBytes = async (report: Report, product: Product, quick: boolean): Promise<void> => {
  const { rows } = await product.pool.query<{ slug: string }>('select slug from brand order by brand_id')
  const brands = quick ? rows.slice(0, QUICK_BRANDS) : rows
  const customer = await openApplication(product)
  const signedIn: Stored = { atkn: customer.token, prospectAppId: customer.prospect_app_id }
  const applying: Stored = { ...signedIn, productType: 'Personal Loans', appId: customer.app_id }
  const browser = await openBrowser()
  let visitors = 0
  const visitorOf = (slug: string, language: 'en' | 'hi', stored: Stored): Visitor => {
    visitors += 1
    const host = slug === 'default' ? 'localhost' : `${slug}.localhost`
    return {
      origin: `http://${host}:${product.server.port}`,
      language,
      address: `10.8.${visitors >> 8}.${visitors & 255}`,
      stored,
    }
  }
  const pages: readonly [path: string, stored: Stored][] = [
    ['/', {}],
    ['/calculators/emi', {}],
    ['/products', signedIn],
    ['/credit-cards', {}],
    ['/user/offers', applying],
  ]
  try {
    for (const [path, stored] of pages) {
      await report.measure(`first visit of ${path}`, async () => {
        const visits = new Map<string, Visit>()
        for (const { slug } of brands) {
          for (const language of ['en', 'hi'] as const) {
            visits.set(`${slug} ${language}`, await load(browser, visitorOf(slug, language, stored), path))
          }
        }
        const among = `worst of ${visits.size}`
        return [
          lineOf(`${path} first visit, whole page, ${among}`, worstOf(visits, 'whole'), WHOLE_PAGE),
          lineOf(`${path} first visit, script, ${among}`, worstOf(visits, 'script'), SCRIPT),
          lineOf(`${path} repeat visit, ${among}`, worstOf(visits, 'repeat'), REPEAT_VISIT),
        ]
      })
    }
    await report.measure('a further route', async () => {
      let worst: Worst = { bytes: 0, where: 'nowhere' }
      for (const path of furtherRoutes) {
        const stored = path.startsWith('/user/') ? applying : {}
        const bytes = await loadFurther(browser, visitorOf('default', 'hi', stored), path)
        if (bytes > worst.bytes) worst = { bytes, where: path }
      }
      return lineOf(`a further route, script, worst of ${furtherRoutes.length}`, worst, FURTHER_ROUTE)
    })
  } finally {
    await browser.close()
  }
}
