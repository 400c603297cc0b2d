import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { productJourneys, type LoanProduct } from '../contract/src/reference/product-journeys.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { fillOffers, textField, type LoanAnswers } from './journey/details.ts'
import { endSession, loseAnswers, signInAgain, slowDown } from './journey/faults.ts'
import { partsOf, type LoanForm } from './journey/loan-details.ts'
import { loanPhrases } from './journey/phrases/loan-phrases.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { arriveSignedIn, bearer, type PreparedSession } from './journey/prepared/prepared-customer.ts'
import { readPasscode } from './journey/sign-in.ts'
import { shareOfToday } from './journey/walk-share.ts'

const say = phrases.en
const loan = loanPhrases.en
const { details } = say
const vehicle = { model: 'Hero Splendor Plus', price: 95_000, downPayment: 20_000 }
const car = { model: 'Tata Punch', price: 800_000, downPayment: 200_000 }

/** A field and what is typed into it: a text stays as it is typed, an amount (rupees) is shown in Indian groups. */
type Typed = readonly [label: string, typed: string | number]

/** What only this loan asks, by its `?part=`: a text of it, one that is typed while the line is cut, and one that is wrong. */
interface LoanCase {
  product: LoanProduct
  part: string
  parts: (form: LoanForm) => LoanAnswers
  saved: Typed
  cut: Typed
  wrong: Typed
  amount?: number
}

const cases: readonly LoanCase[] = [
  {
    product: 'Business Loans',
    part: 'business',
    parts: partsOf.business,
    saved: [loan.business.name, 'Gomti Textiles'],
    cut: [loan.business.name, 'Gomti Handlooms'],
    wrong: [loan.business.name, 'Go'],
    amount: 500_000,
  },
  {
    product: 'Gold Loans',
    part: 'gold',
    parts: (form) => partsOf.gold(form, '24.5'),
    saved: [loan.gold.weight, '18.5'],
    cut: [loan.gold.weight, '19.25'],
    wrong: [loan.gold.weight, '2000'],
  },
  {
    product: 'Affordable Housing Loan',
    part: 'property',
    parts: partsOf.housing,
    saved: [loan.home.pin, '226016'],
    cut: [loan.home.value, 2_500_000],
    wrong: [loan.home.pin, '22601'],
    amount: 1_500_000,
  },
  {
    product: 'Student Loans',
    part: 'course',
    parts: partsOf.student,
    saved: [loan.course.name, 'B.Tech'],
    cut: [loan.course.institute, 'Awadh Institute of Technology'],
    wrong: [loan.course.cost, 12],
    amount: 800_000,
  },
  {
    product: '2-wheeler',
    part: 'vehicle',
    parts: (form) => partsOf.vehicle(form, vehicle),
    saved: [loan.vehicle.model, 'Hero Splendor'],
    cut: [loan.vehicle.price, 95_000],
    wrong: [loan.vehicle.downPayment, 94_999],
  },
  {
    product: 'Car',
    part: 'vehicle',
    parts: (form) => partsOf.vehicle(form, car),
    saved: [loan.vehicle.model, 'Tata Punch'],
    cut: [loan.vehicle.price, 800_000],
    wrong: [loan.vehicle.downPayment, 799_999],
  },
]

const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: details.saved })).toBeVisible()

/** Types and leaves the field. */
const type = async (page: Page, [label, typed]: Typed): Promise<void> => {
  await textField(page, label).fill(String(typed))
  // By a key of the page: what was saved in the meantime may have taken the field away.
  await page.keyboard.press('Tab')
}

const expectTyped = (page: Page, [label, typed]: Typed) =>
  expect(textField(page, label)).toHaveValue(
    typeof typed === 'string' ? typed : typed.toLocaleString('en-IN'),
  )

/** The same field while its last letter or figure is not typed yet. */
const allButTheLast = ([label, typed]: Typed): Typed => [
  label,
  typeof typed === 'string' ? typed.slice(0, -1) : Math.floor(typed / 10),
]

const readOpen = async (page: Page, session: PreparedSession): Promise<unknown> => {
  const answer = await page.request.get(`/api/user/${session.prospectAppId}`, { headers: bearer(session) })
  return ((await answer.json()) as { data: { inflight_applications: unknown } }).data.inflight_applications
}

test(
  'what is kept in memory alone outlasts a session that ends, and is nobody else’s',
  { tag: '@again-desktop' },
  async ({ page }) => {
    const about = `${originOf('default')}/user/user-detail?part=about`
    const customer = newCustomer()
    await arriveSignedIn(page, customer)
    const code = await readPasscode(page.request, customer.mobile)
    await page.goto(about)
    await textField(page, details.panName).fill('Asha 2')
    await textField(page, details.pan).fill('ABCPV12')
    await endSession(page)
    await page.getByRole('radio', { name: details.female, exact: true }).check()
    await signInAgain(page, say, customer, code)
    await expect(page).toHaveURL(about)
    await expect(textField(page, details.panName)).toHaveValue('Asha 2')
    await expect(textField(page, details.pan)).toHaveValue('ABCPV12')
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('ABCPV')

    await endSession(page)
    await textField(page, details.panName).fill('Asha Rao')
    await page.keyboard.press('Tab')
    await signInAgain(page, say, newCustomer(), '')
    await expect(page).toHaveURL(/\/user\/user-detail/)
    await page.goto(about)
    for (const name of [details.panName, details.pan]) await expect(textField(page, name)).toHaveValue('')
  },
)

for (const { product, part, parts, saved, cut, wrong, amount } of shareOfToday(cases)) {
  const path = productJourneys[product].detail
  const ownPart = `${originOf('default')}${path}?part=${part}`

  test(
    `${product}: what only it asks outlasts every fault`,
    { tag: '@again-phone' },
    async ({ page, context }) => {
      const customer = newCustomer()
      await arriveSignedIn(page, customer, { product })
      const code = await readPasscode(page.request, customer.mobile)

      await test.step('a reload, and the way back and forth', async () => {
        await page.goto(ownPart)
        await type(page, saved)
        await expectSaved(page)
        await page.reload()
        await expectTyped(page, saved)
        await page.goto(`${path}?part=home`)
        await textField(page, details.address1).fill('Asha')
        await page.goBack()
        await expectTyped(page, saved)
        await page.goForward()
        await expect(textField(page, details.address1)).toHaveValue('Asha')
      })

      await test.step('a lost line', async () => {
        await page.goto(ownPart)
        await expect(textField(page, cut[0])).toBeVisible()
        await context.setOffline(true)
        await type(page, cut)
        await expect(page.getByText(details.waiting)).toBeVisible()
        await context.setOffline(false)
        await expectSaved(page)
        await page.reload()
        await expectTyped(page, cut)
      })

      await test.step('another tab with another group', async () => {
        const other = await context.newPage()
        await other.goto(`${path}?part=contact`)
        await type(other, [details.email, customer.email])
        await expectSaved(other)
        await type(page, saved)
        await other.reload()
        await expect(textField(other, details.email)).toHaveValue(customer.email)
        await other.close()
        await page.reload()
        await expectTyped(page, saved)
      })

      await test.step('a session that ends in the middle', async () => {
        await type(page, wrong)
        await endSession(page)
        const right = cut[0] === wrong[0] ? saved : cut
        if (right[0] !== wrong[0]) await type(page, allButTheLast(right))
        // What is wrong is not saved: the next page that asks for something finds the session ended.
        else await page.goto(ownPart)
        await signInAgain(page, say, customer, code)
        await expect(page).toHaveURL(ownPart)
        await expectTyped(page, wrong)
        if (right[0] !== wrong[0]) await expectTyped(page, allButTheLast(right))
      })
    },
  )

  // Opening offers is one way for every loan, on a page of the business group and on the others'.
  if (product !== 'Business Loans' && product !== 'Gold Loans') continue
  test(
    `${product}: pressed without a line, twice, and with a lost answer, it is one application`,
    { tag: '@again-desktop' },
    async ({ page, context }) => {
      const customer = newCustomer(amount)
      const session = await arriveSignedIn(page, customer, { product })
      await page.goto(path)
      const seeOffers = page.getByRole('button', { name: details.seeOffers })
      const failed = page.getByRole('alert').filter({ hasText: 'We could not open your offers' })
      await fillOffers(page, say, parts({ page, say, loan, customer }), undefined, async () => {
        await context.setOffline(true)
        await seeOffers.click()
        await expect(failed).toBeVisible()
        await context.setOffline(false)
        await loseAnswers(page, '**/api/applications')
        await seeOffers.click()
        await expect(failed).toBeVisible()
        await page.unroute('**/api/applications')
        const calls = await slowDown(page, '**/api/applications')
        await seeOffers.dblclick()
        await expectOffers(page, say)
        expect(calls()).toBe(1)
      })
      expect(await readOpen(page, session)).toHaveLength(1)
    },
  )
}
