import { journeySteps } from '@marketplace/contract/reports/journey-steps'
import { useState } from 'react'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import '../../office/office.css'
import { mount } from '../../testing/mount.tsx'
import type { CutName } from './filters-of-kind.ts'
import type { LaterStep } from './journey-state.ts'
import { stepRows } from './step-rows.ts'
import { StepTable } from './step-table.tsx'

const values = [18_420, 14_906, 15_100, 9_871, 6_204, 5_980, 1_486, 0]
const before = [18_400, 14_760, 15_000, 9_790, 6_670, 6_440, 1_600, 0]
const figures = {
  open_from: null,
  steps: journeySteps.map((step, at) => ({
    step,
    value: values[at] ?? 0,
    before: before[at] ?? 0,
    median_seconds: at === 0 ? null : 38 * at,
  })),
}

const chosen: string[] = []

const Example = ({ filters, hasRows }: { filters: Partial<Record<CutName, string>>; hasRows: boolean }) => {
  const [step, setStep] = useState<LaterStep>('applied')
  return (
    <MemoryRouter>
      <StepTable
        rows={stepRows(figures, Object.keys(filters) as CutName[])}
        days={{ from: '2026-10-24', to: '2026-11-22' }}
        beforeText="24/09/2026 – 23/10/2026"
        filters={filters}
        hasRows={hasRows}
        chosen={step}
        onChoose={(next) => {
          chosen.push(next)
          setStep(next)
        }}
      />
    </MemoryRouter>
  )
}

const open = (filters: Partial<Record<CutName, string>> = {}, hasRows = true) =>
  mount(<Example filters={filters} hasRows={hasRows} />)

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const textOf = (name: string): string => row(name).element().textContent.replaceAll('\u00a0', ' ')

test('each step is a row with its figures beside the step before, the days before and the start', async () => {
  await open()
  await expect.element(page.getByRole('table', { name: 'Steps of the journey' })).toBeVisible()
  expect(page.getByRole('rowheader').elements()).toHaveLength(8)
  expect(textOf('Started')).toBe('1Started18,420––100.0 %––')
  expect(textOf('Offers shown')).toBe('4Offers shown9,87165.4 %65.3 %53.6 %−5,2291 min 54 s')
})

test('up and down choose the step before and after; the first step has none before it', async () => {
  await open()
  const choice = page.getByRole('radio', { name: 'Applied' })
  await expect.element(choice).toBeChecked()
  expect(page.getByRole('radio').elements()).toHaveLength(7)
  await userEvent.tab()
  while (document.activeElement?.getAttribute('type') !== 'radio') await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'With a lender' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(page.getByRole('radio', { name: 'Offers shown' })).toBeChecked()
  expect(chosen).toEqual(['sent', 'applied', 'offers_shown'])
})

test('a row is chosen wherever it is pressed, and its number still leads to its rows', async () => {
  await open({ product: 'Gold Loans' })
  await row('Approved').getByRole('cell').last().click({ force: true })
  await expect.element(page.getByRole('radio', { name: 'Approved' })).toBeChecked()
  await expect
    .element(page.getByRole('link', { name: '1,486, Approved: the rows' }))
    .toHaveAttribute(
      'href',
      '/admin/report-rows?report=customers-journey&measure=approved&from=2026-10-24&to=2026-11-22&product=Gold+Loans',
    )
  // A start has no product, and nobody was paid: there are no rows to open.
  expect(page.getByRole('link').elements()).toHaveLength(5)
  expect(textOf('Started')).toMatch(/^1Started– A start has no product yet/)
})

test('how far starts came has no rows to open', async () => {
  await open({}, false)
  await expect.element(page.getByRole('rowheader', { name: 'Approved' })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})

test('a share that fell by more than 3 points is red, bold and said; one that is low is not', async () => {
  const { element } = await open()
  const marked = Array.from(element.querySelectorAll('td.text-bad'), (cell) => [
    cell.textContent.replaceAll('\u00a0', ' '),
    getComputedStyle(cell).fontWeight,
  ])
  expect(marked).toEqual([['62.9 % fell by more than 3 points', '600']])
})

test('of a step that more reached than the one before nobody is said to have left', async () => {
  const { element } = await open()
  expect(textOf('Details completed')).toContain('101.3 %')
  expect(element.querySelector('[title^="More than the step before"]')?.textContent).toMatch(
    /^– More than the step before: who applied today may have signed in earlier$/,
  )
})
