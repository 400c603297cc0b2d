import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { newCustomer } from './journey/customer.ts'
import { apiLender, expectOffers, openApply } from './journey/offers.ts'
import { startOwnServer } from './journey/own-server.ts'
import { phrases, type Language } from './journey/phrases.ts'
import { applyDetailsByCalls, bearer, keepSession, signInByCalls } from './journey/prepared-customer.ts'
import { startWith } from './journey/sign-in.ts'

/** Pictures of every customer page in both languages at both widths, and sheets of them: to be looked at by a person. */
const folder = join(import.meta.dirname, '..', 'test-results', 'screens')
const sizes = { 360: { width: 360, height: 740 }, 1440: { width: 1440, height: 900 } } as const
type Width = keyof typeof sizes
const widths = [360, 1440] as const
const languages = ['en', 'hi'] as const

interface Look {
  page: Page
  origin: string
  language: Language
  width: Width
}

let count = 0
const take = async ({ page, language, width }: Look, name: string, fullPage = true): Promise<void> => {
  count += 1
  const path = join(folder, `${language}-${width}-${String(count).padStart(2, '0')}-${name}.png`)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path, fullPage, animations: 'disabled' })
}

const open = async (look: Look, path: string, name: string): Promise<void> => {
  await look.page.goto(`${look.origin}${path}`)
  await take(look, name)
}

const publicPages = [
  'terms-of-use',
  'privacy-policy',
  'how-we-order-offers',
  'our-lenders',
  'grievance',
  'credit-cards',
  'cards-secured?fee=500',
  'not/there',
]
const parts = ['about', 'contact', 'home', 'work', 'loan', 'bank']

const lookAtPublicPages = async (look: Look): Promise<void> => {
  const { page, origin, language } = look
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
  await open(look, '/', 'start')
  for (const path of publicPages) await open(look, `/${path}`, path.replaceAll(/[/?=]/g, '-'))
  await page.goto(`${origin}/`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: phrases[language].start.send }).click()
  await take(look, 'start-with-errors')
  await startWith(page, phrases[language], newCustomer().mobile)
  await take(look, 'verification')
}

const lookAtDetails = async (look: Look): Promise<void> => {
  const { page, origin, language } = look
  const say = phrases[language]
  const session = await signInByCalls(page.request, newCustomer(), { origin, language })
  await keepSession(page, session, { origin, language })
  await page.evaluate(() => localStorage.removeItem('productType'))
  await open(look, '/products', 'products')
  await keepSession(page, session, { origin, language })
  await open(look, '/user/user-detail', 'details-empty')
  await page.getByRole('button', { name: say.details.next }).click()
  await take(look, 'details-with-errors')
}

const lookAtOffers = async (look: Look): Promise<void> => {
  const { page, origin, language } = look
  const say = phrases[language]
  const customer = newCustomer(200_444)
  const signedIn = await signInByCalls(page.request, customer, { origin, language })
  const session = await applyDetailsByCalls(page.request, signedIn, customer, { origin, language })
  await keepSession(page, session, { origin, language })
  await page.goto(`${origin}/user/offers`)
  await expectOffers(page, say)
  await take(look, 'offers-top', false)
  await take(look, 'offers')
  await page.getByRole('link', { name: say.offers.keyFactsOf(apiLender.name) }).click()
  await page.getByRole('table', { name: say.keyFacts.annexes[0] ?? '' }).waitFor()
  await take(look, 'key-facts')
  await page.goto(`${origin}/user/offers`)
  await expectOffers(page, say)
  const dialog = await openApply(page, say, apiLender.name)
  await take(look, 'apply', false)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: say.offers.send }).click()
  await page.getByRole('heading', { level: 1, name: say.application.sentHeading(apiLender.name) }).waitFor()
  await take(look, 'lenders-transaction')
  await open(look, '/user/application-status', 'application-status')
  await open(look, '/user/consents', 'consents')
  await page.request.post(`${origin}/api/user/${session.prospectAppId}`, {
    data: { is_editing: 1 },
    headers: bearer(session),
  })
  await open(look, '/user/user-detail', 'details-summary')
  for (const part of parts) await open(look, `/user/user-detail?part=${part}`, `details-${part}`)
}

const lookAtAll = async (
  browser: Browser,
  origin: string,
  language: Language,
  width: Width,
): Promise<void> => {
  count = 0
  for (const look of [lookAtPublicPages, lookAtDetails, lookAtOffers]) {
    const context = await browser.newContext({
      viewport: sizes[width],
      isMobile: width === 360,
      hasTouch: width === 360,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await look({ page: await context.newPage(), origin, language, width })
    await context.close()
  }
}

/** How many pictures stand beside each other on a sheet, and how much of a long page is shown. */
const rows = {
  360: { pictures: 5, width: 360, height: 1500 },
  1440: { pictures: 3, width: 720, height: 900 },
} as const

const makeSheets = async (browser: Browser, language: Language, width: Width): Promise<void> => {
  const { pictures, width: shown, height } = rows[width]
  const files = readdirSync(folder).filter((file) => file.startsWith(`${language}-${width}-`))
  const page = await browser.newPage({ viewport: { width: pictures * (shown + 12), height: height + 40 } })
  for (let first = 0; first < files.length; first += pictures) {
    const figures = files.slice(first, first + pictures).map((file) => {
      const data = readFileSync(join(folder, file)).toString('base64')
      return `<figure><figcaption>${file}</figcaption><div><img src="data:image/png;base64,${data}"></div></figure>`
    })
    await page.setContent(`<style>body{margin:0;display:flex;gap:12px;font:14px sans-serif}figure{margin:0;width:${shown}px}
      div{height:${height}px;overflow:hidden;border:1px solid #999}img{width:${shown}px;display:block}</style>${figures.join('')}`)
    await page.screenshot({ path: join(folder, `sheet-${language}-${width}-${first / pictures + 1}.png`) })
  }
  await page.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await startOwnServer()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const language of languages) {
    for (const width of widths) {
      await lookAtAll(browser, server.origin, language, width)
      await makeSheets(browser, language, width)
    }
  }
  process.stdout.write(`${folder}\n`)
} finally {
  await browser.close()
  await server.remove()
}
