import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { choiceField, fillAbout, optionalField, textField } from './journey/details.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { arriveSignedIn, bearer, type PreparedSession } from './journey/prepared/prepared-customer.ts'
import { readPasscode, startWith } from './journey/sign-in.ts'
import { untilLive } from './journey/stillness.ts'

const say = phrases.en
const { details } = say
/** What is kept is the same at each width. */
const oneWidth = { tag: '@phone' }
const DETAILS = '/user/user-detail'
const HOME = `${DETAILS}?part=home`

const sectionHeading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: details.sections[number] ?? '', exact: true })

const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: details.saved })).toBeVisible()

const readProfile = async (page: Page, session: PreparedSession): Promise<Record<string, unknown>> => {
  const answer = await page.request.get(`/api/user/${session.prospectAppId}`, { headers: bearer(session) })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

test('what is typed before the page is live stays and is sent', oneWidth, async ({ page }) => {
  const { mobile } = newCustomer()
  let letScriptsGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letScriptsGo = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const field = textField(page, say.start.mobile)
  await field.fill(mobile)
  await page.getByRole('checkbox', { name: say.start.terms }).check()
  // Sends nothing anywhere and loses nothing as long as no script runs.
  await page.getByRole('button', { name: say.start.send }).click()
  await expect(field).toHaveValue(mobile)
  const live = untilLive(page)
  letScriptsGo()
  await live
  await expect(field).toHaveValue(new RegExp(`^${mobile.slice(0, 5)} ?${mobile.slice(5)}$`))
  await expect(page.getByRole('checkbox', { name: say.start.terms })).toBeChecked()
  await page.getByRole('button', { name: say.start.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.verification.heading })).toBeVisible()
  expect(await readPasscode(page.request, mobile)).toMatch(/^[0-9]{6}$/)
})

test(
  'a piece of the page that a bad line lost is there as soon as the line is',
  oneWidth,
  async ({ page }) => {
    await arriveSignedIn(page, newCustomer())
    let isLost = true
    await page.route('**/assets/user-det-*.js', (route) => (isLost ? route.abort() : route.continue()))
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('user-det-'))
    await page.goto(HOME)
    await lost
    isLost = false
    await expect(textField(page, details.address1)).toBeVisible()
  },
)

test(
  'details survive a reload and the way back, what is right and what is not',
  oneWidth,
  async ({ page }) => {
    const session = await arriveSignedIn(page, newCustomer())
    await page.goto(HOME)
    await textField(page, details.address1).fill('Asha')
    await optionalField(page, say, details.locality).fill('Verma @ 2')
    await optionalField(page, say, details.locality).blur()
    await expect(
      page.getByText('Only Alpha-numeric, comma, full stop, space and hash are considered as valid'),
    ).toBeVisible()
    await expectSaved(page)

    await page.reload()
    await expect(textField(page, details.address1)).toHaveValue('Asha')
    await expect(optionalField(page, say, details.locality)).toHaveValue('Verma @ 2')

    await optionalField(page, say, details.locality).fill('Verma')
    await page.goto(`${DETAILS}?part=contact`)
    await textField(page, details.email).fill('asha.verma@example.com')
    await page.goBack()
    await expect(sectionHeading(page, 2)).toBeVisible()
    await expect(optionalField(page, say, details.locality)).toHaveValue('Verma')
    await page.goForward()
    await expect(textField(page, details.email)).toHaveValue('asha.verma@example.com')

    await page.goto(`${DETAILS}?part=about`)
    await fillAbout(page, say)
    await page.getByRole('button', { name: details.next }).click()
    await expect.poll(() => readProfile(page, session)).toMatchObject({ gender: 2, tin: '*****1234F' })
    await page.goto(`${DETAILS}?part=about`)
    for (const sealed of [details.panName, details.pan])
      await expect(textField(page, sealed)).toHaveValue(/\*\*/)
  },
)

test(
  'offline it says so, keeps what is typed, and saves it when the line is back',
  oneWidth,
  async ({ page, context }) => {
    const session = await arriveSignedIn(page, newCustomer())
    await page.goto(HOME)
    await expect(sectionHeading(page, 2)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(say.layout.offline)).toBeVisible()
    await textField(page, details.address1).fill('Asha')
    await optionalField(page, say, details.locality).fill('Verma')
    await optionalField(page, say, details.locality).blur()
    await expect(page.getByText(details.waiting)).toBeVisible()
    await context.setOffline(false)
    await expectSaved(page)
    await expect(page.getByText(say.layout.offline)).toBeHidden()
    expect(await readProfile(page, session)).toMatchObject({ address1: 'Asha', locality: 'Verma' })
  },
)

test(
  'a session that ends in the middle leads to /login, and what was typed is there after it',
  oneWidth,
  async ({ page }) => {
    const customer = newCustomer()
    const session = await arriveSignedIn(page, customer)
    const first = await readPasscode(page.request, customer.mobile)
    await page.goto(HOME)
    await textField(page, details.address1).fill('Asha')
    await textField(page, details.address1).blur()
    await expectSaved(page)

    const ended = await page.request.post('/api/auth/logout', { headers: bearer(session) })
    expect(ended.status()).toBe(200)
    await optionalField(page, say, details.locality).fill('Verma')
    await optionalField(page, say, details.locality).blur()
    await expect(page).toHaveURL(`${originOf('default')}/login`)

    await startWith(page, say, customer.mobile)
    const second = await readPasscode(page.request, customer.mobile, { not: first })
    await page.getByRole('textbox', { name: say.verification.passcode }).fill(second)
    await expect(page).toHaveURL(/\/user\/user-detail/)
    await page.goto(HOME)
    await expect(textField(page, details.address1)).toHaveValue('Asha')
    await expect(optionalField(page, say, details.locality)).toHaveValue('Verma')
  },
)

test('two tabs do not undo each other, and leaving one leaves both', oneWidth, async ({ page, context }) => {
  const session = await arriveSignedIn(page, newCustomer())
  const other = await context.newPage()
  await page.goto(`${DETAILS}?part=contact`)
  await other.goto(`${DETAILS}?part=home`)
  await textField(page, details.email).fill('asha@example.com')
  await textField(page, details.email).blur()
  await expectSaved(page)
  await textField(other, details.address1).fill('14, Station Road')
  await choiceField(other, details.residence).selectOption(details.residenceChoice)
  // "Saved" may still be of the address.
  await expect
    .poll(() => readProfile(page, session))
    .toMatchObject({ email: 'asha@example.com', address1: '14, Station Road', residence_type: 3 })

  const ended = await page.request.post('/api/auth/logout', { headers: bearer(session) })
  expect(ended.status()).toBe(200)
  await textField(page, details.email).fill('asha.verma@example.com')
  await textField(page, details.email).blur()
  await expect(page).toHaveURL(`${originOf('default')}/login`)
  await expect(other).toHaveURL(`${originOf('default')}/verification`)
})

test('a birth date and a PAN outlast a reload that comes at once', oneWidth, async ({ page }) => {
  const session = await arriveSignedIn(page, newCustomer())
  await page.goto(DETAILS)
  await textField(page, details.birthDate).fill('17/05/1990')
  await page.reload()
  await expect.poll(() => readProfile(page, session)).toMatchObject({ birth_date: '**/**/1990' })
  await page.goto(`${DETAILS}?part=about`)
  await textField(page, details.panName).fill('Md. Arif')
  await textField(page, details.pan).fill('ABCPK9876Z')
  await page.reload()
  await expect
    .poll(() => readProfile(page, session))
    .toMatchObject({ tin: '*****9876Z', pan_name: 'M** A***', first_name: 'Md', last_name: 'Arif' })
  await page.goto(DETAILS)
  await expect(textField(page, details.birthDate)).toHaveValue('**/**/1990')
})
