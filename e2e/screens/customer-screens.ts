import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoBrands } from '../../server/demo/brands/brands.ts'
import { recordOf } from '@marketplace/contract/reference/product-records'
import type { ProductType } from '@marketplace/contract/reference/products'
import { originOf } from '../journey/addresses.ts'
import type { Language } from '../journey/phrases/phrases.ts'
import { pictures, type Picture } from '../journey/prepared/pictured-pages.ts'
import { preparePeople, type People } from '../journey/prepared/pictured-people.ts'
import { untilStill } from '../journey/stillness.ts'
import { asked, makeBesideSheets, makeSheets, unasked, type Screens } from './sheets.ts'

const sizes = { 360: { width: 360, height: 740 }, 1440: { width: 1440, height: 900 } } as const
type Width = keyof typeof sizes
const languages = ['en', 'hi'] as const
const widths = ['360', '1440'] as const
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
const OWN_BRAND = 'default'

const strips = {
  360: { count: 5, width: 360, height: 1400 },
  1440: { count: 2, width: 960, height: 1200 },
} as const

/** Of brands beside each other. */
const besides = {
  360: { width: 200, height: 470 },
  1440: { width: 360, height: 400 },
} as const
/** Fewer are looked at one by one. */
const FEWEST_BESIDE = 3

interface Look extends Pick<Screens, 'folder' | 'failures'> {
  wanted: readonly Picture[]
  page: Page
  port: number
  language: Language
  width: Width
  scheme: Scheme
  /** Of pages that are of no brand of their own. */
  brand: string
  people: People
}

/** What the names of pictures of one look begin with: "en-360", "chandnimart-dark-hi-1440". */
const prefixOf = ({
  brand,
  scheme,
  language,
  width,
}: Pick<Look, 'brand' | 'scheme' | 'language' | 'width'>): string =>
  [brand === OWN_BRAND ? [] : brand, scheme === 'dark' ? scheme : [], language, width].flat().join('-')

/** What a brand's pages show: insurance where a licensed entity stands behind it. */
const offeredOf = ({ product_types, insurance_licence_number }: (typeof demoBrands)[number]): ProductType[] =>
  product_types.filter(
    (product) => insurance_licence_number !== null || recordOf(product).kind !== 'insurance',
  )

/** Whether a brand has what a picture shows. */
const isOffered = ({ product, kind }: Picture, products: readonly string[]): boolean =>
  [product, kind].every((one) => one === undefined || products.includes(one))

const take = async (look: Look, picture: Picture, number: number): Promise<void> => {
  const { page, port, language, people, folder } = look
  const { name, path, brand = look.brand, act, isScreen } = picture
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
  const file = `${prefixOf(look)}-${String(number).padStart(3, '0')}-${name}.png`
  await page.screenshot({ path: join(folder, file), fullPage: isScreen !== true, animations: 'disabled' })
}

const takeAll = async (browser: Browser, look: Omit<Look, 'page'>): Promise<void> => {
  const { width, scheme, brand, wanted, failures } = look
  const context = await browser.newContext({
    viewport: sizes[width],
    isMobile: width === 360,
    hasTouch: width === 360,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the style below, which the pages' policy keeps out.
    bypassCSP: true,
  })
  context.setDefaultTimeout(20_000)
  for (const [index, picture] of wanted.entries()) {
    if (picture.isPhoneAlone === true && width !== 360) continue
    if (picture.brand !== undefined && brand !== OWN_BRAND) continue
    const page = await context.newPage()
    try {
      await take({ ...look, page }, picture, index + 1)
    } catch (error) {
      // The others are worth looking at all the same.
      failures.push(`${prefixOf(look)} ${picture.name}: ${String(error).slice(0, 300)}`)
    }
    await page.close()
  }
  await context.close()
}

/**
 * Every customer page in its states: `[en] [hi] [360] [1440] [light] [dark] [slug of a brand …] [part of a name …]`; unless said, both
 * languages at 360 pixels in the light scheme under the default brand. Of three brands and more also sheets with the brands beside each other.
 */
export const takeCustomers = async ({ browser, origin, folder, words, failures }: Screens): Promise<void> => {
  const port = Number(new URL(origin).port)
  const slugs = demoBrands.map(({ slug }) => slug)
  const offeredBy = new Map<string, readonly ProductType[]>(
    demoBrands.map((brand) => [brand.slug, offeredOf(brand)]),
  )
  const parts = unasked(words, [...languages, ...widths, ...schemes, ...slugs])
  const wanted = pictures.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  )
  const callsOf = async (): Promise<APIRequestContext> => (await browser.newContext()).request
  // Each language has people of its own; while a page of the one waits for a lender, the other's is taken.
  await Promise.all(
    asked(words, languages, languages).map(async (language) => {
      for (const brand of asked(words, slugs, [OWN_BRAND])) {
        const products = offeredBy.get(brand) ?? []
        const own = wanted.filter((picture) => isOffered(picture, products))
        const shown = products.filter((product) =>
          own.some((picture) => picture.product === product || picture.as === 'settled'),
        )
        const people = await preparePeople(await callsOf(), { port, brand, language, products: shown }).catch(
          (error: unknown) => {
            failures.push(`${brand}: ${String(error).slice(0, 300)}`)
            return null
          },
        )
        // The other brands are worth looking at all the same.
        if (people === null) continue
        for (const named of asked(words, widths, ['360'])) {
          const width = named === '360' ? 360 : 1440
          for (const scheme of asked(words, schemes, ['light'])) {
            const look = {
              brand,
              scheme,
              port,
              language,
              width,
              people,
              folder,
              wanted: own,
              failures,
            } as const
            await takeAll(browser, look)
            await makeSheets(browser, folder, prefixOf(look), strips[width])
          }
        }
      }
    }),
  )
  const brands = asked(words, slugs, [OWN_BRAND])
  if (brands.length < FEWEST_BESIDE) return
  for (const named of asked(words, widths, ['360'])) {
    const width = named === '360' ? 360 : 1440
    const looks = asked(words, languages, languages).flatMap((language) =>
      asked(words, schemes, ['light']).map((scheme) =>
        brands.map((brand) => prefixOf({ brand, scheme, language, width })),
      ),
    )
    await makeBesideSheets(browser, folder, named, looks, besides[width])
  }
}
