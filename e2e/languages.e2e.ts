import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { arriveSignedIn } from './journey/prepared/prepared-customer.ts'
import { openLive, untilFilled } from './journey/stillness.ts'

const origin = originOf('default')
const calculators = { en: 'Calculators', hi: 'कैलकुलेटर' }
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const chosen = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies(origin)).find(({ name }) => name === 'lang')?.value

test('a page has an address in each language, and the switch goes to the other one', async ({ page }) => {
  await openLive(page, `${origin}/calculators`)
  await page.getByRole('link', { name: phrases.hi.languageName }).click()
  await expect(page).toHaveURL(`${origin}/hi/calculators`)
  await expect(heading(page, calculators.hi)).toBeVisible()
  expect(await chosen(page)).toBe('hi')
  await untilFilled(page)

  // Links, the browser's own buttons and a reload stay in it.
  await page.getByRole('main').getByRole('link', { name: /EMI/ }).first().click()
  // The calculator puts what it counts into its address.
  await expect(page).toHaveURL(new RegExp(`^${origin}/hi/calculators/emi(?:\\?|$)`))
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/hi/calculators`)
  await page.reload()
  await expect(heading(page, calculators.hi)).toBeVisible()
  await expectSoundPage(page)

  // Without a language in the address the choice holds, and the page moves to where it stands in it.
  await page.goto(`${origin}/grievance?utm_source=a`)
  await expect(page).toHaveURL(`${origin}/hi/grievance?utm_source=a`)
  await untilFilled(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${origin}/grievance?utm_source=a`)
  await expect(page.getByRole('link', { name: phrases.hi.languageName })).toBeVisible()
  expect(await chosen(page)).toBe('en')
})

test('an address in Hindi is read in Hindi by who has chosen English, and goes on in it', async ({
  page,
}) => {
  await arriveSignedIn(page, newCustomer(), { language: 'en' })
  await openLive(page, `${origin}/hi/calculators`)
  await expect(heading(page, calculators.hi)).toBeVisible()
  expect(await chosen(page)).toBe('en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'मेरी जानकारी' }).click()
  await expect(page).toHaveURL(`${origin}/user/my-data`)
  await expect(heading(page, 'मेरी जानकारी')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'मेरी जानकारी')).toBeVisible()
})

test.describe('a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('is offered it once, by one sentence that can be closed', async ({ page }) => {
    await openLive(page, `${origin}/calculators`)
    const offer = page.getByRole('complementary').filter({ hasText: 'यह पेज हिन्दी में भी है।' })
    await expect(offer).toBeVisible()
    await expect(heading(page, calculators.en)).toBeVisible()
    await expectSoundPage(page)
    await offer.getByRole('button', { name: 'अभी नहीं' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(heading(page, calculators.en)).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('takes it by a press', { tag: '@phone' }, async ({ page }) => {
    await openLive(page, `${origin}/grievance`)
    await page.getByRole('complementary').getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
    await expect(page).toHaveURL(`${origin}/hi/grievance`)
    await expect(page.getByText('यह पेज हिन्दी में भी है।')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the language is a link, and so is every page', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${origin}/calculators`)
    await page.getByRole('link', { name: phrases.hi.languageName }).click()
    await expect(page).toHaveURL(`${origin}/hi/calculators`)
    await page.getByRole('main').getByRole('link', { name: /EMI/ }).first().click()
    await expect(page).toHaveURL(`${origin}/hi/calculators/emi`)
    await page.getByRole('main').getByRole('button', { name: /हिसाब/ }).click()
    await expect(page).toHaveURL(/\/hi\/calculators\/emi\?/)
    await expect(heading(page, /EMI/)).toBeVisible()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${origin}/calculators/emi`)
    await expect(heading(page, 'EMI calculator')).toBeVisible()
  })
})
