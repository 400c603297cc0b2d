import type { Locator, Page } from '@playwright/test'
import { addressIn } from '@marketplace/contract/site/language-address'
import { expect } from './journey/expect.ts'
import { firstIn } from './journey/first-in.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { textField } from './journey/details.ts'
import { press } from './journey/keyboard.ts'
import { openMenu } from './journey/layout.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases, type Language, type Phrases } from './journey/phrases/phrases.ts'
import { arriveSignedIn, bearer, signInByCalls } from './journey/prepared/prepared-customer.ts'
import { readPasscode, typePasscode } from './journey/sign-in.ts'
import { openLive } from './journey/stillness.ts'

const words = {
  en: {
    menu: 'Continue on another device',
    qr: 'QR code of the link to go on with',
    waiting: 'Waiting for the other device',
    opened: 'Opened. Enter the passcode on the other device.',
    done: 'You are signed in on the other device. You can close this page.',
    heading: 'Go on where you stopped',
    go: 'Send passcode and go on here',
    here: 'You go on here now.',
    replaces: 'You are signed in on this device. Going on by the link signs you out here first.',
    refused: 'This link does not work',
    logIn: 'Log in',
    bySms: 'Send by SMS',
    sent: 'We sent you a link. It works once, for 24 hours',
  },
  hi: {
    menu: 'दूसरे डिवाइस पर आगे बढ़ें',
    qr: 'आगे बढ़ने के लिंक का QR कोड',
    waiting: 'दूसरे डिवाइस का इंतज़ार है',
    opened: 'लिंक खुल गया। दूसरे डिवाइस पर पासकोड डालें।',
    done: 'आप दूसरे डिवाइस पर लॉग इन हैं। यह पेज बंद कर सकते हैं।',
    heading: 'जहाँ रुके थे, वहीं से आगे बढ़ें',
    go: 'पासकोड भेजें और यहीं आगे बढ़ें',
    here: 'अब आप यहीं आगे बढ़ेंगे।',
    replaces: 'इस डिवाइस पर आप लॉग इन हैं। लिंक से आगे बढ़ने पर पहले यहाँ से लॉग आउट होगा।',
    refused: 'यह लिंक काम नहीं करता',
    logIn: 'लॉग इन करें',
    bySms: 'SMS से भेजें',
    sent: 'हमने आपको लिंक भेजा है। यह एक बार, 24 घंटे के अंदर चलेगा',
  },
} as const
const origin = originOf('default')
const oneWidth = { tag: '@desktop' }

const openDialog = async (
  page: Page,
  language: Language,
  say: Phrases,
  isPhone: boolean,
): Promise<Locator> => {
  await openLive(page, `${origin}/user/user-detail`)
  const { menu } = words[language]
  if (isPhone) await openMenu(page, say)
  await page.getByRole('button', { name: menu }).click()
  const dialog = page.getByRole('dialog', { name: menu })
  await expect(dialog.getByRole('img', { name: words[language].qr })).toBeVisible()
  return dialog
}

const linkIn = async (dialog: Locator): Promise<string> => {
  const text = await dialog.getByText(/\/transfer\//).textContent()
  expect(text).toMatch(/\/transfer\/[0-9a-f-]{36}#d[\w-]{22}(\.hi)?$/)
  return text ?? ''
}

/** The address as it stands now and in the history: the secret is in neither, nor in what any page was told by the server. */
const expectNoSecret = async (page: Page, link: string, asked: readonly string[]): Promise<void> => {
  const secret = /#([\w-]{23})/.exec(link)?.[1] ?? 'none'
  await expect.poll(() => page.url()).not.toContain(secret)
  expect(asked.filter((url) => url.includes(secret))).toEqual([])
}

for (const language of ['en', 'hi'] as const) {
  test(
    `a journey goes on on another device, and both see it (${language})`,
    firstIn('hi', language),
    async ({ page, browser, isMobile }) => {
      const say = phrases[language]
      const own = words[language]
      const customer = newCustomer()
      await arriveSignedIn(page, customer, { language })
      const dialog = await openDialog(page, language, say, isMobile)
      await expect(dialog.getByText(own.waiting)).toBeVisible()
      await expectSoundPage(page)
      const link = await linkIn(dialog)

      const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
      const other = await context.newPage()
      const asked: string[] = []
      other.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
      await openLive(other, link)
      // A device that has chosen no language opens in the language of the link.
      await expect(other.getByRole('heading', { level: 1, name: own.heading })).toBeVisible()
      await expect(other.getByRole('main').locator('use[href$="#waiting"]')).toBeAttached()
      await expectNoSecret(other, link, asked)
      await expectSoundPage(other)
      await other.reload()
      await other.getByRole('button', { name: own.go }).click()
      await expect(other.getByRole('heading', { level: 1, name: say.verification.heading })).toBeVisible()
      await expect(dialog.getByText(own.opened)).toBeVisible()
      const code = await readPasscode(other.request, customer.mobile)
      await typePasscode(other.getByRole('textbox', { name: say.verification.passcode }), code)
      await expect(other).toHaveURL(`${origin}/user/user-detail`)
      await expect(other.getByText(own.here)).toBeVisible()
      await expect(other.getByRole('heading', { level: 1, name: say.details.quick })).toBeVisible()
      await expect(dialog.getByText(own.done)).toBeVisible()
      await expectSoundPage(page)
      await context.close()

      // The same link again, and one that nobody made, are the one honest page.
      const third = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const guess = await third.newPage()
      await openLive(guess, link)
      await guess.getByRole('button', { name: own.go }).click()
      await expect(guess.getByRole('heading', { level: 1, name: own.refused })).toBeVisible()
      await expectSoundPage(guess)
      await guess.getByRole('main').getByRole('link', { name: own.logIn }).click()
      await expect(guess).toHaveURL(origin + addressIn(language, '/login'))
      await third.close()
    },
  )
}

for (const [what, path] of [
  ['the id alone', '/transfer/6f1cbe0a-6c3e-4a55-9d0f-5e5f0d0c1f7a'],
  ['a cut-off secret', '/transfer/6f1cbe0a-6c3e-4a55-9d0f-5e5f0d0c1f7a#dAAA'],
  ['nothing', '/auth'],
] as const) {
  test(`a link with ${what} opens nothing`, oneWidth, async ({ page }) => {
    await openLive(page, origin + path)
    await expect(page.getByRole('heading', { level: 1, name: words.en.refused })).toBeVisible()
    expect(page.url()).not.toContain('#')
  })
}

test('the page that opens a link takes no press before it knows the link', oneWidth, async ({ request }) => {
  const html = await (await request.get(`${origin}/auth`)).text()
  const [button] = /<button(?=[^>]*type="submit")[^>]*>/.exec(html) ?? []
  expect(button).toContain('aria-busy="true"')
  expect(button).toContain('disabled')
  expect(html).toContain(words.en.go)
})

test('a forged link is refused by the server, by keyboard alone', oneWidth, async ({ page }) => {
  await openLive(page, `${origin}/transfer/6f1cbe0a-6c3e-4a55-9d0f-5e5f0d0c1f7a#d${'A'.repeat(22)}`)
  await press(page, page.getByRole('button', { name: words.en.go }))
  await expect(page.getByRole('heading', { level: 1, name: words.en.refused })).toBeVisible()
  await press(page, page.getByRole('main').getByRole('link', { name: words.en.logIn }))
  await expect(textField(page, phrases.en.start.mobile)).toBeVisible()
})

test(
  'on a device where somebody else is signed in, the link signs them out; at another brand it opens nothing',
  oneWidth,
  async ({ page, browser }) => {
    const customer = newCustomer()
    const session = await signInByCalls(page.request, customer)
    const made = await page.request.post('/api/hand-over/create', {
      data: { product_type: 'Gold Loans' },
      headers: bearer(session),
    })
    const { data } = (await made.json()) as { data: { path: string } }
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const other = await context.newPage()
    await openLive(other, originOf('nimbupay') + data.path)
    await other.getByRole('button', { name: words.en.go }).click()
    await expect(other.getByRole('heading', { level: 1, name: words.en.refused })).toBeVisible()

    // That spent nothing.
    const elses = await arriveSignedIn(other, newCustomer())
    await openLive(other, origin + data.path)
    await expect(other.getByText(words.en.replaces)).toBeVisible()
    await expectSoundPage(other)
    const first = await readPasscode(other.request, customer.mobile)
    await press(other, other.getByRole('button', { name: words.en.go }))
    const code = await readPasscode(other.request, customer.mobile, { not: first })
    await typePasscode(other.getByRole('textbox', { name: phrases.en.verification.passcode }), code)
    await expect(other).toHaveURL(`${origin}/user/user-detail/gold-loan`)
    const gone = await other.request.get(`/api/user/${elses.prospectAppId}`, { headers: bearer(elses) })
    expect(gone.status()).toBe(401)
    await context.close()
  },
)

test(
  'a lost connection keeps the link, and the second press goes through',
  oneWidth,
  async ({ page, browser }) => {
    const customer = newCustomer()
    const session = await signInByCalls(page.request, customer)
    const made = await page.request.post('/api/hand-over/create', { data: {}, headers: bearer(session) })
    const { data } = (await made.json()) as { data: { path: string } }
    const context = await browser.newContext()
    const other = await context.newPage()
    await openLive(other, origin + data.path)
    await context.setOffline(true)
    await other.getByRole('button', { name: words.en.go }).click()
    await expect(other.getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await other.getByRole('button', { name: words.en.go }).click()
    await expect(
      other.getByRole('heading', { level: 1, name: phrases.en.verification.heading }),
    ).toBeVisible()
    await context.close()
  },
)

for (const language of ['en', 'hi'] as const) {
  test(
    `a link by SMS goes on later, after a passcode (${language})`,
    { tag: language === 'en' ? '@again-desktop' : '@desktop' },
    async ({ page, browser }) => {
      const say = phrases[language]
      const own = words[language]
      const customer = newCustomer()
      await arriveSignedIn(page, customer, { language })
      const dialog = await openDialog(page, language, say, false)
      await dialog.getByRole('button', { name: own.bySms }).click()
      await expect(page.getByText(own.sent)).toBeVisible()
      let link = ''
      await expect(async () => {
        const answer = await page.request.get(`/api/dev/outbox?to=${customer.mobile}&limit=1`)
        const [newest] = ((await answer.json()) as { data: { text: string }[] }).data
        link = /http:\S+\/auth#s[\w-]{22}(\.hi)?/.exec(newest?.text ?? '')?.[0] ?? ''
        expect(link).not.toBe('')
      }).toPass()

      const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
      const other = await context.newPage()
      await openLive(other, link)
      await other.getByRole('button', { name: own.go }).click()
      await expect(other.getByRole('heading', { level: 1, name: say.verification.heading })).toBeVisible()
      const code = await readPasscode(other.request, customer.mobile)
      await typePasscode(other.getByRole('textbox', { name: say.verification.passcode }), code)
      await expect(other).toHaveURL(`${origin}/user/user-detail`)
      await context.close()
    },
  )
}
