import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { test } from './journey/marketplace-test.ts'
import {
  applyDetailsByCalls,
  arriveSignedIn,
  bearer,
  storeSession,
  type PreparedSession,
} from './journey/prepared/prepared-customer.ts'
import { readContactLink, readContactProof, readPasscode, typePasscode } from './journey/sign-in.ts'

const origin = originOf('default')

const words = {
  en: {
    change: /^Change\s*: Mobile number$/,
    newMobile: 'New mobile number',
    send: 'Send passcode',
    now: /^Passcode sent to your present contact/,
    fresh: /^Passcode sent to the new one/,
    saved: 'Checked by passcode.',
    lost: 'I have lost my present contact',
    pan: 'Last four characters of your PAN',
    birth: 'Date of birth',
    ask: 'Ask for the change',
    noted: 'We have noted the new contact',
    takeBack: 'It was not me: take it back',
    back: 'Taken back',
    refused: 'This link does not work',
    held: 'Your contact was changed lately',
    sessions: 'Where you are signed in',
    out: /^Sign out/,
    passcode: /^Passcode sent to/,
    signOut: 'Sign out',
    ended: '1 signed out',
  },
  hi: {
    change: /^बदलें\s*: मोबाइल नंबर$/,
    newMobile: 'नया मोबाइल नंबर',
    send: 'पासकोड भेजें',
    now: /^मौजूदा संपर्क/,
    fresh: /^नए संपर्क/,
    lost: 'मेरा मौजूदा संपर्क खो गया है',
    pan: 'आपके PAN के आख़िरी चार अक्षर',
    birth: 'जन्मतिथि',
    ask: 'बदलाव माँगें',
    noted: 'नया संपर्क हमने दर्ज कर लिया है',
    takeBack: 'यह मैंने नहीं किया: वापस लें',
    back: 'बदलाव वापस ले लिया गया',
    refused: 'यह लिंक काम नहीं करता',
    held: 'आपका संपर्क हाल में बदला गया है',
    sessions: 'आप कहाँ-कहाँ लॉग इन हैं',
    out: /^लॉग आउट करें/,
    passcode: /पर भेजा गया पासकोड$/,
    signOut: 'लॉग आउट करें',
    ended: '1 लॉग आउट हुआ',
  },
} as const

/** Opens the details of a customer who has filled them in, where the contact is changed. */
const openContact = async (page: Page, session: PreparedSession): Promise<void> => {
  const edited = await page.request.post(`${origin}/api/user/${session.prospectAppId}`, {
    data: { is_editing: 1 },
    headers: bearer(session),
  })
  expect(edited.status()).toBe(200)
  await page.goto(`${origin}/user/user-detail?part=contact`)
}

/** A second session of the same customer, whose passcode is not `not`. */
const signInElsewhere = async (
  request: APIRequestContext,
  mobile: string,
  not: string,
): Promise<Pick<PreparedSession, 'prospectAppId' | 'atkn'>> => {
  const consents = [{ purpose: 'terms', version: '1' }]
  const start = { mobile_phone_number: mobile, language: 'en', consents }
  const started = await request.post(`${origin}/api/auth/start`, { data: start })
  const { prospect_app_id } = (await started.json()) as { prospect_app_id: string }
  const otp = await readPasscode(request, mobile, { not })
  const verified = await request.post(`${origin}/api/auth/verify`, { data: { prospect_app_id, otp } })
  expect(verified.status()).toBe(200)
  const { token } = (await verified.json()) as { token: string }
  return { prospectAppId: prospect_app_id, atkn: token }
}

for (const language of ['en', 'hi'] as const) {
  test(
    `a change of contact is proved at both ends and taken back: ${language}`,
    { tag: language === 'en' ? '@again-phone' : '@phone' },
    async ({ page }) => {
      const say = words[language]
      const customer = newCustomer()
      const fresh = newCustomer().mobile
      const session = await arriveSignedIn(page, customer, { language })
      await storeSession(page, await applyDetailsByCalls(page.request, session, customer, { language }), {
        language,
      })
      await openContact(page, session)
      await page.getByRole('button', { name: say.change }).click()
      await page.getByRole('textbox', { name: say.newMobile }).fill(fresh)
      await expectSoundPage(page)
      await page.getByRole('button', { name: say.send }).click()
      const now = page.getByRole('textbox', { name: say.now })
      await expect(now).toBeFocused()
      await expectSoundPage(page)
      await typePasscode(now, await readContactProof(page.request, customer.mobile))
      const fromNew = page.getByRole('textbox', { name: say.fresh })
      await typePasscode(fromNew, await readPasscode(page.request, fresh))
      // The new contact is named above the passcode too: it is changed once that is gone.
      await expect(fromNew).toBeHidden()
      await expect(page.getByText(`******${fresh.slice(-4)}`).first()).toBeVisible()

      await page.goto(`${origin}/user/my-data`)
      await expect(page.getByText(say.held)).toBeVisible()

      const link = await readContactLink(page.request, customer.mobile)
      await page.goto(`${origin}${link}`)
      const takeBack = page.getByRole('button', { name: say.takeBack })
      await expect(takeBack).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')
      await expectSoundPage(page)
      await takeBack.click()
      await expect(page.getByRole('heading', { level: 1, name: say.back })).toBeVisible()
      await expectSoundPage(page)
      expect(await page.evaluate(() => localStorage.getItem('atkn'))).toBeNull()

      await page.goto('about:blank')
      await page.goto(`${origin}${link}`)
      await takeBack.click()
      await expect(page.getByRole('heading', { level: 1, name: say.refused })).toBeVisible()
      await expectSoundPage(page)
    },
  )

  test(
    `a lost contact waits, and sessions are seen and ended: ${language}`,
    { tag: language === 'en' ? '@again-phone' : '@phone' },
    async ({ page }) => {
      const say = words[language]
      const customer = newCustomer()
      const session = await arriveSignedIn(page, customer, { language })
      await storeSession(page, await applyDetailsByCalls(page.request, session, customer, { language }), {
        language,
      })
      const first = await readPasscode(page.request, customer.mobile)
      // The facts that prove somebody are those of an earlier session: this page is the second one.
      const { atkn: elsewhere } = session
      const later = { ...session, ...(await signInElsewhere(page.request, customer.mobile, first)) }
      await storeSession(page, later, { language })
      const second = await readPasscode(page.request, customer.mobile, { not: first })
      await page.goto(`${origin}/user/my-data`)
      const sessions = page.getByRole('region', { name: say.sessions })
      await expect(sessions.getByRole('listitem')).toHaveCount(2)
      await expectSoundPage(page)
      await sessions.getByRole('button', { name: say.out }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say.send }).click()
      const passcode = dialog.getByRole('textbox', { name: say.passcode })
      const earlier = await readPasscode(page.request, customer.mobile, { not: second })
      await typePasscode(passcode, earlier)
      await expectSoundPage(page)
      await dialog.getByRole('button', { name: say.signOut, exact: true }).click()
      await expect(page.getByText(say.ended)).toBeVisible()
      await expect(sessions.getByRole('listitem')).toHaveCount(1)
      const dead = await page.request.get(`${origin}/api/consents`, {
        headers: { authorization: `Bearer ${elsewhere}` },
      })
      expect(dead.status()).toBe(401)

      await openContact(page, later)
      await page.getByRole('button', { name: say.change }).click()
      await page.getByRole('button', { name: say.lost }).click()
      await page.getByRole('textbox', { name: say.newMobile }).fill(newCustomer().mobile)
      await page.getByRole('textbox', { name: say.pan }).fill('234f')
      await page.getByRole('textbox', { name: say.birth }).last().fill('17/05/1990')
      await expectSoundPage(page)
      await page.getByRole('button', { name: say.ask }).click()
      await expect(page.getByText(say.noted)).toBeVisible()
      await expectSoundPage(page)
      await page.goto(`${origin}${await readContactLink(page.request, customer.mobile)}`)
      await page.getByRole('button', { name: say.takeBack }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.back })).toBeVisible()
    },
  )
}
