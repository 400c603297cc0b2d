import { expect } from './journey/expect.ts'
import { newCustomer } from './journey/customer.ts'
import { startFaultyLender, type FaultyLender } from './journey/faulty-lender.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers, offerOf, openApply, redirectLender } from './journey/offers.ts'
import { startOwnServer, type OwnServer } from './journey/own-server.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { arriveWithDetails, listLenderApplications } from './journey/prepared/prepared-customer.ts'

const say = phrases.en

/** A lender each, so that what one test does to its lender is nothing to another. */
const names = {
  rubbish: { slug: 'kadamba-bank', name: 'Kadamba Bank Limited' },
  silent: { slug: 'samudra-bank', name: 'Samudra Bank Limited' },
  losing: { slug: 'sahyadri-bank', name: 'Sahyadri Bank Limited' },
} as const
type Part = keyof typeof names

const lenders = new Map<Part, FaultyLender>()
let server: OwnServer

const lenderOf = (part: Part): FaultyLender => {
  const lender = lenders.get(part)
  if (lender === undefined) throw new Error(`no lender plays ${part}`)
  return lender
}

test.describe('a lender that fails', { tag: '@again-desktop' }, () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    const variables: Record<string, string> = {}
    for (const part of Object.keys(names) as Part[]) {
      const lender = await startFaultyLender()
      lenders.set(part, lender)
      const variable = `LENDER_${names[part].slug.toUpperCase().replaceAll('-', '_')}`
      variables[`${variable}_URL`] = lender.url
      variables[`${variable}_SECRET`] = 'a secret of the tests alone'
    }
    server = await startOwnServer(variables)
  })
  test.afterAll(async () => {
    await server.remove()
    for (const lender of lenders.values()) await lender.stop()
  })

  test('that answers rubbish is named as not answering; its published figures and the others stay', async ({
    page,
  }) => {
    const { name } = names.rubbish
    lenderOf('rubbish').behave('rubbish')
    await arriveWithDetails(page, newCustomer(), server)
    await page.goto(`${server.origin}/user/offers`)
    await expectOffers(page, say)
    await expect(page.getByText(say.offers.failed)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(name, { exact: true }).last()).toBeVisible()
    await expect(offerOf(page, name)).toBeVisible()
    await expect(offerOf(page, name)).not.toContainText(say.offers.firm)
    await expect(offerOf(page, names.losing.name)).toContainText(say.offers.firm)
    const dialog = await openApply(page, say, redirectLender.name)
    await expect(dialog.getByRole('button', { name: say.offers.send })).toBeEnabled()
    lenderOf('rubbish').behave('normal')
  })

  test('that is slow is waited for, says so, and then takes its place', async ({ page }) => {
    const { name } = names.silent
    lenderOf('silent').behave('silent')
    await arriveWithDetails(page, newCustomer(), server)
    await page.goto(`${server.origin}/user/offers`)
    await expectOffers(page, say)
    await expect(page.getByText(say.offers.answering(name))).toBeVisible()
    await expect(offerOf(page, name)).not.toContainText(say.offers.firm)
    const dialog = await openApply(page, say, redirectLender.name)
    await expect(dialog.getByText(/^Some lenders are still answering\./)).toBeVisible()
    await expect(dialog.getByRole('button', { name: say.offers.send })).toBeDisabled()
    await expect(() => expect(lenderOf('silent').eligibilityAsks()).toBeGreaterThan(0)).toPass()
    lenderOf('silent').behave('normal')
    await expect(dialog.getByRole('button', { name: say.offers.send })).toBeEnabled({ timeout: 60_000 })
    await page.keyboard.press('Escape')
    await expect(offerOf(page, name)).toContainText(say.offers.firm)
    await expect(page.getByText(say.offers.answering(name))).toBeHidden()
  })

  test('that loses its answer, and a lost line here: the application is sent once', async ({ page }) => {
    const { name, slug } = names.losing
    const lender = lenderOf('losing')
    const session = await arriveWithDetails(page, newCustomer(), server)
    await page.goto(`${server.origin}/user/offers`)
    await expectOffers(page, say)
    lender.behave('loses')

    // The server takes the application; the browser never hears of it.
    await page.route('**/apply', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const dialog = await openApply(page, say, name)
    await dialog.getByRole('checkbox', { name: say.offers.agree(name) }).check()
    const send = dialog.getByRole('button', { name: say.offers.send })
    await send.click({ timeout: 60_000 })
    await expect(
      dialog.getByText('No answer came. Press again: your application is not sent twice.'),
    ).toBeVisible()
    await page.unroute('**/apply')
    await send.click()
    await expect(
      page.getByRole('heading', { level: 1, name: say.application.sentHeading(name) }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'On its way to the lender' })).toBeVisible()

    await expect(() => expect(lender.applications().length).toBeGreaterThan(0)).toPass()
    lender.behave('normal')
    await expect(page.getByRole('heading', { level: 2, name: 'Sent to lender' })).toBeVisible({
      timeout: 90_000,
    })
    expect(lender.applications().length).toBeGreaterThan(1)
    expect(new Set(lender.applications()).size).toBe(1)
    const applied = await listLenderApplications(page.request, session, server)
    expect(applied.map((one) => one.slug)).toEqual([slug])
    expect(applied[0]?.timeline.map(({ status }) => status)).toEqual(['QUEUED', 'SENT'])
  })
})
