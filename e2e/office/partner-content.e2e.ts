import type { Page } from '@playwright/test'
import { expectSoundPage } from '../journey/check-page.ts'
import { expect } from '../journey/expect.ts'
import { press } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import { addPartnerByCalls, signInPartnerByCalls } from '../journey/office/office-partner.ts'

/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }

interface Asked {
  words: string
  options: string[]
  right_option: number
}

/** What is right, which only staff are told. */
const readAnswers = async (page: Page, token: string): Promise<ReadonlyMap<string, string>> => {
  const answer = await page.request.get('/api/partner-content/training', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { questions: Asked[] } }
  return new Map(
    data.questions.map(({ words, options, right_option }) => [words, options[right_option - 1] ?? '']),
  )
}

const answerByKeyboard = async (page: Page, right: ReadonlyMap<string, string>): Promise<void> => {
  const groups = page.getByRole('group')
  await expect(groups.first()).toBeVisible()
  for (const group of await groups.all()) {
    const words = (await group.locator('legend').innerText()).replace(/^\d+\. /, '')
    await group.getByRole('radio', { name: right.get(words) ?? '', exact: true }).focus()
    await page.keyboard.press('Space')
  }
}

test(
  'a partner passes a course by keyboard and copies a message with its link; staff edit an answer, and it reads it',
  oneWidth,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const token = await enterAsStaff(page, 'admin')
    const right = await readAnswers(page, token)
    const partner = await addPartnerByCalls(page, token)
    await signInPartnerByCalls(page, partner, 'copper kettle ninth')

    await page.goto('/partner/training-material')
    await press(page, page.getByRole('link', { name: 'Start Who we are, and what you may say' }))
    await press(page, page.getByRole('link', { name: 'Take the test' }))
    await press(page, page.getByRole('button', { name: 'Begin the test' }))
    await answerByKeyboard(page, right)
    await expectSoundPage(page)
    await press(page, page.getByRole('button', { name: 'Hand in' }))
    await expect(page.getByRole('heading', { level: 2, name: 'Passed' })).toBeFocused()
    await press(page, page.getByRole('link', { name: 'All courses' }))
    await expect(page.getByText('Passed, holds until')).toBeVisible()

    await page.goto('/partner/marketing-support/messaging-content?language=hi')
    await press(page, page.getByRole('button', { name: 'Copy First words to somebody who asked' }))
    await expect(page.getByText('Message copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`/${partner.slug}`)
    expect(copied).toContain('नमस्ते')
    expect(copied).toContain(`विज्ञापन: ${partner.name}`)
    await expect(page.getByText(/you took it on/)).toBeVisible()
    const session = await page.evaluate(() => Object.entries<string>(localStorage))

    const question = 'May my staff use my sign-in?'
    const words = `No. Each has a sign-in of their own (${partner.slug}).`
    await openAsStaff(page, 'admin', '/admin/merchant-management/content?tab=faqs&q=may+my+staff')
    await page.getByRole('button', { name: question, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: question })
    await dialog.getByLabel('Answer', { exact: true }).fill(words)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expectSoundPage(page)

    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, session)
    await page.goto('/partner/faqs/dsa-queries#p-may-my-staff-use-my-sign-in')
    await expect(page.getByText(words)).toBeVisible()
  },
)
