import type { Locator, Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { firstIn } from './journey/first-in.ts'
import { callable, originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { storeSession, signInByCalls } from './journey/prepared/prepared-customer.ts'

const words = {
  en: {
    vouchers: 'Discount Vouchers',
    heading: 'Discount vouchers',
    deals: 'Deals',
    mine: 'Yours',
    claim: /^Get my code\s*: Gomti Book House/,
    copy: /^Copy the code\s*: Gomti Book House/,
    take: /^Take this deal\s*: Safar Buses/,
    taken: 'You have this deal',
    go: /^Go to Safar Buses/,
  },
  hi: {
    vouchers: 'डिस्काउंट वाउचर',
    heading: 'डिस्काउंट वाउचर',
    deals: 'डील्स',
    mine: 'आपके',
    claim: /^मेरा कोड दें\s*: Gomti Book House/,
    copy: /^कोड कॉपी करें\s*: Gomti Book House/,
    take: /^यह डील लें\s*: Safar Buses/,
    taken: 'यह डील आपकी है',
    go: /^Safar Buses पर जाएँ/,
  },
} as const

/** A signed-in customer without details on the products page. */
const openProducts = async (
  page: Page,
  customer: Customer,
  language: Language,
  slug = 'default',
): Promise<void> => {
  const origin = originOf(slug)
  const session = await signInByCalls(page.request, customer, { origin, language })
  const { productType: _none, ...signedIn } = session
  await storeSession(page, signedIn as typeof session, { origin, language })
  await page.goto(`${origin}/products`)
  await expect(
    page.getByRole('heading', { level: 1, name: phrases[language].products.heading }),
  ).toBeVisible()
}

const tile = (page: Page, merchant: string): Locator =>
  page.getByRole('region', { name: new RegExp(merchant) })

/** The newest message to a contact. */
const newestMessage = async (page: Page, to: string): Promise<string> => {
  const { address, headers } = callable(`${originOf('default')}/api/dev/outbox?to=${to}&limit=1`)
  const answer = await page.request.get(address, { headers })
  return ((await answer.json()) as { data: { text: string }[] }).data[0]?.text ?? ''
}

for (const language of ['en', 'hi'] as const) {
  test(
    `a voucher and a deal from the products page to the code (${language})`,
    firstIn('en', language),
    async ({ page }) => {
      const say = words[language]
      const customer = newCustomer()
      await openProducts(page, customer, language)
      await page.getByRole('button', { name: new RegExp(`^${say.vouchers}`) }).click()
      await expect(page).toHaveURL(`${originOf('default')}/user/vouchers`)
      await expect(page.getByRole('heading', { level: 1, name: say.heading })).toBeVisible()
      await expect(tile(page, 'Gomti Book House')).toContainText('31/03/2028')
      await expectSoundPage(page)

      await page.getByRole('button', { name: say.claim }).click()
      await expect(page.getByRole('heading', { level: 2, name: say.mine, exact: true })).toBeVisible()
      const own = tile(page, 'Gomti Book House')
      await expect(own).toContainText(/GOMT-[A-Z0-9]{4}-[A-Z0-9]{4}/)
      const code = /GOMT-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await own.innerText())?.[0] ?? ''
      await expect(page.getByRole('button', { name: say.copy })).toBeVisible()
      await expect(page.getByRole('button', { name: say.claim })).toHaveCount(0)
      await expectSoundPage(page)
      await expect.poll(() => newestMessage(page, customer.mobile)).toContain(code)
      expect(await newestMessage(page, customer.mobile)).toMatch(
        language === 'hi' ? /आपका वाउचर कोड/ : /your voucher code/,
      )
      await page.reload()
      await expect(tile(page, 'Gomti Book House')).toContainText(code)

      await page.goto('/products')
      await page.getByRole('button', { name: new RegExp(`^${say.deals}`) }).click()
      await expect(page).toHaveURL(`${originOf('default')}/user/deals`)
      await expect(page.getByRole('link', { name: say.go })).toHaveCount(0)
      await page.getByRole('button', { name: say.take }).click()
      await expect(tile(page, 'Safar Buses')).toContainText(say.taken)
      await expect(page.getByRole('link', { name: say.go })).toHaveAttribute(
        'href',
        'https://safar-buses.example.com/night',
      )
      await expectSoundPage(page)
    },
  )
}

test('by keyboard alone; the focus goes to the code', { tag: '@desktop' }, async ({ page }) => {
  await openProducts(page, newCustomer(), 'en')
  await page.getByRole('button', { name: /^Discount Vouchers/ }).focus()
  await page.keyboard.press('Enter')
  const claim = page.getByRole('button', { name: /^Get my code\s*: Rasoi Basket/ })
  await claim.focus()
  await page.keyboard.press('Enter')
  await expect(tile(page, 'Rasoi Basket')).toContainText(/RASO-[A-Z0-9]{4}-[A-Z0-9]{4}/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Copy the code\s*: Rasoi Basket/ })).toBeFocused()
})

test('a cut connection loses nothing and claims once', { tag: '@phone' }, async ({ page }) => {
  await openProducts(page, newCustomer(), 'en')
  await page.getByRole('button', { name: /^Discount Vouchers/ }).click()
  const claim = page.getByRole('button', { name: /^Get my code\s*: Charkha Cotton/ })
  await page.route('**/api/vouchers/claim', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await claim.click()
  await expect(page.getByText('No answer came. Press again: you cannot claim it twice.')).toBeVisible()
  await page.unroute('**/api/vouchers/claim')
  await claim.click()
  await expect(tile(page, 'Charkha Cotton')).toContainText(/CHAR-[A-Z0-9]{4}-[A-Z0-9]{4}/)
  await expect(page.getByRole('heading', { level: 2, name: 'Yours', exact: true })).toBeVisible()
})

test('a brand shows its own vouchers; one that has none says so', { tag: '@desktop' }, async ({ page }) => {
  await openProducts(page, newCustomer(), 'en', 'chandnimart')
  await page.getByRole('button', { name: /^Discount Vouchers/ }).click()
  await expect(tile(page, 'Nazar Opticals')).toBeVisible()
  await openProducts(page, newCustomer(), 'en', 'haritmudra')
  await page.getByRole('button', { name: /^Discount Vouchers/ }).click()
  await expect(tile(page, 'Gomti Book House')).toBeVisible()
  await expect(tile(page, 'Nazar Opticals')).toHaveCount(0)
  await openProducts(page, newCustomer(), 'en', 'rinsakhi')
  await page.evaluate(() => localStorage.setItem('productType', 'Deals'))
  await page.goto(`${originOf('rinsakhi')}/user/deals`)
  await expect(page.getByText('Rinsakhi does not have these.')).toBeVisible()
})
