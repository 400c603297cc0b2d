import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { callable, originOf } from './addresses.ts'
import type { Language, Phrases } from './phrases/phrases.ts'
import { phrases } from './phrases/phrases.ts'
import { openLive, untilStill } from './stillness.ts'

interface Message {
  id: number
  text: string
}

/** The messages that reached a contact, newest first. */
const listMessages = async (
  request: APIRequestContext,
  to: string,
  origin: string,
): Promise<readonly Message[]> => {
  const { address, headers } = callable(`${origin}/api/dev/outbox?to=${encodeURIComponent(to)}`)
  const answer = await request.get(address, { headers })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: Message[] }).data
}

/** The newest passcode that was sent to a contact; empty where there is none. */
export const findPasscode = async (
  request: APIRequestContext,
  to: string,
  origin: string,
): Promise<string> => {
  const [newest] = await listMessages(request, to, origin)
  return /\b[0-9]{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

/** The newest passcode that was sent to a contact, once it is there and is not `not`. */
export const readPasscode = async (
  request: APIRequestContext,
  to: string,
  { origin = originOf('default'), not = '' } = {},
): Promise<string> => {
  let code = ''
  await expect(async () => {
    code = await findPasscode(request, to, origin)
    expect(code).toMatch(/^[0-9]{6}$/)
    expect(code).not.toBe(not)
  }).toPass({ intervals: [100, 200, 400], timeout: 15_000 })
  return code
}

/** The passcode that the contact of now was sent to prove a change of it, once it is there. */
export const readContactProof = async (
  request: APIRequestContext,
  to: string,
  origin = originOf('default'),
): Promise<string> => {
  let code = ''
  await expect(async () => {
    const [newest] = await listMessages(request, to, origin)
    expect(newest?.text).toMatch(/CHANGE|संपर्क बदलने/)
    code = /\b[0-9]{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
    expect(code).toMatch(/^[0-9]{6}$/)
  }).toPass({ intervals: [100, 200, 400], timeout: 15_000 })
  return code
}

/** The path of the link in the newest message to a contact, once it is there. */
export const readContactLink = async (
  request: APIRequestContext,
  to: string,
  origin = originOf('default'),
): Promise<string> => {
  let path = ''
  await expect(async () => {
    const [newest] = await listMessages(request, to, origin)
    path = /\/contact-change#[bf][\w-]{22}(?:\.hi)?/.exec(newest?.text ?? '')?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass({ intervals: [100, 200, 400], timeout: 15_000 })
  return path
}

/** Opens the start page of a brand and turns it to a language by the switch. */
export const openStart = async (page: Page, origin: string, language: Language): Promise<void> => {
  await openLive(page, `${origin}/`)
  if (language === 'hi') {
    await page.getByRole('link', { name: phrases.hi.languageName }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrases.hi.start.heading)
  }
}

/** Types a mobile number or an e-mail, agrees, and asks for the passcode. */
export const startWith = async (page: Page, say: Phrases, contact: string): Promise<void> => {
  const isEmail = contact.includes('@')
  if (isEmail) await page.getByRole('button', { name: say.start.useEmail }).click()
  await page
    .getByRole('textbox', { name: isEmail ? say.start.email : say.start.mobile, exact: true })
    .fill(contact)
  await page.getByRole('checkbox', { name: say.start.terms }).check()
  await page.getByRole('checkbox', { name: say.start.softQuestions }).check()
  await page.getByRole('checkbox', { name: say.start.messages }).check()
  await page.getByRole('button', { name: say.start.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.verification.heading })).toBeVisible()
}

/** Types a passcode once its form is at rest: what is typed into a form that is being replaced goes with it. */
export const typePasscode = async (field: Locator, code: string): Promise<void> => {
  await expect(field).toBeEditable()
  await untilStill(field.page())
  await field.fill(code)
}

/** Types the passcode that came, and arrives on the products screen. */
export const enterPasscode = async (page: Page, say: Phrases, contact: string): Promise<void> => {
  const code = await readPasscode(page.request, contact)
  await typePasscode(page.getByRole('textbox', { name: say.verification.passcode }), code)
  await expect(page.getByRole('heading', { level: 1, name: say.products.heading })).toBeVisible()
}
