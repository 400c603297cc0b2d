import type { Locator, Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { openMenu } from './journey/layout.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { arriveWithDetails } from './journey/prepared/prepared-customer.ts'
import { untilFilled } from './journey/stillness.ts'

/** Cards far below the screen are not laid out, and what is not laid out has no text to compare. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** What stands on a page that was opened by its address, once all of it has come. */
const readMain = async (page: Page): Promise<string> => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await untilFilled(page)
  await layOutAll(page)
  return page.getByRole('main').innerText()
}

/** Addresses of this site that a place leads to within the same tab. */
const listLinks = (place: Locator): Promise<string[]> =>
  place
    .locator('a[href^="/"]:not([target]):visible')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])

/** A minute may pass between two looks: when the session was last used is not compared. */
const withoutClock = (text: string): string => text.replaceAll(/\b\d{1,2}:\d{2}\b/g, 'hh:mm')

/** Whether the page that a link led to comes to say the same as by its address. */
const expectSame = async (page: Page, href: string, readDirect: () => Promise<string>): Promise<void> => {
  const main = page.getByRole('main')
  await layOutAll(page)
  await expect(async () =>
    expect(withoutClock(await main.innerText()), `${href}, by a link`).toBe(withoutClock(await readDirect())),
  ).toPass()
}

const linkTo = (place: Locator, href: string): Locator =>
  place.locator(`a[href="${href}"]:not([target]):visible`).first()

/** Pages that anybody may open. */
const isPublic = (href: string): boolean => !/^\/(redirect|user|hi)\b/.test(href)

/** Links that lead the same way: a list narrowed by one value of a filter stands for its other values, and for two filters. */
const wayOf = (href: string): string => href.split('=')[0] ?? href

test('a public page is the same by a link as by its address', { tag: '@again-desktop' }, async ({ page }) => {
  test.slow()
  const origin = originOf('default')
  await page.context().addCookies([{ name: 'lang', value: 'en', url: origin }])
  const found = new Map([['/', '/']])
  const ways = new Set(['/'])
  for (const [href, from] of found) {
    await test.step(`${from} to ${href}`, async () => {
      await page.goto(origin + href)
      const direct = await readMain(page)
      const further = await listLinks(page.locator('body'))
      await page.goto(origin + from)
      await readMain(page)
      await linkTo(page.locator('body'), href).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(href, origin).pathname)
      await expectSame(page, href, async () => direct)
      for (const next of further.filter(isPublic)) {
        if (ways.has(wayOf(next))) continue
        ways.add(wayOf(next))
        found.set(next, href)
      }
    })
  }
  expect([...found.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/our-lenders',
      '/how-we-order-offers',
      '/grievance',
      '/answers',
      '/credit-cards',
      '/credit-cards?benefit=cashback',
      '/cards-secured?fee=0',
      '/calculators',
      '/calculators/emi',
      '/calculators/eligibility',
      '/calculators/foreclosure',
      '/calculators/gold-value',
    ]),
  )
})

test(
  'a signed-in customer’s links lead where they say',
  { tag: '@again-phone' },
  async ({ page, isMobile }) => {
    test.slow()
    const origin = originOf('default')
    await arriveWithDetails(page, newCustomer(), { language: 'hi' })
    const home = `${origin}/user/application-status`
    const open = async (): Promise<Locator> => {
      await page.goto(home)
      await readMain(page)
      return isMobile ? openMenu(page, phrases.hi) : page.locator('body')
    }
    const inMenu = isMobile ? await listLinks(await open()) : []
    await page.goto(home)
    await readMain(page)
    const onPage = await listLinks(page.locator('body'))
    const own = ['/user/my-data', '/user/complaints']
    expect(onPage).toEqual(
      expect.arrayContaining(['/user/account', '/hi/our-lenders', '/hi/how-we-order-offers', ...own]),
    )
    if (isMobile) expect(inMenu).toEqual(expect.arrayContaining([...own, '/user/consents']))
    const walk = async (place: Locator, href: string): Promise<void> => {
      await linkTo(place, href).click()
      // A link to the very page leads nowhere else.
      if (!home.endsWith(href)) await expect(page).not.toHaveURL(home)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      // The landing rule may lead on from where the link points.
      await untilFilled(page)
      const arrived = page.url()
      const other = await page.context().newPage()
      await other.goto(arrived)
      // Both may still be waiting for lenders' answers.
      await expectSame(page, href, () => readMain(other))
      await other.close()
    }
    for (const href of inMenu) await test.step(`menu: ${href}`, async () => walk(await open(), href))
    for (const href of onPage) {
      await test.step(`page: ${href}`, async () => {
        await page.goto(home)
        await readMain(page)
        await walk(page.locator('body'), href)
      })
    }
  },
)
