import type { Locator, Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { textField } from './journey/details.ts'
import { openHelp, openMenu } from './journey/layout.ts'
import { doNothing } from './journey/do-nothing.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { arriveSignedIn, arriveWithDetails, bearer } from './journey/prepared/prepared-customer.ts'
import { startWith } from './journey/sign-in.ts'
import { openLive } from './journey/stillness.ts'

const say = phrases.en
const origin = originOf('default')
/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: '@desktop' }

const expectStart = async (page: Page, address = `${origin}/`): Promise<void> => {
  await expect(page).toHaveURL(address)
  await expect(textField(page, say.start.mobile)).toBeVisible()
}

for (const path of ['/no/such/page', '/user/no-such-page/at-all']) {
  test(`${path} is the not-found screen, in the brand`, oneWidth, async ({ page }) => {
    const brandOrigin = originOf('nimbupay')
    const answer = await page.goto(`${brandOrigin}${path}`)
    if (!path.startsWith('/user/')) {
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: say.layout.notFound })).toBeVisible()
      await expect(page).toHaveTitle(/^Page not found \| /)
    }
    await expect(page.getByRole('banner').getByRole('img', { name: 'Nimbupay' })).toBeVisible()
  })
}

test('an unknown address is not found for whoever is signed in, too', oneWidth, async ({ page }) => {
  await arriveWithDetails(page, newCustomer())
  for (const path of ['/404', '/no-such-segment']) {
    await openLive(page, origin + path)
    await expect(page.getByRole('heading', { level: 1, name: say.layout.notFound })).toBeVisible()
    await expect(page).toHaveURL(origin + path)
  }
  await page.goto('/diwali-offer')
  await expect(page).toHaveURL(`${origin}/user/offers`)
})

test('a known segment is the start page, and the start tells it', async ({ page }) => {
  await openLive(page, `${origin}/diwali-offer`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.start.heading)
  const started = page.waitForRequest('**/api/auth/start')
  await startWith(page, say, newCustomer().mobile)
  expect((await started).postDataJSON()).toMatchObject({ url_segment: 'diwali-offer' })
})

for (const path of ['/user/offers', '/verification']) {
  test(`without a session ${path} leads to the start page`, oneWidth, async ({ page }) => {
    await page.goto(path)
    await expectStart(page)
  })
}

test('a started sign-in is led to its passcode, a signed-in customer past it', oneWidth, async ({ page }) => {
  await openLive(page, `${origin}/`)
  await startWith(page, say, newCustomer().mobile)
  await page.goto('/user/offers')
  await expect(page).toHaveURL(`${origin}/verification`)

  await arriveWithDetails(page, newCustomer())
  for (const path of ['/', '/verification', '/user', '/user/user-detail']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${origin}/user/offers`)
  }
  await page.goto('/user/business-offers')
  await expect(page).not.toHaveURL(`${origin}/user/business-offers`)
})

test('details that are missing come before the offers', oneWidth, async ({ page }) => {
  await arriveSignedIn(page, newCustomer())
  for (const path of ['/user/offers', '/user/welcome-back', '/']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${origin}/user/user-detail`)
    await expect(page.getByRole('heading', { level: 1, name: say.details.quick })).toBeVisible()
  }
})

test('the language is at the top of the offers, at the bottom of other pages, and on no public one', async ({
  page,
}) => {
  const language = { name: say.layout.language }
  await page.goto('/terms-of-use')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('combobox', language)).toHaveCount(0)

  await arriveWithDetails(page, newCustomer())
  await page.goto('/user/application-status')
  await expect(page.getByRole('contentinfo').getByRole('combobox', language)).toBeVisible()
  await expect(page.getByRole('main').getByRole('combobox', language)).toHaveCount(0)

  await page.goto('/user/offers')
  await expect(page.getByRole('main').getByRole('combobox', language)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('combobox', language)).toHaveCount(0)

  await page.getByRole('combobox', language).selectOption('हिन्दी')
  await expectOffers(page, phrases.hi)
  await page.goto('/user/application-status')
  await expect(page.getByRole('heading', { level: 1, name: phrases.hi.application.heading })).toBeVisible()
})

test('help asks for what section 5 says, and always thanks', async ({ page, isMobile }) => {
  await openLive(page, `${origin}/`)
  const dialog = await openHelp(page, say, isMobile)
  const name = dialog.getByRole('textbox', { name: 'Contact name', exact: true })
  const email = dialog.getByRole('textbox', { name: 'Email', exact: true })
  const phone = dialog.getByRole('textbox', { name: 'Phone number', exact: true })
  const company = dialog.getByRole('textbox', { name: 'Company (optional)', exact: true })
  const description = dialog.getByRole('textbox', { name: 'Description', exact: true })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })

  await expect(send).toBeDisabled()
  await name.fill('Asha Verma')
  await email.fill('asha@')
  await email.blur()
  await expect(dialog.getByText('Email error', { exact: true })).toBeVisible()
  await phone.pressSequentially('98-76a')
  await expect(phone).toHaveValue('9876')
  await phone.blur()
  await expect(dialog.getByText('Phone Number error', { exact: true })).toBeVisible()
  await company.fill('Gomti Textiles')
  await description.fill('Please call me back')
  await expect(send).toBeDisabled()

  await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
  for (const field of [name, email, phone, company, description]) await expect(field).toHaveValue('')
  await expect(dialog.getByText('Email error', { exact: true })).toBeHidden()

  await name.fill('Asha Verma')
  await email.fill('asha@example.com')
  await phone.fill('9876543210')
  await description.fill('Please call me back')
  await page.route('**/api/help-request', (route) => route.abort())
  await send.click()
  await expect(page.getByText('Your request have been sent successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('logout ends the session here and on the server', async ({ page, isMobile }) => {
  const session = await arriveWithDetails(page, newCustomer())
  await page.goto('/user/offers')
  await expectOffers(page, say)
  if (isMobile) await openMenu(page, say)
  await page.getByRole('button', { name: say.layout.logout }).click()
  await expectStart(page)
  const answer = await page.request.get(`/api/user/${session.prospectAppId}`, { headers: bearer(session) })
  expect(answer.status()).toBe(401)
  await page.goto('/user/offers')
  await expectStart(page)
})

/** The seconds that the warning counts, out of its words to the letter. */
const secondsLeft = async (dialog: Locator): Promise<number> => {
  const words =
    /^Our system has detected more than 15 minutes of inactivity\. For security reasons, you will be logged out in (\d+) seconds\.$/
  const text = await dialog.getByText(words).first().textContent()
  return Number(words.exec(text ?? '')?.[1])
}

test(
  'who does nothing is warned, may stay, and else is logged out',
  { tag: '@again-desktop' },
  async ({ page }) => {
    const session = await arriveWithDetails(page, newCustomer())
    const read = () => page.request.get(`/api/user/${session.prospectAppId}`, { headers: bearer(session) })
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
    await page.clock.install()
    const heading = page.getByRole('heading', { level: 1, name: say.application.heading })
    await page.goto('/user/application-status')
    await expect(heading).toBeVisible()

    await doNothing(page, dialog, 15)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    const before = await secondsLeft(dialog)
    expect(before).toBeLessThanOrEqual(60)
    await page.clock.runFor('00:05')
    expect(await secondsLeft(dialog)).toBe(before - 5)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await page.clock.resume()
    await dialog.getByRole('button', { name: 'Stay Logged In!', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(heading).toBeVisible()
    expect((await read()).status()).toBe(200)

    await doNothing(page, dialog, 15)
    // No further than the end: the time that a call may take runs on this clock too.
    await page.clock.runFor((await secondsLeft(dialog)) * 1_000 + 500)
    await expectStart(page)
    expect((await read()).status()).toBe(401)
  },
)

test("the phone's menu has what belongs to the page", { tag: '@phone' }, async ({ page }) => {
  await arriveWithDetails(page, newCustomer())
  await page.goto('/user/offers')
  await expectOffers(page, say)
  const menu = await openMenu(page, say)
  await expect(menu.getByRole('heading', { level: 2 })).toHaveText('Asha Verma')
  for (const entry of ['Return to Profile', 'Return to Products', 'Help', 'Logout']) {
    await expect(menu.getByRole('button', { name: entry, exact: true })).toBeVisible()
  }
  await menu.getByRole('button', { name: 'Return to Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.details.heading })).toBeVisible()
  await openMenu(page, say)
  await expect(menu.getByRole('button', { name: 'Return to Profile' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Return to Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.products.heading })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('productType'))).toBeNull()
})

test('at a form the way back to products stands in the header', oneWidth, async ({ page }) => {
  await arriveWithDetails(page, newCustomer())
  await page.goto('/user/offers')
  await expectOffers(page, say)
  await page.getByRole('banner').getByRole('button', { name: 'Return to Products', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.products.heading })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('productType'))).toBeNull()
  await page.reload()
  await expect(page).toHaveURL(`${origin}/products`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Return to Products' })).toHaveCount(0)
})

for (const slug of ['rinsakhi', 'ghungroo-gold']) {
  test(
    `a sub-domain of loans alone has no way back to products: ${slug}`,
    { tag: '@phone' },
    async ({ page }) => {
      const preparation = { origin: originOf(slug) }
      await arriveWithDetails(page, newCustomer(), preparation)
      await page.goto(`${preparation.origin}/user/offers`)
      await expectOffers(page, say)
      const menu = await openMenu(page, say)
      await expect(menu.getByRole('button', { name: 'Return to Profile' })).toBeVisible()
      await expect(menu.getByRole('button', { name: 'Return to Products' })).toHaveCount(0)
    },
  )
}

test(
  'a page whose code cannot be had shows the page-not-working screen, and comes after a reload',
  oneWidth,
  async ({ page, complaints }) => {
    await arriveSignedIn(page, newCustomer())
    await page.evaluate(() => localStorage.removeItem('productType'))
    await openLive(page, '/products')
    await page.route('**/assets/user-det-*.js', (route) => route.abort())
    await page.getByRole('button', { name: say.products.personal }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'OOPS...SOMETHING WENT WRONG HERE', exact: true }),
    ).toBeVisible()
    await expect(
      page.getByText("The link you followed had some problem and it's broken", { exact: true }),
    ).toBeVisible()
    expect(complaints.splice(0).length).toBeGreaterThan(0)
    await page.unroute('**/assets/user-det-*.js')
    await page.getByRole('button', { name: 'Reload the page', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.details.quick })).toBeVisible()
  },
)

test('page views are told at each route, never what was typed', oneWidth, async ({ page }) => {
  const views: unknown[] = []
  await page.exposeFunction('reportView', (view: string) => {
    views.push(JSON.parse(view))
  })
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    const { reportView } = globalThis as unknown as { reportView: (view: string) => void }
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then(reportView)
      return send(address, body)
    }
  })
  const accepted = page.waitForResponse((response) => response.url().endsWith('/api/track-event'))
  await openLive(page, `${origin}/`)
  expect((await accepted).status()).toBe(202)
  await startWith(page, say, newCustomer().mobile)
  await expect(() => expect(views).toHaveLength(2)).toPass()
  expect(views).toEqual([
    { category: 'page_view', goal: 'start', path: '/' },
    { category: 'page_view', goal: 'verification', path: '/verification' },
  ])
})
