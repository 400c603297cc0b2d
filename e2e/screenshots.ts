import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { originOf } from './journey/addresses.ts'
import { type Language } from './journey/phrases/phrases.ts'
import { pictures, type Picture } from './journey/prepared/pictured-pages.ts'
import { preparePeople, type People } from './journey/prepared/pictured-people.ts'
import { startOwnServer } from './journey/own-server.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import { untilStill } from './journey/stillness.ts'

/**
 * Pictures of every customer page in its states, and sheets of them to be looked at by a person:
 * `npm run screenshots -- [en] [hi] [360] [1440] [part of a name …]`. Without words: both languages, at 360 pixels.
 */
const folder = join(import.meta.dirname, '..', 'test-results', 'screens')
const sizes = { 360: { width: 360, height: 740 }, 1440: { width: 1440, height: 900 } } as const
type Width = keyof typeof sizes

const words = process.argv.slice(2)
const asked = <Choice extends string>(
  choices: readonly Choice[],
  otherwise: readonly Choice[],
): readonly Choice[] => {
  const chosen = choices.filter((choice) => words.includes(choice))
  return chosen.length > 0 ? chosen : otherwise
}
const languages = asked<Language>(['en', 'hi'], ['en', 'hi'])
const widths = asked(['360', '1440'], ['360']).map((width): Width => (width === '360' ? 360 : 1440))
const parts = words.filter((word) => !['en', 'hi', '360', '1440'].includes(word))
const wanted = pictures.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))

interface Look {
  page: Page
  port: number
  language: Language
  width: Width
  people: People
}

const failures: string[] = []

const take = async (look: Look, picture: Picture, number: number): Promise<void> => {
  const { page, port, language, width, people } = look
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
  const { language, width } = look
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

/** How many strips stand beside each other on a sheet, how wide, and how much of a long page is in one. */
const strips = {
  360: { count: 5, width: 360, height: 1400 },
  1440: { count: 2, width: 960, height: 1200 },
} as const

const heightOf = (png: Buffer, shown: number): number => (png.readUInt32BE(20) * shown) / png.readUInt32BE(16)

const makeSheets = async (browser: Browser, language: Language, width: Width): Promise<void> => {
  const { count, width: shown, height } = strips[width]
  const figures = readdirSync(folder)
    .filter((file) => file.startsWith(`${language}-${width}-`))
    .sort()
    .flatMap((file) => {
      const png = readFileSync(join(folder, file))
      const pieces = Math.max(1, Math.ceil((heightOf(png, shown) - 40) / height))
      return Array.from({ length: pieces }, (_, piece) => {
        const image = `<img style="margin-top:-${piece * height}px" src="data:image/png;base64,${png.toString('base64')}">`
        return `<figure><figcaption>${file}${piece === 0 ? '' : ` (${piece + 1})`}</figcaption><div>${image}</div></figure>`
      })
    })
  const page = await browser.newPage({ viewport: { width: count * (shown + 12), height: height + 30 } })
  for (let first = 0; first < figures.length; first += count) {
    await page.setContent(`<style>body{margin:0;display:flex;gap:12px;font:14px sans-serif}figure{margin:0;width:${shown}px}
      div{height:${height}px;overflow:hidden;border:1px solid #999}img{width:${shown}px;display:block}</style>${figures.slice(first, first + count).join('')}`)
    const number = String(first / count + 1).padStart(2, '0')
    await page.screenshot({ path: join(folder, `sheet-${language}-${width}-${number}.png`) })
  }
  await page.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const executablePath = await findBrowser()
if (executablePath === null) process.exit(1)
const server = await startOwnServer()
const port = Number(new URL(server.origin).port)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const products = wanted.flatMap(({ product }) =>
  product !== undefined && isLoanProduct(product) ? [product] : [],
)
const callsOf = async (): Promise<APIRequestContext> => (await browser.newContext()).request
try {
  // Each language has people of its own; while a page of the one waits for a lender, the other's is taken.
  await Promise.all(
    languages.map(async (language) => {
      const people = await preparePeople(await callsOf(), { port, language, products })
      for (const width of widths) {
        await takeAll(browser, { port, language, width, people })
        await makeSheets(browser, language, width)
      }
    }),
  )
  process.stdout.write(`${folder}\n${failures.join('\n')}\n`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.remove()
}
