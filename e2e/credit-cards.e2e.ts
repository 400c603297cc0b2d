import type { Page } from '@playwright/test'
import { addressIn } from '@marketplace/contract/site/language-address'
import { expect } from './journey/expect.ts'
import { callable, originOf } from './journey/addresses.ts'
import { cardPhrases } from './journey/phrases/card-phrases.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { choose, press, tabTo, tick } from './journey/keyboard.ts'
import { openMenu } from './journey/layout.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { arriveSignedIn, bearer, signInByCalls } from './journey/prepared/prepared-customer.ts'
import { readPasscode, startWith } from './journey/sign-in.ts'
import { openLive } from './journey/stillness.ts'

const secured = { name: 'Pehla Kadam', issuer: 'Sahyadri Bank Limited' }
const other = { name: 'Gullak Start', issuer: 'Konkan Credit Limited' }
const fuel = { name: 'Highway Fuel Xtra', issuer: 'Konkan Credit Limited' }
const cashback = { name: 'Udaan Cashback', issuer: 'Sahyadri Bank Limited' }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const tile = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const openIn = async (page: Page, address: string, language: Language): Promise<void> => {
  await page.context().addCookies([{ name: 'lang', value: language, url: address }])
  await openLive(page, address)
}

const findCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'CCDetails')?.value

interface Departure {
  url: string
  referer: string | undefined
  /** The cards that stood in the customer's list when the browser asked for the issuer's site. */
  recorded: readonly { category_name: string; click_id: string }[]
}

/** Stands for every issuer's site, and keeps what reaches it. `session`: whose cards are looked up then. */
const watchIssuers = async (page: Page, origin: string, session = { atkn: '' }): Promise<Departure[]> => {
  const departures: Departure[] = []
  await page.route(/^https:\/\/[a-z-]+\.example\.com\//, async (route) => {
    const request = route.request()
    const call = callable(`${origin}/api/credit-card/clicks`)
    const answer = await page.request.get(call.address, {
      headers: { ...call.headers, authorization: `Bearer ${session.atkn}` },
    })
    const { data } = (await answer.json()) as { data: Departure['recorded'] }
    departures.push({ url: request.url(), referer: request.headers()['referer'], recorded: data })
    await route.fulfill({ contentType: 'text/html', body: '<title>Issuer</title>' })
  })
  return departures
}

const runs = [
  { project: 'phone', language: 'en', brand: 'default' },
  { project: 'again-phone', language: 'hi', brand: 'taashcard' },
  { project: 'again-desktop', language: 'en', brand: 'nimbupay' },
] as const

for (const { project, language, brand } of runs) {
  test(
    `from the list to the issuer and back: ${project}, ${language}, ${brand}`,
    { tag: `@${project}` },
    async ({ page, isMobile }) => {
      const say = cardPhrases[language]
      const common = phrases[language]
      const origin = originOf(brand)
      const { mobile } = newCustomer()
      const session = { atkn: '' }
      const departures = await watchIssuers(page, origin, session)

      await openIn(page, `${origin}/cards-secured`, language)
      await expect(heading(page, say.heading.secured)).toBeVisible()
      await expect(page.getByText(say.count)).toBeVisible()
      await expect(tile(page, cashback.name)).toHaveCount(0)
      await expect(page.getByRole('link', { name: say.keyFactsOf(secured.name) })).toHaveAttribute(
        'href',
        'https://pehla-kadam.example.com/key-facts',
      )
      await expectSoundPage(page)
      expect(await findCookie(page)).toBe('secured')

      await page.getByRole('checkbox', { name: say.compareOf(secured.name) }).check()
      await page.getByRole('checkbox', { name: say.compareOf(other.name) }).check()
      await page.getByRole('button', { name: say.compareCount(2) }).click()
      const dialog = page.getByRole('dialog', { name: say.sideBySide })
      await expect(dialog.getByRole('columnheader', { name: secured.name })).toBeVisible()
      await expect(dialog.getByRole('row', { name: new RegExp(`^${say.apr} 39 % 37.2 %`) })).toBeVisible()
      await expect(dialog.getByRole('row', { name: new RegExp(`^${say.fee} ₹499 ₹0`) })).toBeVisible()
      const table = dialog.getByRole('region', { name: say.sideBySide })
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expectSoundPage(page)
      await dialog.getByRole('button', { name: say.close, exact: true }).click()

      await page.getByRole('link', { name: say.applyFor(secured.name, secured.issuer) }).click()
      await expect(heading(page, say.leaving(secured.issuer))).toBeVisible()
      await expect(page.getByText(say.paid)).toBeVisible()
      await expectSoundPage(page)

      await expect(page.getByRole('heading', { level: 2, name: say.logIn })).toBeVisible()
      await startWith(page, common, mobile)
      const passcode = await readPasscode(page.request, mobile)
      await page.getByRole('textbox', { name: common.verification.passcode }).fill(passcode)
      // What was read before the number is not read again: a line and a button.
      await expect(page.getByText(say.onceMore(secured.issuer))).toBeVisible()
      await expect(page.getByText(say.paid)).toBeHidden()
      await expectSoundPage(page)
      expect(departures).toEqual([])
      session.atkn = await page.evaluate(() => localStorage.getItem('atkn') ?? '')

      await page.getByRole('button', { name: say.go(secured.issuer) }).click()
      await page.waitForURL('https://pehla-kadam.example.com/**')
      const [departure] = departures
      const click_id = departure?.recorded[0]?.click_id ?? ''
      expect(click_id).toMatch(/^[0-9a-f-]{36}$/)
      expect(departures).toEqual([
        {
          url: `https://pehla-kadam.example.com/apply?ref=${click_id}`,
          referer: undefined,
          recorded: [expect.objectContaining({ category_name: secured.name, click_id })],
        },
      ])

      await page.goto(`${origin}/user/credit-card`)
      await expect(heading(page, say.mine)).toBeVisible()
      await expect(tile(page, secured.name)).toBeVisible()
      await expect(page.getByText(say.status)).toBeVisible()
      await expect(page.getByText(click_id)).toBeVisible()
      await expect(tile(page, say.next)).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('link', { name: say.chooseAgain }).click()
      await expect(page).toHaveURL(origin + addressIn(language, '/cards-secured'))
      await expect(heading(page, say.heading.secured)).toBeVisible()
      await expect(tile(page, other.name)).toBeVisible()

      if (isMobile) await openMenu(page, common)
      const left = page.waitForResponse('**/api/auth/logout')
      await page.getByRole('button', { name: common.layout.logout }).click()
      // The page that is loaded anew is the list of secured cards, which keeps the cookie for whoever looks at it next.
      expect((await (await left).allHeaders())['set-cookie']).toMatch(/CCDetails=;/)
      await expect(page.getByRole('button', { name: common.layout.logout })).toHaveCount(0)
    },
  )
}

const say = cardPhrases.en
const origin = originOf('default')

// duty 20: fees and rate of a card with equal weight (RBI Master Direction on credit cards, 2022).
test('the fees and the rate of every card weigh the same', { tag: '@desktop' }, async ({ page }) => {
  await openLive(page, `${origin}/credit-cards`)
  await expect(tile(page, fuel.name)).toBeVisible()
  const looks = await page.locator('article dd').evaluateAll((figures) =>
    figures.map((figure) => {
      const { fontSize, fontWeight, color, opacity } = getComputedStyle(figure)
      return [fontSize, fontWeight, color, opacity].join(' ')
    }),
  )
  expect(looks.length).toBe((await page.locator('article').count()) * 3)
  expect([...new Set(looks)]).toHaveLength(1)
})

test('limits are in the address, and go by keyboard', { tag: '@again-desktop' }, async ({ page }) => {
  await openLive(page, `${origin}/credit-cards`)
  const fuelChip = page.getByRole('link', { name: say.fuel, exact: true })
  await press(page, fuelChip)
  await expect(page).toHaveURL(`${origin}/credit-cards?benefit=fuel`)
  await expect(tile(page, fuel.name)).toBeVisible()
  await expect(tile(page, cashback.name)).toHaveCount(0)
  await expect(fuelChip).toBeFocused()
  await expect(fuelChip).toHaveAttribute('aria-current', 'true')
  await choose(page, page.getByRole('combobox', { name: say.order }), say.lowestFee)
  await expect(page).toHaveURL(`${origin}/credit-cards?benefit=fuel&order=fee`)
  await press(page, page.getByRole('link', { name: say.list.secured }), 'Shift+Tab')
  await expect(page).toHaveURL(`${origin}/cards-secured?benefit=fuel&order=fee`)
  await expect(tile(page, say.noMatch)).toBeVisible()
  await press(page, page.getByRole('link', { name: say.clear }))
  await expect(page).toHaveURL(`${origin}/credit-cards`)
  await expect(tile(page, cashback.name)).toBeVisible()
})

test(
  'three cards are compared by keyboard, a fourth is refused',
  { tag: '@again-desktop' },
  async ({ page }) => {
    await openLive(page, `${origin}/credit-cards`)
    const box = (name: string) => page.getByRole('checkbox', { name: say.compareOf(name) })
    for (const { name } of [cashback, fuel, secured]) await tick(page, box(name))
    await tabTo(page, box(other.name))
    await page.keyboard.press('Space')
    await expect(box(other.name)).not.toBeChecked()
    await expect(page.getByText(say.refused)).toBeVisible()
    const open = page.getByRole('button', { name: say.compareCount(3) })
    await press(page, open)
    const dialog = page.getByRole('dialog', { name: say.sideBySide })
    await expect(dialog.getByRole('columnheader')).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  },
)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared address shows its cards, and the limits can be changed', async ({ page }) => {
    await page.goto(`${origin}/credit-cards?benefit=fuel`)
    await expect(tile(page, fuel.name)).toBeVisible()
    await expect(tile(page, cashback.name)).toHaveCount(0)
    await page.getByRole('link', { name: 'Cashback', exact: true }).click()
    await expect(tile(page, cashback.name)).toBeVisible()
    await page.getByRole('combobox', { name: say.order }).selectOption(say.lowestFee)
    await page.getByRole('button', { name: 'Show cards' }).click()
    await expect(page).toHaveURL(`${origin}/credit-cards?benefit=cashback&order=fee`)
    await expect(tile(page, cashback.name)).toBeVisible()
    await expect(tile(page, fuel.name)).toHaveCount(0)
    await page.getByRole('link', { name: say.applyFor(cashback.name, cashback.issuer) }).click()
    await expect(heading(page, say.leaving(cashback.issuer))).toBeVisible()
  })
})

for (const language of ['en', 'hi'] as const) {
  test(`an unknown card leads nowhere: ${language}`, { tag: '@phone' }, async ({ page }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
    const addresses = ['/redirect', '/redirect?card=https://evil.example/', '/redirect?url=//evil.example']
    for (const address of addresses) {
      const answer = await page.goto(`${origin}${address}`)
      expect(answer?.status()).toBe(404)
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
      await expect(heading(page, cardPhrases[language].unknown)).toBeVisible()
    }
    await expectSoundPage(page)
    await page.getByRole('link', { name: cardPhrases[language].back }).click()
    await expect(heading(page, cardPhrases[language].heading.all)).toBeVisible()
  })

  test(`a brand without cards says so: ${language}`, { tag: '@phone' }, async ({ page }) => {
    await openIn(page, `${originOf('solar')}/credit-cards`, language)
    await expect(tile(page, cardPhrases[language].notOffered('Suryatap'))).toBeVisible()
    await expectSoundPage(page)
  })
}

test(
  'from the products to the cards; another product forgets the list',
  { tag: '@phone' },
  async ({ page }) => {
    const session = await signInByCalls(page.request, newCustomer())
    await page.goto(`${origin}/robots.txt`)
    await page.evaluate(
      ({ prospectAppId, atkn }) => Object.assign(localStorage, { prospectAppId, atkn }),
      session,
    )
    await openLive(page, `${origin}/products`)
    // What is not in the page's first bytes is fetched: at first in vain.
    await page.route('**/api/get-credit-cards-data', (route) => route.abort())
    await page.getByRole('button', { name: say.product }).click()
    await expect(page).toHaveURL(`${origin}/credit-cards`)
    await expect(page.getByText(say.failed)).toBeVisible()
    await expectSoundPage(page)
    await page.unroute('**/api/get-credit-cards-data')
    await page.getByRole('button', { name: say.retry }).click()
    await expect(tile(page, cashback.name)).toBeVisible()

    await page.getByRole('link', { name: say.list.unsecured }).click()
    await expect(heading(page, say.heading.unsecured)).toBeVisible()
    await expect.poll(() => findCookie(page)).toBe('unsecured')
    await page.goto(`${origin}/user`)
    await expect(page).toHaveURL(`${origin}/user/credit-card`)
    await expect(page.getByText(say.none)).toBeVisible()
    await expectSoundPage(page)

    await page.goto(`${origin}/products`)
    await page.getByRole('button', { name: phrases.en.products.personal }).click()
    await expect(page).toHaveURL(`${origin}/user/user-detail`)
    await expect.poll(() => findCookie(page)).toBeUndefined()
    await page.goto(`${origin}/user/credit-card`)
    await expect(page).not.toHaveURL(`${origin}/user/credit-card`)
  },
)

test(
  'a session that has ended leads to the login and back to the card',
  { tag: '@desktop' },
  async ({ page }) => {
    const customer = newCustomer()
    const session = await arriveSignedIn(page, customer)
    const departures = await watchIssuers(page, origin)
    await openLive(page, `${origin}/credit-cards`)
    await page.getByRole('link', { name: say.applyFor(fuel.name, fuel.issuer) }).click()
    await page.request.post('/api/auth/logout', { headers: bearer(session) })
    await page.getByRole('button', { name: say.go(fuel.issuer) }).click()
    await expect(page).toHaveURL(`${origin}/login`)
    expect(departures).toEqual([])
    await startWith(page, phrases.en, customer.email)
    const passcode = await readPasscode(page.request, customer.email)
    await page.getByRole('textbox', { name: phrases.en.verification.passcode }).fill(passcode)
    await expect(page.getByText(say.onceMore(fuel.issuer))).toBeVisible()
  },
)
