import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { adminPages } from '../../web/src/admin/area/pages.ts'
import { partnerPages } from '../../web/src/partner/area/pages.ts'
import { makeRows } from '../journey/office/made-rows.ts'
import { exampleOf } from '../journey/office/office-examples.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office/office-partner.ts'
import { enterAsStaff } from '../journey/office/office.ts'
import { untilFilled } from '../journey/stillness.ts'
import { asked, makeSheets, unasked, type Screens } from './sheets.ts'

const sizes = {
  1280: { width: 1280, height: 800 },
  768: { width: 768, height: 1024 },
  360: { width: 360, height: 740 },
} as const
type Width = keyof typeof sizes
type Theme = 'light' | 'dark'

const strips = {
  1280: { count: 2, width: 960, height: 900 },
  768: { count: 3, width: 640, height: 1000 },
  360: { count: 5, width: 360, height: 1100 },
} as const
/** A page that is longer than the screen is pictured so far down. */
const LONGEST_PX = 2_600

interface Picture {
  name: string
  /** A page's path, parameters and all; an example of it is pictured. */
  path: string
  as: 'admin' | 'partner' | 'nobody'
  /** What is done before the picture, which is of the screen alone then. */
  act?: (page: Page) => Promise<void>
}

const nameOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'admin')
    .map((part) => part.replace(':', 'one-'))
    .join('-')

const pressed =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name }).first().click()

/** Goes to the first row of the page's list and presses a key there. */
const inList =
  (key: string) =>
  async (page: Page): Promise<void> => {
    const row = page.getByRole('grid').locator('[role=row][aria-rowindex="2"]')
    await row.locator('a, button, input').first().focus()
    await page.keyboard.press(key)
  }

const pictures: readonly Picture[] = [
  { name: 'sign-in', path: '/admin/login', as: 'nobody' },
  ...adminPages.flatMap(({ paths }) =>
    paths.map((path): Picture => ({ name: nameOf(path), path, as: 'admin' })),
  ),
  {
    name: 'palette',
    path: '/admin/lenders',
    as: 'admin',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('sah')
    },
  },
  { name: 'keys', path: '/admin/dashboard', as: 'admin', act: (page) => page.keyboard.press('?') },
  { name: 'lenders-columns', path: '/admin/lenders', as: 'admin', act: pressed(/^Columns/) },
  { name: 'lenders-chosen', path: '/admin/lenders', as: 'admin', act: inList('Control+a') },
  { name: 'lenders-row-menu', path: '/admin/lenders', as: 'admin', act: inList('.') },
  { name: 'lenders-adding', path: '/admin/lenders', as: 'admin', act: pressed('Add Lender') },
  { name: 'eligibility-judged', path: '/admin/customer-eligibility', as: 'admin', act: pressed('Check') },
  { name: 'audit-entry', path: '/admin/audit-log', as: 'admin', act: inList('Enter') },
  {
    name: 'texts-messages',
    path: '/admin/texts',
    as: 'admin',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'security-events',
    path: '/admin/security',
    as: 'admin',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  { name: 'nothing-here', path: '/admin/nothing-here', as: 'admin' },
  { name: 'partner-sign-in', path: '/partner/login', as: 'nobody' },
  ...partnerPages.flatMap(({ paths }) =>
    paths.map((path): Picture => ({ name: nameOf(path), path, as: 'partner' })),
  ),
]

type Who = Picture['as']

/** Who is signed in, and where each page is looked at. */
interface Prepared {
  stored: Readonly<Record<Who, Awaited<ReturnType<BrowserContext['storageState']>>>>
  addresses: ReadonlyMap<string, string>
}

const contextOf = (
  browser: Browser,
  origin: string,
  rest: NonNullable<Parameters<Browser['newContext']>[0]> = {},
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': '10.1.2.3' },
    ...rest,
  })

const prepare = async (browser: Browser, origin: string, wanted: readonly Picture[]): Promise<Prepared> => {
  const context = await contextOf(browser, origin)
  const nobody = await context.storageState()
  const page = await context.newPage()
  const token = await enterAsStaff(page, 'admin')
  await makeRows(page, token)
  const addresses = new Map<string, string>()
  addresses.set('/admin/dashboard/rows', '/admin/dashboard/rows?step=started&range=today')
  for (const { path } of wanted)
    if (path.includes(':')) addresses.set(path, await exampleOf(path, page, token))
  const admin = await context.storageState()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/partner/login')
  await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
  await page.waitForURL('/partner')
  const partner = await context.storageState()
  await context.close()
  return { stored: { nobody, admin, partner }, addresses }
}

/** The screen as high as what stands on it: the office scrolls within the page. */
const growToContent = async (page: Page, { width, height }: (typeof sizes)[Width]): Promise<void> => {
  const hidden = await page.evaluate(() => {
    const main = document.querySelector('main')
    return main === null ? 0 : main.scrollHeight - main.clientHeight
  })
  if (hidden > 0) await page.setViewportSize({ width, height: Math.min(LONGEST_PX, height + hidden) })
}

const take = async (page: Page, { path, act }: Picture, address: string, width: Width): Promise<void> => {
  await page.setViewportSize(sizes[width])
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilFilled(page)
  if (act === undefined) await growToContent(page, sizes[width])
  else await act(page)
  // What a brand's studio previews is a page of its own.
  if (!path.startsWith('/admin/brands/')) await untilFilled(page)
}

/**
 * Every page of the office and of the partner area: `[1280] [768] [360] [light] [dark] [part of a name …]`, all of them unless
 * said.
 */
export const takeOffice = async ({ browser, origin, folder, words, failures }: Screens): Promise<void> => {
  const widths = asked(words, ['1280', '768', '360'], ['1280', '768', '360'])
  const themes = asked<Theme>(words, ['light', 'dark'], ['light', 'dark'])
  const parts = unasked(words, ['1280', '768', '360', 'light', 'dark'])
  const wanted = pictures.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  )
  const { stored, addresses } = await prepare(browser, origin, wanted)
  for (const theme of themes)
    for (const text of widths) {
      const width = Number(text) as Width
      const isTouch = width !== 1280
      for (const who of ['nobody', 'admin', 'partner'] as const) {
        const context = await contextOf(browser, origin, {
          colorScheme: theme,
          storageState: stored[who],
          hasTouch: isTouch,
          isMobile: width === 360,
        })
        context.setDefaultTimeout(20_000)
        const page = await context.newPage()
        for (const [index, picture] of wanted.entries()) {
          if (picture.as !== who) continue
          const { name, path } = picture
          const file = `${theme}-${width}-${String(index + 1).padStart(2, '0')}-${name}.png`
          try {
            await take(page, picture, addresses.get(path) ?? path, width)
            await page.screenshot({ path: join(folder, file), animations: 'disabled' })
          } catch (error) {
            failures.push(`${file}: ${String(error).slice(0, 300)}`)
          }
        }
        await context.close()
      }
      await makeSheets(browser, folder, `${theme}-${width}`, strips[width])
    }
}
