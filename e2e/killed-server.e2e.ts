import { expect } from './journey/expect.ts'
import { newCustomer } from './journey/customer.ts'
import { optionalField, textField } from './journey/details.ts'
import { test } from './journey/marketplace-test.ts'
import { agreeAndSend, apiLender, expectOffers, openApply } from './journey/offers.ts'
import { startOwnServer, type OwnServer } from './journey/own-server.ts'
import { phrases } from './journey/phrases/phrases.ts'
import {
  applyDetailsByCalls,
  arriveSignedIn,
  bearer,
  storeSession,
  listLenderApplications,
} from './journey/prepared/prepared-customer.ts'

const say = phrases.en
const { details } = say
let server: OwnServer

test.describe('a server killed with -9', { tag: '@again-desktop' }, () => {
  test.beforeAll(async () => {
    server = await startOwnServer()
  })
  test.afterAll(() => server.remove())

  test('loses neither session nor details nor application, and sends nothing twice', async ({ page }) => {
    test.slow()
    const customer = newCustomer(200_111)
    const session = await arriveSignedIn(page, customer, server)
    await page.goto(`${server.origin}/user/user-detail?part=home`)
    await textField(page, details.address1).fill('Asha')
    await textField(page, details.address1).blur()
    await expect(page.getByRole('status').filter({ hasText: details.saved })).toBeVisible()
    await server.kill()
    await optionalField(page, say, details.locality).fill('Verma')
    await optionalField(page, say, details.locality).blur()
    await expect(page.getByText(details.waiting)).toBeVisible()
    await server.start()
    await expect(page.getByRole('status').filter({ hasText: details.saved })).toBeVisible({ timeout: 45_000 })
    await page.reload()
    await expect(textField(page, details.address1)).toHaveValue('Asha')
    await expect(optionalField(page, say, details.locality)).toHaveValue('Verma')

    const prepared = await applyDetailsByCalls(page.request, session, customer, server)
    await storeSession(page, prepared, server)
    await page.goto(`${server.origin}/user/offers`)
    await expectOffers(page, say)
    await openApply(page, say, apiLender.name)
    await agreeAndSend(page, say, apiLender.name)
    await server.kill()
    await server.start()

    await page.goto(`${server.origin}/user/application-status`)
    const card = page.getByRole('region', { name: apiLender.name })
    await expect(card.getByText(say.application.rejected, { exact: true }).first()).toBeVisible({
      timeout: 90_000,
    })
    const applied = await listLenderApplications(
      page.request,
      { ...prepared, appId: prepared.appId ?? '' },
      server,
    )
    expect(applied.map(({ slug }) => slug)).toEqual([apiLender.slug])
    const statuses = applied[0]?.timeline.map(({ status }) => status)
    expect(statuses).toEqual(['QUEUED', 'SENT', 'LOGGED_IN', 'UNDER_PROCESS', 'REJECTED'])
    const profile = await page.request.get(`${server.origin}/api/user/${session.prospectAppId}`, {
      headers: bearer(session),
    })
    expect(profile.status()).toBe(200)
  })
})
