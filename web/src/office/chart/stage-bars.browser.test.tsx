import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { StageBars, type MoneyStage } from './stage-bars.tsx'

const rows: readonly MoneyStage[] = [
  { stage: 'expected', label: 'Expected', paise: 8_00_000_00, to: '/expected' },
  { stage: 'received', label: 'Received', paise: 4_00_000_50, note: 'in the bank' },
  { stage: 'overdue', label: 'Overdue', paise: 0, text: 'None' },
]

test('each stage says its sum, and what is to say of it', async () => {
  const { element } = await mount(
    <MemoryRouter>
      <StageBars label="Commission of October" rows={rows} />
    </MemoryRouter>,
  )
  expect(
    page
      .getByRole('list', { name: 'Commission of October' })
      .getByRole('listitem')
      .elements()
      .map((stage) => stage.textContent),
  ).toEqual(['ExpectedExpected ₹8,00,000', 'Receivedin the bank₹4,00,000.50', 'OverdueNone'])
  await expect
    .element(page.getByRole('link', { name: 'Expected ₹8,00,000' }))
    .toHaveAttribute('href', '/expected')
  const [expected = 0, received = 0] = Array.from(
    element.querySelectorAll('svg > rect'),
    (bar) => bar.getBoundingClientRect().width,
  )
  expect(received / expected).toBeCloseTo(0.5, 2)
  expect(element.querySelectorAll('svg > rect').length).toBe(2)
})
