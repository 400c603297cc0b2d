import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { addressIn } from '@marketplace/contract/site/language-address'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { press, tabTo } from './journey/keyboard.ts'
import { test } from './journey/marketplace-test.ts'
import type { Language } from './journey/phrases/phrases.ts'
import { applyDetailsByCalls, arriveSignedIn, storeSession } from './journey/prepared/prepared-customer.ts'
import { readPasscode, typePasscode } from './journey/sign-in.ts'

const origin = originOf('default')

const words = {
  en: {
    myData: 'My data',
    about: 'Who you are',
    masked: 'Masked copy',
    clear: 'Copy in clear, with passcode',
    send: 'Send passcode',
    passcode: /^Passcode sent to/,
    look: 'See what would be deleted',
    goes: 'This goes',
    stays: /^This must stay/,
    word: 'Type DELETE to confirm',
    wrongWord: 'Type the word exactly as it stands above',
    deletionWord: 'DELETE',
    remove: 'Delete for good',
    deleted: 'You are deleted',
    finish: 'Finish',
    complaints: 'Your complaints',
    category: 'What is it about?',
    charges: 'Charges or interest',
    what: 'What happened?',
    sendComplaint: 'Send the complaint',
    fillIn: 'Please fill this in',
    chooseOne: 'Choose one of the options',
    due: /^Answer due by \d{2}\/\d{2}\/\d{4}$/,
    escalate: 'If it is not solved',
    answered: 'Answered',
    no: 'No, open it again',
    stillWrong: 'What is still wrong?',
    openAgain: 'Open it again',
    yes: 'Yes, close it',
    closed: 'Closed',
  },
  hi: {
    myData: 'मेरी जानकारी',
    about: 'आप कौन हैं',
    masked: 'छिपे अंकों वाली कॉपी',
    clear: 'पूरी कॉपी, पासकोड से',
    send: 'पासकोड भेजें',
    passcode: /पर भेजा गया पासकोड$/,
    look: 'देखें कि क्या मिटेगा',
    goes: 'यह मिट जाएगा',
    stays: /^यह रहना ज़रूरी है/,
    word: 'पक्का करने के लिए मिटाएँ लिखें',
    wrongWord: 'ऊपर लिखा शब्द ठीक वैसा ही लिखें',
    deletionWord: 'मिटाएँ',
    remove: 'हमेशा के लिए मिटाएँ',
    deleted: 'सब मिटा दिया गया',
    finish: 'पूरा हुआ',
    complaints: 'आपकी शिकायतें',
    category: 'किस बारे में है?',
    charges: 'शुल्क या ब्याज',
    what: 'क्या हुआ?',
    sendComplaint: 'शिकायत भेजें',
    fillIn: 'कृपया इसे भरें',
    chooseOne: 'दिए गए विकल्पों में से एक चुनें',
    due: /^\d{2}\/\d{2}\/\d{4} तक जवाब$/,
    escalate: 'बात न बने तो',
    answered: 'जवाब आ गया',
    no: 'नहीं, फिर से खोलें',
    stillWrong: 'अब भी क्या गड़बड़ है?',
    openAgain: 'फिर से खोलें',
    yes: 'हाँ, बंद करें',
    closed: 'बंद',
  },
} as const

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

/** Both files of a copy, by their ending. */
const copyBy = async (page: Page, act: () => Promise<void>): Promise<{ json: string; html: string }> => {
  const downloads: Download[] = []
  const note = (download: Download): void => void downloads.push(download)
  page.on('download', note)
  await act()
  await expect.poll(() => downloads.length).toBe(2)
  page.off('download', note)
  const [json, html] = ['.json', '.html'].map((end) =>
    downloads.find((download) => download.suggestedFilename().endsWith(end)),
  )
  if (json === undefined || html === undefined) throw new Error('a copy is two files')
  return { json: await textOf(json), html: await textOf(html) }
}

for (const [language, project] of [
  ['en', 'again-phone'],
  ['hi', 'phone'],
  ['hi', 'again-desktop'],
] as const) {
  test(`see, copy and delete my data: ${project}, ${language}`, { tag: `@${project}` }, async ({ page }) => {
    const say = words[language]
    const customer = newCustomer()
    const session = await arriveSignedIn(page, customer, { language })
    await storeSession(page, await applyDetailsByCalls(page.request, session, customer, { language }), {
      language,
    })
    const signInCode = await readPasscode(page.request, customer.mobile)
    await page.goto(`${origin}/user/my-data`)
    await expect(page.getByRole('heading', { level: 1, name: say.myData })).toBeVisible()
    const about = page.getByRole('region', { name: say.about })
    await expect(about).toContainText('*****1234F')
    await expect(about).toContainText('**/**/1990')
    await expectSoundPage(page)

    const masked = await copyBy(page, () => page.getByRole('button', { name: say.masked }).click())
    for (const text of Object.values(masked)) {
      expect(text).toContain('*****1234F')
      expect(text).not.toContain('ABCPV1234F')
    }
    expect(masked.html).toContain(`<html lang="${language}">`)

    await page.getByRole('button', { name: say.look }).click()
    const deletion = page.getByRole('dialog')
    await expect(deletion.getByRole('heading', { name: say.goes })).toBeVisible()
    await expect(deletion.getByRole('heading', { name: say.stays })).toBeVisible()
    await expectSoundPage(page)
    await deletion.getByRole('button', { name: say.send }).click()
    await expect(deletion.getByText(say.wrongWord)).toBeVisible()
    await deletion.getByRole('textbox', { name: say.word }).fill(say.deletionWord)
    await deletion.getByRole('button', { name: say.send }).click()
    const code = await readPasscode(page.request, customer.mobile, { not: signInCode })
    await typePasscode(deletion.getByRole('textbox', { name: say.passcode }), code)
    await deletion.getByRole('button', { name: say.remove }).click()
    await expect(page.getByRole('dialog', { name: say.deleted })).toContainText(/D-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    await expectSoundPage(page)
    await page.getByRole('button', { name: say.finish }).click()
    await expect(page).toHaveURL(origin + addressIn(language, '/'))
    expect(await page.evaluate(() => localStorage.getItem('atkn'))).toBeNull()

    await arriveSignedIn(page, customer, { language })
    await page.goto(`${origin}/user/my-data`)
    await expect(page.getByRole('region', { name: say.about })).toBeVisible()
    await expect(page.getByText('*****1234F')).toHaveCount(0)
  })
}

const answer = async (page: Page, number: string, text: string): Promise<void> => {
  const signedIn = await page.request.post(`${origin}/api/admin/login`, {
    data: { username: 'caller', password: 'Caller-demo-3' },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const answered = await page.request.post(`${origin}/api/complaints/answer`, {
    data: { number, text },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answered.status()).toBe(200)
}

for (const [language, project] of [
  ['en', 'again-desktop'],
  ['hi', 'phone'],
] as const) {
  test(
    `a complaint from its number to its end: ${project}, ${language}`,
    { tag: `@${project}` },
    async ({ page }) => {
      const say = words[language as Language]
      await arriveSignedIn(page, newCustomer(), { language })
      await page.goto(`${origin}/user/complaints`)
      await expect(page.getByRole('heading', { level: 1, name: say.complaints })).toBeVisible()
      await page.getByRole('button', { name: say.sendComplaint }).click()
      await expect(page.getByText(say.fillIn)).toBeVisible()
      await expect(page.getByText(say.chooseOne)).toBeVisible()
      await expectSoundPage(page)

      await page.getByRole('combobox', { name: say.category }).selectOption({ label: say.charges })
      await page.getByRole('textbox', { name: say.what }).fill('₹500 too much <b>')
      await page.reload()
      await expect(page.getByRole('textbox', { name: say.what })).toHaveValue('₹500 too much <b>')
      await page.getByRole('button', { name: say.sendComplaint }).click()
      const card = page.getByRole('region', { name: /^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
      await expect(card.getByText(say.due)).toBeVisible()
      await expect(card).toContainText('₹500 too much <b>')
      await card.getByText(say.escalate).click()
      await expect(card.getByRole('link')).toHaveAttribute('href', 'https://cms.rbi.org.in')
      await expectSoundPage(page)

      const number = await card.getByRole('heading', { level: 3 }).innerText()
      await answer(page, number, 'We return it')
      await page.reload()
      await expect(card.getByText(say.answered, { exact: true })).toBeVisible()
      await card.getByRole('button', { name: say.no }).click()
      await card.getByRole('textbox', { name: say.stillWrong }).fill('Nothing came')
      await card.getByRole('button', { name: say.openAgain }).click()
      await expect(card.getByText(say.due)).toBeVisible()
      await answer(page, number, 'Now it did')
      await page.reload()
      await card.getByRole('button', { name: say.yes }).click()
      await expect(card.getByText(say.closed, { exact: true }).first()).toBeVisible()
      await expectSoundPage(page)
    },
  )
}

for (const language of ['en', 'hi'] as const) {
  test(
    `a copy in clear, by keyboard alone: ${language}`,
    { tag: language === 'hi' ? '@again-desktop' : '@desktop' },
    async ({ page }) => {
      const say = words[language]
      const customer = newCustomer()
      const session = await arriveSignedIn(page, customer, { language })
      await storeSession(page, await applyDetailsByCalls(page.request, session, customer, { language }), {
        language,
      })
      const signInCode = await readPasscode(page.request, customer.mobile)
      await page.goto(`${origin}/user/my-data`)
      await press(page, page.getByRole('button', { name: say.clear }))
      await press(page, page.getByRole('button', { name: say.send }))
      const field = page.getByRole('textbox', { name: say.passcode })
      await expect(field).toBeFocused()
      await expectSoundPage(page)
      await page.keyboard.type(await readPasscode(page.request, customer.mobile, { not: signInCode }))
      const clear = await copyBy(page, () => page.keyboard.press('Enter'))
      for (const text of Object.values(clear)) expect(text).toContain('ABCPV1234F')
      await expect(field).toBeHidden()
      await tabTo(page, page.getByRole('button', { name: say.look }))
    },
  )
}
