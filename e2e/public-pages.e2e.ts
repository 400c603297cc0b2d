import type { Page } from '@playwright/test'
import { addressIn } from '@marketplace/contract/site/language-address'
import { expect } from './journey/expect.ts'
import { firstIn } from './journey/first-in.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { press, typeInto } from './journey/keyboard.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { startWith } from './journey/sign-in.ts'
import { openLive } from './journey/stillness.ts'

const oneWidth = { tag: '@desktop' }
const words = {
  en: {
    merchant: 'Become a partner',
    business: 'Name of your business',
    name: 'Your name',
    email: 'Business e-mail',
    mobile: 'Mobile number',
    note: 'What you do and where (optional)',
    send: 'Send request',
    sent: 'Your request is with us',
    next: 'What happens next',
    social: 'You saw us in a post. Here is what we are.',
    solar: 'A loan for solar on your roof',
    mobileInvalid: 'Please enter a valid 10 digit mobile number',
    emailInvalid: 'Email is invalid',
  },
  hi: {
    merchant: 'पार्टनर बनें',
    business: 'आपके कारोबार का नाम',
    name: 'आपका नाम',
    email: 'कारोबार का ईमेल',
    mobile: 'मोबाइल नंबर',
    note: 'आप क्या करते हैं और कहाँ (ज़रूरी नहीं)',
    send: 'अनुरोध भेजें',
    sent: 'आपका अनुरोध हमें मिल गया',
    next: 'आगे क्या होगा',
    social: 'आपने हमें किसी पोस्ट में देखा। हम यह काम करते हैं।',
    solar: 'छत पर सोलर के लिए लोन',
    mobileInvalid: 'कृपया 10 अंकों का सही मोबाइल नंबर डालें',
    emailInvalid: 'ईमेल सही नहीं है',
  },
} as const

/** The drawing of this name in the page's own part. */
const drawing = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('svg')
    .filter({ has: page.locator(`use[href$="#${name}"]`) })

const openIn = async (page: Page, language: Language, address: string): Promise<void> => {
  await page.context().addCookies([{ name: 'lang', value: language, url: new URL(address).origin }])
  await openLive(page, address)
}

for (const language of ['en', 'hi'] as const) {
  const own = words[language]
  const fields = (page: Page) => ({
    business: page.getByRole('textbox', { name: own.business, exact: true }),
    name: page.getByRole('textbox', { name: own.name, exact: true }),
    email: page.getByRole('textbox', { name: own.email, exact: true }),
    mobile: page.getByRole('textbox', { name: own.mobile, exact: true }),
    note: page.getByRole('textbox', { name: own.note, exact: true }),
    send: page.getByRole('button', { name: own.send }),
  })

  test(`a business asks to become a partner (${language})`, firstIn('hi', language), async ({ page }) => {
    const origin = originOf('nimbupay')
    await openIn(page, language, `${origin}/merchant/gomti-associates`)
    await expect(page.getByRole('heading', { level: 1, name: own.merchant })).toBeVisible()
    await expect(page.getByText(/Gomti Associates/)).toBeVisible()
    await expect(drawing(page, 'shop')).toBeVisible()
    const steps = page.getByRole('region', { name: own.next }).getByRole('listitem')
    await expect(steps).toHaveCount(3)
    const form = fields(page)
    await form.send.click()
    await expect(form.business).toBeFocused()
    await expect(page.getByText(own.emailInvalid)).toBeVisible()
    await expect(page.getByText(own.mobileInvalid)).toBeVisible()
    await expectSoundPage(page)

    const { mobile, email } = newCustomer()
    await form.business.fill('Rao & Sons')
    await form.name.fill('Asha Rao')
    await form.email.fill(email)
    await form.mobile.fill('12')
    await form.note.fill('Two shops in Lucknow')
    await form.send.click()
    await expect(form.mobile).toBeFocused()
    // Who sends before it is known, or cannot be found out, who invited them was invited all the same.
    await page.route('**/api/get-partner-by-name/*', (route) => route.abort())
    await page.reload()
    await expect(form.note).toHaveValue('Two shops in Lucknow')
    await expect(form.business).toHaveValue('Rao & Sons')
    await form.mobile.fill(mobile)

    // A failure loses nothing.
    await page.route('**/api/partners/request', (route) => route.abort())
    await form.send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(form.business).toHaveValue('Rao & Sons')
    await page.unroute('**/api/partners/request')

    const sent = page.waitForRequest('**/api/partners/request')
    await form.send.click()
    expect((await sent).postDataJSON()).toEqual({
      name: 'Rao & Sons',
      contact_name: 'Asha Rao',
      email,
      phone: mobile,
      note: 'Two shops in Lucknow',
      invited_by: 'gomti-associates',
    })
    await expect(page).toHaveURL(origin + addressIn(language, '/merchant/success'))
    await expect(page.getByRole('heading', { level: 1, name: own.sent })).toBeVisible()
    await expectSoundPage(page)
    // What was sent is no draft any more.
    await openLive(page, `${origin}/merchant`)
    await expect(form.business).toHaveValue('')
  })

  test(
    `from a post to the passcode, with the campaign (${language})`,
    firstIn('en', language),
    async ({ page }) => {
      const origin = originOf('default')
      await openIn(
        page,
        language,
        `${origin}/social-media-onboarding?utm_source=post&utm_campaign=diwali&lead=shop-7&qr=poster`,
      )
      await expect(page.getByRole('heading', { level: 1, name: own.social })).toBeVisible()
      await expect(drawing(page, 'personal')).toBeVisible()
      await expectSoundPage(page)
      const started = page.waitForRequest('**/api/auth/start')
      await startWith(page, phrases[language], newCustomer().mobile)
      expect((await started).postDataJSON()).toMatchObject({
        utms: { utm_source: 'post', utm_campaign: 'diwali' },
        language,
      })
      const read = async (name: string): Promise<unknown> =>
        (
          (await (await page.request.get(`${origin}/api/cookies/read?name=${name}`)).json()) as {
            value: unknown
          }
        ).value
      expect([await read('lead'), await read('qr'), await read('url')]).toEqual([
        'shop-7',
        'poster',
        '/social-media-onboarding?utm_source=post&utm_campaign=diwali',
      ])
    },
  )

  test(
    `the solar partner’s host has a landing of its own (${language})`,
    firstIn('hi', language),
    async ({ page }) => {
      await openIn(page, language, `${originOf('solar')}/`)
      await expect(page.getByRole('heading', { level: 1, name: own.solar })).toBeVisible()
      await expectSoundPage(page)
      await startWith(page, phrases[language], newCustomer().mobile)
    },
  )
}

test(
  'the merchant form by keyboard alone; sent twice at once it is asked once',
  oneWidth,
  async ({ page }) => {
    const own = words.en
    await openLive(page, `${originOf('default')}/merchant/nobody-of-this-name`)
    await expect(page.getByText(/^Invited by/)).toHaveCount(0)
    const { mobile, email } = newCustomer()
    for (const [label, text] of [
      [own.business, 'Ganga Traders'],
      [own.name, 'Ravi Rao'],
      [own.email, email],
      [own.mobile, mobile],
    ] as const)
      await typeInto(page, page.getByRole('textbox', { name: label, exact: true }), text)
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/partners/request')) requests += 1
    })
    const send = page.getByRole('button', { name: own.send })
    await press(page, send)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/merchant\/success$/)
    expect(requests).toBe(1)
  },
)

test(
  'another brand’s empty path is the start, and nowhere else is the solar landing',
  oneWidth,
  async ({ page }) => {
    await openLive(page, `${originOf('default')}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrases.en.start.heading)
    await openLive(page, `${originOf('solar')}/login`)
    await expect(page.getByRole('heading', { level: 1, name: words.en.solar })).toHaveCount(0)
  },
)

test(
  'the customer site without a host of its own is the start page; nothing in the address leads elsewhere',
  oneWidth,
  async ({ page }) => {
    const origin = originOf('default')
    for (const query of ['', '?to=https://example.org', '?url=//example.org/x']) {
      await page.goto(`${origin}/customer-site${query}`)
      await expect(page).toHaveURL(`${origin}/`)
    }
  },
)

test('a path that is no page is not found under every brand', { tag: '@again-desktop' }, async ({ page }) => {
  for (const slug of ['default', 'nimbupay', 'solar', 'chandnimart', 'rinsakhi']) {
    for (const path of ['/transfer', '/merchant/a/b', '/social-media-onboarding/x', '/no/such/page']) {
      const answer = await page.goto(originOf(slug) + path)
      expect([slug, path, answer?.status()]).toEqual([slug, path, 404])
      await expect(page.getByRole('heading', { level: 1, name: phrases.en.layout.notFound })).toBeVisible()
    }
  }
})

test('what opens rises, and is there at once for whoever wants no motion', oneWidth, async ({ page }) => {
  await openLive(page, `${originOf('default')}/personal-loans`)
  const questions = page.getByRole('main').locator('details')
  const risesFor = (place: number): Promise<number> =>
    questions.nth(place).evaluate((details: HTMLDetailsElement) => {
      details.open = true
      const rise = details
        .getAnimations({ subtree: true })
        .find((motion) => motion instanceof CSSAnimation && motion.animationName === 'rise')
      return Number(rise?.effect?.getTiming().duration ?? 0)
    })
  expect(await risesFor(0)).toBeLessThan(1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await risesFor(1)).toBe(200)
})

test(
  'lenders have their marks on a loan’s page that is come to from another page',
  oneWidth,
  async ({ page }) => {
    await openLive(page, `${originOf('default')}/products`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Personal Loans/ })
      .click()
    await expect(page).toHaveURL(/\/personal-loans$/)
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(rows.first().locator('img').first()).toHaveAttribute('src', /^data:image\/svg/)
  },
)
