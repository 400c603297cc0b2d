import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { declaredPages } from '../server/src/market/connectors/declared-pages.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { textField } from './journey/details.ts'
import { endSession, signInAgain, slowDown } from './journey/faults.ts'
import { answerFact, applyByCalls, companyOf } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { applyDetailsByCalls, arriveSignedIn, storeSession } from './journey/prepared/prepared-customer.ts'
import { readPasscode } from './journey/sign-in.ts'

const say = phrases.en
const origin = originOf('default')
const oneWidth = { tag: '@again-desktop' }

interface AtLender {
  customer: Customer
  /** The passcode of the sign-in, so that the next one is known from it. */
  code: string
}

/** At a lender's own page that waits for its first step. */
const arriveAtLender = async (page: Page, slug: string): Promise<AtLender> => {
  const customer = newCustomer(200_444)
  const signedIn = await arriveSignedIn(page, customer)
  const code = await readPasscode(page.request, customer.mobile)
  const session = await applyDetailsByCalls(page.request, signedIn, customer)
  await storeSession(page, session)
  await applyByCalls(page.request, { ...session, appId: session.appId ?? '' }, [companyOf({ slug })], {
    origin,
    tenure: 18,
  })
  return { customer, code }
}

test('a lender’s questions outlast every fault and are sent once', oneWidth, async ({ page, context }) => {
  const slug = 'konkan-credit'
  const { customer, code } = await arriveAtLender(page, slug)
  const place = `${origin}/user/${slug}`
  await page.goto(place)
  const person = textField(page, 'Their full name')
  await expect(person).toBeVisible({ timeout: 60_000 })
  await person.fill('Sunita Rao')
  await textField(page, 'Their mobile number').fill('98765 43210')
  await page.getByRole('radio', { name: 'Friend' }).check()
  await page.getByRole('checkbox', { name: 'They know that I give their number to this lender.' }).check()
  const send = page.getByRole('button', { name: `Send to ${companyOf({ slug })}` })
  const isTyped = async (): Promise<void> => {
    await expect(person).toHaveValue('Sunita Rao')
    await expect(page.getByRole('radio', { name: 'Friend' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^They know/ })).toBeChecked()
  }
  await page.reload()
  await isTyped()
  await page.goto('/user/application-status')
  await expect(page.getByRole('heading', { level: 1, name: say.application.heading })).toBeVisible()
  await page.goBack()
  await isTyped()
  await context.setOffline(true)
  await send.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'No answer came. Press again: nothing is sent twice.' }),
  ).toBeVisible()
  await context.setOffline(false)
  await isTyped()
  await endSession(page)
  await send.click()
  await signInAgain(page, say, customer, code)
  await expect(page).toHaveURL(place)
  await isTyped()
  const other = await context.newPage()
  await other.goto(place)
  await expect(textField(other, 'Their full name')).toHaveValue('')
  const calls = await slowDown(page, '**/facts')
  await send.dblclick()
  await expect(
    page.getByRole('heading', { level: 2, name: `${companyOf({ slug })} has all it asked for` }),
  ).toBeVisible({
    timeout: 60_000,
  })
  expect(calls()).toBe(1)
  // The other tab stands at a step that is done.
  await textField(other, 'Their full name').fill('Ravi Rao')
  await textField(other, 'Their mobile number').fill('98765 43211')
  await other.getByRole('radio', { name: 'Family' }).check()
  await other.getByRole('checkbox', { name: /^They know/ }).check()
  await other.getByRole('button', { name: `Send to ${companyOf({ slug })}` }).click()
  await expect(
    other.getByRole('heading', { level: 2, name: `${companyOf({ slug })} has all it asked for` }),
  ).toBeVisible()
})

test(
  'the way back from a lender’s site counts after a session that ended there',
  oneWidth,
  async ({ page }) => {
    const slug = 'samudra-bank'
    const { customer, code } = await arriveAtLender(page, slug)
    await page.goto(`${origin}/user/${slug}`)
    const leave = page.getByRole('button', { name: `Go on at ${companyOf({ slug })}` })
    await expect(leave).toBeVisible({ timeout: 60_000 })
    const calls = await slowDown(page, '**/leave')
    await leave.dblclick()
    const finish = page.getByRole('button', { name: /^Finish/ })
    await expect(finish).toBeVisible()
    expect(calls()).toBe(1)
    const back = page.url()
    await page.goto(`${origin}/robots.txt`)
    await endSession(page)
    await page.goto(back)
    await finish.click()
    await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(`${origin}/user/${slug}`)
    await expect(leave).toHaveCount(0)
    await expect(page.getByText('This way back is not valid any more.')).toHaveCount(0)
  },
)

test(
  'a lender’s passcode is sent once a press, and what is typed without a line stays',
  oneWidth,
  async ({ page, context }) => {
    const slug = 'titli-money'
    const lender = companyOf({ slug })
    const { customer, code } = await arriveAtLender(page, slug)
    const declared = declaredPages.find((one) => one.slug === slug)
    await page.goto(`${origin}/user/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: lender })).toBeVisible()
    for (const fact of declared?.steps[0].pattern === 'fields' ? declared.steps[0].fields : [])
      await answerFact(page, fact, 'en')
    await page.getByRole('button', { name: `Send to ${lender}` }).click({ timeout: 60_000 })
    const ask = page.getByRole('button', { name: 'Have the passcode sent' })
    await expect(ask).toBeVisible()
    await context.setOffline(true)
    await ask.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    const calls = await slowDown(page, '**/passcode')
    await ask.dblclick()
    const field = page.getByRole('textbox', { name: `Six-digit passcode of ${lender}` })
    await expect(field).toBeVisible()
    expect(calls()).toBe(1)
    await context.setOffline(true)
    await field.fill(customer.mobile.slice(-6))
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field).toHaveValue(customer.mobile.slice(-6))
    await context.setOffline(false)
    await endSession(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(`${origin}/user/${slug}/passcode`)
    await field.fill(customer.mobile.slice(-6))
    await expect(page.getByRole('heading', { level: 2, name: `${lender} has all it asked for` })).toBeVisible(
      {
        timeout: 60_000,
      },
    )
  },
)
