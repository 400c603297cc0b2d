import type { OpenMatch } from '@marketplace/contract/loans/open-match'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { BootstrapContext } from '../../brand/bootstrap-context.ts'
import { loadAreaTexts, loadTexts } from '../../i18n/texts.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { exampleBootstrap } from '../../testing/example-bootstrap.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { mount } from '../../testing/mount.tsx'
import { CheckForm } from './check-form.tsx'

const matchOf = (matching: number): OpenMatch => ({
  product_type: 'Personal Loans',
  amount: 200_000,
  tenure_months: 36,
  as_on: '2026-11-22',
  matching,
  waiting_for_score: 0,
  other_amount: 0,
  lowest: null,
  first: [],
})
const income = page.getByRole('textbox', { name: 'Income a month' })
const busy = (): boolean => document.querySelector('[aria-busy=true]') !== null
/** One key, as the browser tells it: what the page says is looked at before any timer or answer. */
const type = (text: string): void => {
  const field = income.element() as HTMLInputElement
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const mountForm = () =>
  mount(
    <BootstrapContext value={exampleBootstrap}>
      <MemoryRouter at="/personal-loans/check">
        <CheckForm
          product="Personal Loans"
          page={{ questions: ['se_loan_amount', 'monthly_income'], options: {}, match: matchOf(26) }}
        />
      </MemoryRouter>
    </BootstrapContext>,
  )

beforeEach(() => Promise.all([loadTexts('en'), loadAreaTexts('check', 'en')]))

test('while its rules are on their way several keys are pressed: what stands there when they come is counted', async () => {
  const requests = answerByHand()
  await mountForm()
  type('4')
  // The next key, as it stands when the rules come: it may be judged before the first one.
  const field = income.element() as HTMLInputElement
  field.value = '45,000'
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toMatchObject({ answers: { monthly_income: 45_000 } })
})

test('from a key to its count the page says that it counts', async () => {
  const requests = answerByHand()
  await mountForm()
  expect(busy()).toBe(false)
  for (const [text, matching, count] of [
    ['30,000', 25, 1],
    ['45,000', 24, 2],
  ] as const) {
    type(text)
    // Before the rest of the fingers, and before React has had a turn of its own.
    await Promise.resolve()
    expect(busy()).toBe(true)
    await vi.waitFor(() => expect(requests).toHaveLength(count))
    expect(busy()).toBe(true)
    await requests.at(-1)?.answer({ success: true, data: matchOf(matching) })
    await expect.element(page.getByRole('button', { name: `Show my ${matching} lenders` })).toBeVisible()
    expect(busy()).toBe(false)
  }
})

test('a press on what the error of the field before moves away is not lost', async () => {
  answerByHand()
  await mountForm()
  const onSubmit = vi.fn<() => void>()
  document.querySelector('form')?.addEventListener('submit', onSubmit)
  await userEvent.fill(income, '0')
  await userEvent.click(page.getByRole('button', { name: /Show my/ }), { position: { x: 8, y: 3 } })
  await expect.element(income).toHaveAttribute('aria-invalid', 'true')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
