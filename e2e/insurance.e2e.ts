import type { Locator, Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { firstIn } from './journey/first-in.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { arriveSignedIn, storeSession, signInByCalls } from './journey/prepared/prepared-customer.ts'

const licensee = 'Chhatrachhaya Insurance Brokers Private Limited'
const words = {
  en: {
    health: 'Health Insurance',
    shop: 'Shop Insurance',
    notice: `Your data may be shared with ${licensee}`,
    premium: /^35 years, ₹5 lakh cover, by the insurer’s table of 01\/11\/2026$/,
    example: 'Example data',
    order: 'Sort by',
    oldest: 'Oldest entry age first',
    choose: /^Choose\s*: Kaveri Health Insurance, Parivar Floater/,
    agree: /^I agree, for /,
    missing: 'Tick the box if you agree. Without it we pass nothing on.',
    send: 'Agree and go on',
    referrals: 'Insurance you asked for',
    referred: 'Referred',
    withdrawn: 'Withdrawn',
    go: new RegExp(`^Go to ${licensee}`),
    acknowledged: /within 5 working days: for a complaint made today, by \d\d\/\d\d\/\d{4}/,
    regulator: /^Bima Bharosa/,
    write: 'Write a complaint here',
    toConsents: 'Read or withdraw my consent',
    withdraw: /^Withdraw\s*: Being referred to/,
    confirm: 'Withdraw',
    consentWithdrawn: 'Your consent is withdrawn',
  },
  hi: {
    health: 'हेल्थ इंश्योरेंस',
    shop: 'दुकान का इंश्योरेंस',
    notice: `आपकी जानकारी ${licensee} को दी जा सकती है`,
    premium: /^35 साल की उम्र, ₹5 लाख का कवर, कंपनी की 01\/11\/2026 की तालिका से$/,
    example: 'उदाहरण का डेटा',
    order: 'किस क्रम में देखें',
    oldest: 'सबसे बड़ी उम्र तक लेने वाले पहले',
    choose: /^चुनें\s*: Kaveri Health Insurance, Parivar Floater/,
    agree: /^मैं सहमत हूँ/,
    missing: 'सहमत हों तो बॉक्स पर निशान लगाएँ। इसके बिना हम कुछ आगे नहीं देते।',
    send: 'हाँ, आगे बढ़ें',
    referrals: 'आपने जो इंश्योरेंस माँगा',
    referred: 'आगे भेजा गया',
    withdrawn: 'वापस लिया गया',
    go: new RegExp(`^${licensee} पर जाएँ`),
    acknowledged: /5 कामकाजी दिनों में मिलेगी: आज की शिकायत पर \d\d\/\d\d\/\d{4} तक/,
    regulator: /^बीमा भरोसा/,
    write: 'यहाँ शिकायत लिखें',
    toConsents: 'मेरी सहमति पढ़ें या वापस लें',
    withdraw: /^वापस लें\s*: इंश्योरेंस के लिए/,
    confirm: 'वापस लें',
    consentWithdrawn: 'आपकी सहमति वापस ले ली गई है',
  },
} as const

/** A signed-in customer without details on the products page. */
const openProducts = async (page: Page, language: Language, slug = 'default'): Promise<void> => {
  const origin = originOf(slug)
  const session = await signInByCalls(page.request, newCustomer(), { origin, language })
  const { productType: _none, ...signedIn } = session
  await storeSession(page, signedIn as typeof session, { origin, language })
  await page.goto(`${origin}/products`)
  await expect(
    page.getByRole('heading', { level: 1, name: phrases[language].products.heading }),
  ).toBeVisible()
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

/** Names of the plans, in the order in which they stand. */
const planNames = (page: Page): Promise<string[]> =>
  page.getByRole('link', { name: /^(Policy wording|पॉलिसी की शर्तें)/ }).allTextContents()

for (const language of ['en', 'hi'] as const) {
  test(
    `insurance from the products page to the licensed entity (${language})`,
    firstIn('hi', language),
    async ({ page }) => {
      const say = words[language]
      await openProducts(page, language)
      await page.getByRole('button', { name: new RegExp(`^${say.health}`) }).click()
      await expect(page).toHaveURL(`${originOf('default')}/user/insurance`)
      await expect(heading(page, say.health)).toBeVisible()
      await expect(page.getByText(say.notice)).toBeVisible()
      await expect(page.getByText('EXAMPLE-DB-0101')).toBeVisible()
      await expect(page.getByText(say.example, { exact: true })).toBeVisible()
      const byName = await planNames(page)
      // Three plans of the example; one has its table at other ages, and two have none.
      await expect(page.getByText(say.premium).filter({ visible: true })).toHaveCount(3)
      expect(byName.length).toBeGreaterThanOrEqual(5)
      expect(byName).toEqual([...byName].sort())
      await expectSoundPage(page)

      await page.getByRole('combobox', { name: say.order }).selectOption({ label: say.oldest })
      const byAge = await planNames(page)
      expect([...byAge].sort()).toEqual(byName)
      expect(byAge).not.toEqual(byName)

      await page.getByRole('button', { name: say.choose }).click()
      await expect(page.getByRole('dialog')).toContainText(licensee)
      await expectSoundPage(page)
      await page.getByRole('button', { name: say.send }).click()
      await expect(page.getByText(say.missing)).toBeVisible()
      await expect(page.getByRole('checkbox', { name: say.agree })).toBeFocused()
      await page.getByRole('checkbox', { name: say.agree }).check()
      await page.getByRole('button', { name: say.send }).click()

      await expect(page).toHaveURL(`${originOf('default')}/user/insurance/transaction`)
      await expect(heading(page, say.referrals)).toBeVisible()
      await expect(page.getByText(say.referred, { exact: true })).toBeVisible()
      await expect(page.getByText(say.acknowledged)).toBeVisible()
      await expect(page.getByRole('link', { name: say.regulator })).toHaveAttribute(
        'href',
        'https://bimabharosa.irdai.gov.in',
      )
      await expect(page.getByRole('link', { name: say.write })).toHaveAttribute('href', '/user/complaints')
      const href = await page.getByRole('link', { name: say.go }).getAttribute('href')
      expect(href).toMatch(
        /^https:\/\/chhatrachhaya\.example\.com\/refer\?ref=[0-9a-f-]{36}&plan=kaveri-parivar$/,
      )
      await expectSoundPage(page)

      await page.getByRole('link', { name: say.toConsents }).click()
      await page.getByRole('button', { name: say.withdraw }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.confirm, exact: true }).click()
      await expect(page.getByText(say.consentWithdrawn).first()).toBeVisible()
      await page.goto('/user/insurance/transaction')
      await expect(page.getByText(say.withdrawn, { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: say.go })).toHaveCount(0)
    },
  )
}

test('by keyboard alone: another kind, a plan, the consent', { tag: '@desktop' }, async ({ page }) => {
  const say = words.en
  await openProducts(page, 'en')
  await page.getByRole('button', { name: new RegExp(`^${say.health}`) }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, say.health)).toBeFocused()
  await page.getByRole('button', { name: say.shop }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, say.shop)).toBeVisible()
  const choose = page.getByRole('button', { name: /^Choose\s*: Aravalli/ })
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(choose).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: say.agree }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page, say.referrals)).toBeFocused()
  await expect(page.getByText('Dukaan Suraksha')).toBeVisible()
})

test('a cut connection refers nobody twice', { tag: '@phone' }, async ({ page }) => {
  const say = words.en
  await openProducts(page, 'en')
  await page.getByRole('button', { name: new RegExp(`^${say.health}`) }).click()
  await page.getByRole('button', { name: say.choose }).click()
  await page.getByRole('checkbox', { name: say.agree }).check()
  // The server has done it, the answer is lost on the way.
  await page.route('**/api/insurance/refer', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: say.send }).click()
  await expect(page.getByText('No answer came. Press again: you are not referred twice.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: say.agree })).toBeChecked()
  await page.unroute('**/api/insurance/refer')
  await page.getByRole('button', { name: say.send }).click()
  await expect(heading(page, say.referrals)).toBeVisible()
  await expect(page.getByText(say.referred, { exact: true })).toHaveCount(1)
})

test('a brand without a licensed entity has no insurance at all', { tag: '@desktop' }, async ({ page }) => {
  await openProducts(page, 'en', 'koshaneer')
  await expect(page.getByRole('button', { name: /^Personal Loans/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Insurance/ })).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.setItem('productType', 'Other Insurance')
    localStorage.setItem('productId', 'Health')
  })
  await page.goto(`${originOf('koshaneer')}/user/insurance`)
  await expect(page.getByText('Koshaneer refers nobody to insurance.')).toBeVisible()
  await expectSoundPage(page)
})

test(
  'insurance routes want the product, and its customer is led to its page',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveSignedIn(page, newCustomer())
    await page.goto('/user/insurance')
    await expect(page).toHaveURL(`${originOf('default')}/user/user-detail`)
    await page.evaluate(() => localStorage.setItem('productType', 'Other Insurance'))
    for (const path of ['/user', '/user/offers', '/user/user-detail']) {
      await page.goto(path)
      await expect(page).toHaveURL(`${originOf('default')}/user/insurance`)
    }
  },
)
