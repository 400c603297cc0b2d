import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { originOf } from '../journey/addresses.ts'
import type { Language } from '../journey/phrases/phrases.ts'
import { pictures, type Picture } from '../journey/prepared/pictured-pages.ts'
import { preparePeople, type People } from '../journey/prepared/pictured-people.ts'
import { untilStill } from '../journey/stillness.ts'
import { asked, makeSheets, unasked, type Screens } from './sheets.ts'

const sizes = { 360: { width: 360, height: 740 }, 1440: { width: 1440, height: 900 } } as const
type Width = keyof typeof sizes

const strips = {
  360: { count: 5, width: 360, height: 1400 },
  1440: { count: 2, width: 960, height: 1200 },
} as const

interface Look extends Pick<Screens, 'folder' | 'failures'> {
  wanted: readonly Picture[]
  page: Page
  port: number
  language: Language
  width: Width
  people: People
}

const take = async (look: Look, picture: Picture, number: number): Promise<void> => {
  const { page, port, language, width, people, folder } = look
  const { name, path, brand = 'default', act, isScreen } = picture
  const origin = originOf(brand, port)
  const context = page.context()
  await context.setOffline(false)
  await context.addCookies([{ name: 'lang', value: language, url: origin }])
  await page.goto(`${origin}/robots.txt`)
  const session = await people.sessionOf(picture, origin)
  await page.evaluate((values) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, session)
  await page.goto(origin + (await people.fill(path, origin)))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilStill(page)
  // Lenders that are asked answer in their own time.
  await page.waitForFunction(() => document.querySelector('.animate-pulse') === null, undefined, {
    timeout: 60_000,
  })
  if (act !== undefined) {
    await act(page)
    await untilStill(page)
  }
  // A long list leaves out what is not on the screen, and paints pictures when it comes to it.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager'
        image.decoding = 'sync'
        return image.decode()
      }),
    ),
  )
  const file = `${language}-${width}-${String(number).padStart(3, '0')}-${name}.png`
  await page.screenshot({ path: join(folder, file), fullPage: isScreen !== true, animations: 'disabled' })
}

const takeAll = async (browser: Browser, look: Omit<Look, 'page'>): Promise<void> => {
  const { language, width, wanted, failures } = look
  const context = await browser.newContext({
    viewport: sizes[width],
    isMobile: width === 360,
    hasTouch: width === 360,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the style below, which the pages' policy keeps out.
    bypassCSP: true,
  })
  context.setDefaultTimeout(20_000)
  for (const [index, picture] of wanted.entries()) {
    if (picture.isPhoneAlone === true && width !== 360) continue
    const page = await context.newPage()
    try {
      await take({ ...look, page }, picture, index + 1)
    } catch (error) {
      // The others are worth looking at all the same.
      failures.push(`${language} ${width} ${picture.name}: ${String(error).slice(0, 300)}`)
    }
    await page.close()
  }
  await context.close()
}

/** Every customer page in its states: `[en] [hi] [360] [1440] [part of a name …]`, both languages at 360 pixels unless said. */
export const takeCustomers = async ({ browser, origin, folder, words, failures }: Screens): Promise<void> => {
  const port = Number(new URL(origin).port)
  const choices = ['en', 'hi', '360', '1440'] as const
  const languages = asked<Language>(words, ['en', 'hi'], ['en', 'hi'])
  const widths = asked(words, ['360', '1440'], ['360']).map((width): Width => (width === '360' ? 360 : 1440))
  const parts = unasked(words, choices)
  const wanted = pictures.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  )
  const products = wanted.flatMap(({ product }) =>
    product !== undefined && isLoanProduct(product) ? [product] : [],
  )
  const callsOf = async (): Promise<APIRequestContext> => (await browser.newContext()).request
  // Each language has people of its own; while a page of the one waits for a lender, the other's is taken.
  await Promise.all(
    languages.map(async (language) => {
      const people = await preparePeople(await callsOf(), { port, language, products })
      for (const width of widths) {
        await takeAll(browser, { port, language, width, people, folder, wanted, failures })
        await makeSheets(browser, folder, `${language}-${width}`, strips[width])
      }
    }),
  )
}
