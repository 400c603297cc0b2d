import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import type { ProductType } from '../contract/src/reference/products.ts'
import { originOf } from './journey/addresses.ts'
import { cardPhrases } from './journey/phrases/card-phrases.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { textField } from './journey/details.ts'
import { endSession, loseAnswers, signInAgain, slowDown } from './journey/faults.ts'
import { openHelp } from './journey/layout.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases } from './journey/phrases/phrases.ts'
import {
  applyDetailsByCalls,
  arriveSignedIn,
  bearer,
  storeSession,
  saveDetailsByCalls,
  type PreparedSession,
} from './journey/prepared/prepared-customer.ts'
import { readPasscode } from './journey/sign-in.ts'
import { openLive, reloadLive } from './journey/stillness.ts'

const say = phrases.en
const origin = originOf('default')
const oneWidth = { tag: '@again-desktop' }
const noLine = 'This is not available right now. Please try again in a minute'

interface Arrived {
  customer: Customer
  session: PreparedSession
  /** The passcode of the sign-in, so that the next one is known from it. */
  code: string
}

const arrive = async (page: Page, product: ProductType = 'Personal Loans'): Promise<Arrived> => {
  const customer = newCustomer()
  const session = await arriveSignedIn(page, customer, { product })
  return { customer, session, code: await readPasscode(page.request, customer.mobile) }
}

const readList = async (page: Page, path: string): Promise<readonly unknown[]> => {
  const atkn = await page.evaluate(() => localStorage.getItem('atkn') ?? '')
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${atkn}` } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: unknown[] }).data
}

test(
  'a complaint outlasts every fault, is received once, and is nobody else’s',
  oneWidth,
  async ({ page, context }) => {
    const { customer, code } = await arrive(page)
    const place = `${origin}/user/complaints`
    const category = page.getByRole('combobox', { name: 'What is it about?' })
    const text = textField(page, 'What happened?')
    const send = page.getByRole('button', { name: 'Send the complaint' })
    await page.goto(place)
    await category.selectOption({ label: 'Charges or interest' })
    await text.fill('₹500 too much')
    await page.reload()
    await expect(text).toHaveValue('₹500 too much')

    await context.setOffline(true)
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: noLine })).toBeVisible()
    await context.setOffline(false)
    await expect(text).toHaveValue('₹500 too much')

    await endSession(page)
    await send.click()
    const next = await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(place)
    await expect(text).toHaveValue('₹500 too much')
    await expect(category).toHaveValue('charges')

    await loseAnswers(page, '**/api/complaints/add')
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: noLine })).toBeVisible()
    await page.unroute('**/api/complaints/add')
    const calls = await slowDown(page, '**/api/complaints/add')
    await send.dblclick()
    await expect(text).toHaveValue('')
    expect(calls()).toBe(1)
    expect(await readList(page, '/api/complaints')).toHaveLength(1)

    await text.fill('And one thing more')
    await endSession(page)
    await send.click()
    await signInAgain(page, say, newCustomer(), next)
    await expect(page).not.toHaveURL(/\/verification$/)
    await page.goto(place)
    await expect(text).toHaveValue('')
  },
)

test(
  'what is still wrong with an answer outlasts a reload and a session that ends',
  oneWidth,
  async ({ page }) => {
    const { customer, session, code } = await arrive(page)
    const made = await page.request.post('/api/complaints/add', {
      data: { category: 'data', text: 'My name is wrong' },
      headers: bearer(session),
    })
    const { number } = ((await made.json()) as { data: { number: string } }).data
    const staff = await page.request.post('/api/admin/login', {
      data: { username: 'caller', password: 'Caller-demo-3' },
    })
    const { token } = (await staff.json()) as { token: string }
    await page.request.post('/api/complaints/answer', {
      data: { number, text: 'It is right now' },
      headers: { authorization: `Bearer ${token}` },
    })
    const wrong = textField(page, 'What is still wrong?')
    const openAgain = page.getByRole('button', { name: 'Open it again', exact: true })
    await page.goto('/user/complaints')
    await page.getByRole('button', { name: 'No, open it again' }).click()
    await wrong.fill('It still says Vermaa')
    await page.reload()
    await expect(wrong).toHaveValue('It still says Vermaa')
    await endSession(page)
    await openAgain.click()
    await signInAgain(page, say, customer, code)
    await expect(wrong).toHaveValue('It still says Vermaa')
    await loseAnswers(page, '**/api/complaints/close')
    await openAgain.click()
    await expect(page.getByText(noLine)).toBeVisible()
    await page.unroute('**/api/complaints/close')
    await openAgain.click()
    await expect(page.getByText('You opened it again')).toBeVisible()
    await expect(page.getByText('It still says Vermaa')).toHaveCount(1)
  },
)

test(
  'a partner’s request keeps what is typed without a line, and is one though its answer is lost',
  oneWidth,
  async ({ page, context }) => {
    const { mobile, email } = newCustomer()
    await openLive(page, `${origin}/merchant`)
    const typed = [
      ['Name of your business', 'Ganga Traders'],
      ['Your name', 'Ravi Rao'],
      ['Business e-mail', email],
      ['Mobile number', mobile],
    ] as const
    for (const [label, text] of typed) await textField(page, label).fill(text)
    const send = page.getByRole('button', { name: 'Send request' })
    await context.setOffline(true)
    await send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await reloadLive(page)
    for (const [label, text] of typed) await expect(textField(page, label)).toHaveValue(text)
    await loseAnswers(page, '**/api/partners/request')
    await send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/partners/request')
    const calls = await slowDown(page, '**/api/partners/request')
    await send.dblclick()
    await expect(page).toHaveURL(/\/merchant\/success$/)
    expect(calls()).toBe(1)
  },
)

test(
  'the help form keeps what is typed when it closes and after a reload; Reset clears it',
  oneWidth,
  async ({ page }) => {
    await openLive(page, `${origin}/`)
    const name = textField(page, 'Contact name')
    await openHelp(page, say, false)
    await name.fill('Asha Verma')
    await page.keyboard.press('Escape')
    await reloadLive(page)
    const dialog = await openHelp(page, say, false)
    await expect(name).toHaveValue('Asha Verma')
    await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(name).toHaveValue('')
    await page.keyboard.press('Escape')
    await openHelp(page, say, false)
    await expect(name).toHaveValue('')
  },
)

test(
  'a voucher: a session that ends, a slow answer and two presses claim it once',
  oneWidth,
  async ({ page }) => {
    const { customer, code } = await arrive(page, 'Discount Vouchers')
    const place = `${origin}/user/vouchers`
    const claim = page.getByRole('button', { name: /^Get my code\s*: Charkha Cotton/ })
    await page.goto(place)
    await expect(claim).toBeVisible()
    await endSession(page)
    await claim.click()
    await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(place)
    const calls = await slowDown(page, '**/api/vouchers/claim')
    await claim.dblclick()
    await expect(page.getByRole('region', { name: /Charkha Cotton/ })).toContainText(
      /CHAR-[A-Z0-9]{4}-[A-Z0-9]{4}/,
    )
    expect(calls()).toBe(1)
    // Another tab that has not heard of it yet.
    await page.goBack()
    await page.goto(place)
    await expect(claim).toHaveCount(0)
  },
)

test(
  'insurance: a session that ends, a slow answer and two presses refer once',
  oneWidth,
  async ({ page }) => {
    const { customer, code } = await arrive(page, 'Other Insurance')
    const place = `${origin}/user/insurance`
    const choose = page.getByRole('button', { name: /^Choose\s*: Kaveri Health Insurance, Parivar Floater/ })
    const agree = page.getByRole('checkbox', { name: /^I agree, for / })
    const send = page.getByRole('button', { name: 'Agree and go on' })
    await page.goto(place)
    await choose.click()
    await agree.check()
    await endSession(page)
    await send.click()
    await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(place)
    await choose.click()
    await agree.check()
    const calls = await slowDown(page, '**/api/insurance/refer')
    await send.dblclick()
    await expect(page).toHaveURL(`${place}/transaction`)
    expect(calls()).toBe(1)
    expect(await readList(page, '/api/insurance/referrals')).toHaveLength(1)

    // From a document without a page: an open page may hear of it before it is read anew, and is on its way to /login then.
    await page.goto(`${origin}/robots.txt`)
    await endSession(page)
    await page.goto(`${place}/transaction`)
    const last = await readPasscode(page.request, customer.mobile)
    await signInAgain(page, say, customer, last)
    await expect(page).toHaveURL(`${place}/transaction`)
  },
)

test(
  'cards: the choice to compare, the contact typed without a prospect, and one click a press',
  oneWidth,
  async ({ page, context }) => {
    const cards = cardPhrases.en
    const { mobile } = newCustomer()
    await context.route(/^https:\/\/[a-z-]+\.example\.com\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Issuer</title>' }),
    )
    const box = (name: string) => page.getByRole('checkbox', { name: cards.compareOf(name) })
    await openLive(page, `${origin}/cards-secured`)
    await box('Pehla Kadam').check()
    await box('Gullak Start').check()
    await page.reload()
    await expect(box('Pehla Kadam')).toBeChecked()
    await expect(page.getByRole('button', { name: cards.compareCount(2) })).toBeVisible()
    await page.getByRole('link', { name: cards.applyFor('Pehla Kadam', 'Sahyadri Bank Limited') }).click()
    await page.goBack()
    await expect(box('Gullak Start')).toBeChecked()
    await page.goForward()

    await expect(page.getByRole('heading', { level: 2, name: cards.logIn })).toBeVisible()
    const contact = textField(page, say.start.mobile)
    await contact.fill(mobile)
    await page.getByRole('checkbox', { name: say.start.terms }).check()
    await context.setOffline(true)
    await page.getByRole('button', { name: say.start.send }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(contact).toHaveValue(new RegExp(mobile.slice(5)))
    await context.setOffline(false)
    const starts = await slowDown(page, '**/api/auth/start')
    await page.getByRole('button', { name: say.start.send }).dblclick()
    await page
      .getByRole('textbox', { name: say.verification.passcode })
      .fill(await readPasscode(page.request, mobile))
    expect(starts()).toBe(1)
    const go = page.getByRole('button', { name: cards.go('Sahyadri Bank Limited') })
    await expect(go).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === 'CCDetails')?.value).toBe('secured')

    await loseAnswers(page, '**/api/credit-card/click')
    await go.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/credit-card/click')
    const clicks = await slowDown(page, '**/api/credit-card/click')
    const session = await page.evaluate(() => localStorage.getItem('atkn') ?? '')
    await go.dblclick()
    await page.waitForURL('https://pehla-kadam.example.com/**')
    expect(clicks()).toBe(1)
    const answer = await page.request.get(`${origin}/api/credit-card/clicks`, {
      headers: { authorization: `Bearer ${session}` },
    })
    // The press whose answer was lost is the same press.
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1)
  },
)

test(
  'my data: correcting and deleting outlast a lost line and a session that ends',
  oneWidth,
  async ({ page, context }) => {
    const { customer, session, code } = await arrive(page)
    await storeSession(page, await applyDetailsByCalls(page.request, session, customer))
    const place = `${origin}/user/my-data`
    const correct = page.getByRole('button', { name: 'Correct it' })
    await page.goto(place)
    await expect(correct).toBeVisible()
    await context.setOffline(true)
    await correct.click()
    await expect(page.getByText(noLine)).toBeVisible()
    await context.setOffline(false)
    await endSession(page)
    await correct.click()
    const next = await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(place)
    await correct.click()
    await expect(page).toHaveURL(/\/user\/user-detail/)
    await page.goto('/user/user-detail?part=work')
    await expect(textField(page, say.details.company)).not.toHaveValue('')
    await endSession(page)
    await textField(page, say.details.company).fill('Gomti Handlooms')
    await page.keyboard.press('Tab')
    await signInAgain(page, say, customer, next)
    await expect(page).toHaveURL(`${origin}/user/user-detail?part=work`)
    await expect(textField(page, say.details.company)).toHaveValue('Gomti Handlooms')
  },
)

test(
  'the amount of a new application outlasts a reload, a lost line and a session that ends',
  oneWidth,
  async ({ page, context }) => {
    const { customer, session, code } = await arrive(page)
    await saveDetailsByCalls(page.request, session, customer)
    const place = `${origin}/user/welcome-back`
    const amount = textField(page, 'How much do you need?')
    const go = page.getByRole('button', { name: 'Show my offers' })
    await page.goto(place)
    await amount.fill('345000')
    await page.reload()
    await expect(amount).toHaveValue('3,45,000')
    await context.setOffline(true)
    await go.click()
    await expect(page.getByRole('alert').filter({ hasText: noLine })).toBeVisible()
    await context.setOffline(false)
    await endSession(page)
    await go.click()
    await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(place)
    await expect(amount).toHaveValue('3,45,000')
    const calls = await slowDown(page, '**/api/applications')
    await go.dblclick()
    await expect(page).toHaveURL(/\/user\/offers/)
    expect(calls()).toBe(1)
  },
)
